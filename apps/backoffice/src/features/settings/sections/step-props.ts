import type { ReactNode } from 'react';

/** What the first run adds to a form: what follows, and what stands beside its button. */
export type StepProps = {
  submitLabel?: string;
  onDone?: () => void;
  also?: ReactNode;
};
