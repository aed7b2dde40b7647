import { Dialog } from '@ilaneer/ui/layers/dialog';
import { type MutationKey, matchMutation, useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HELD_CHANGE_KEY } from './account-call.ts';

export type FormDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly calls?: readonly MutationKey[];
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
};

export function FormDialog({ open, onClose, calls = [], title, description, children }: FormDialogProps) {
  const sending = useIsMutating({
    predicate: (mutation) => calls.some((mutationKey) => matchMutation({ mutationKey }, mutation)),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      locked={sending > 0}
      size="sm"
      title={title}
      description={description}
    >
      {children}
    </Dialog>
  );
}

export function ChangeDialog(props: Omit<FormDialogProps, 'calls'>) {
  return <FormDialog {...props} calls={[HELD_CHANGE_KEY]} />;
}
