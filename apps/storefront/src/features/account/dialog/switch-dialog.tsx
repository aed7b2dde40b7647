import type { ReactNode } from 'react';
import { TextButton } from './text-button.tsx';

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
      <TextButton onPress={onSwitch} disabled={disabled}>
        {children}
      </TextButton>
    </p>
  );
}
