import type { ReactNode } from 'react';

export type StepProps = {
  submitLabel?: string;
  onDone?: () => void;
  also?: ReactNode;
};
