import { Button } from '@ilaneer/ui/buttons/button';
import type { ReactNode } from 'react';

type DetailRowProps = {
  readonly label: string;
  readonly children: ReactNode;
  /** Pending change. */
  readonly note?: ReactNode;
  readonly actions: ReactNode;
};

export function DetailRow({ label, children, note, actions }: DetailRowProps) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[8.5rem_1fr_auto] sm:items-center">
      <dt className="text-palm-soft text-sm">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
        {children}
      </dd>
      <dd className="-ml-4 flex flex-wrap sm:-mr-4 sm:ml-0 sm:justify-end">{actions}</dd>
      <dd role="status" className="text-palm-soft text-sm empty:hidden sm:col-span-2 sm:col-start-2">
        {note}
      </dd>
    </div>
  );
}

type ChangeButtonProps = {
  readonly what: string;
  readonly isNew?: boolean;
  readonly onPress: () => void;
};

export function ChangeButton({ what, isNew = false, onPress }: ChangeButtonProps) {
  return (
    <Button variant="quiet" size="sm" onClick={onPress}>
      {isNew ? 'Add' : 'Change'}
      <span className="sr-only"> {what}</span>
    </Button>
  );
}
