import type { ReactNode } from 'react';

/** First run additions. */
export type StepProps = {
  submitLabel?: string;
  onDone?: () => void;
  also?: ReactNode;
};
