import type { ReactNode } from 'react';

type TextButtonProps = {
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
};

export function TextButton({ onPress, disabled = false, children }: TextButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      disabled={disabled}
      className="px-1 font-semibold text-leaf-dark underline underline-offset-4 hover:no-underline disabled:text-palm-soft disabled:no-underline"
    >
      {children}
    </button>
  );
}

type SwitchDialogProps = {
  readonly question: string;
  readonly onSwitch: () => void;
  readonly disabled: boolean;
  readonly children: ReactNode;
};

export function SwitchDialog({ question, onSwitch, disabled, children }: SwitchDialogProps) {
  return (
    <p className="text-center">
      {question}{' '}
      <TextButton onPress={onSwitch} disabled={disabled}>
        {children}
      </TextButton>
    </p>
  );
}
