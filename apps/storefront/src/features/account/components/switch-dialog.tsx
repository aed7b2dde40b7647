import type { ReactNode } from 'react';

type SwitchDialogProps = {
  readonly question: string;
  readonly onSwitch: () => void;
  readonly disabled: boolean;
  readonly children: ReactNode;
};

/** The line at the foot of an account dialog that leads to the other one. */
export function SwitchDialog({ question, onSwitch, disabled, children }: SwitchDialogProps) {
  return (
    <p className="text-center">
      {question}{' '}
      <button
        type="button"
        onClick={onSwitch}
        disabled={disabled}
        className="px-1 font-semibold text-leaf-dark underline underline-offset-4 hover:no-underline"
      >
        {children}
      </button>
    </p>
  );
}
