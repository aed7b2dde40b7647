import { useEffect, useRef } from 'react';
import { untilDialogCloses } from '../../../lib/login-prompt.ts';

/** How long a call of the account may take. */
export const ANSWER_WITHIN_MS = 10_000;

/** What a call of an account dialog is sent with: it ends in time, and with its dialog. */
export function dialogCall() {
  return { timeoutMs: ANSWER_WITHIN_MS, signal: untilDialogCloses() };
}

/** What a call of a form is sent with: it ends in time, and with its form, for which nobody waits any more. */
export function useFormCall() {
  const closing = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);
  return () => ({ timeoutMs: ANSWER_WITHIN_MS, signal: closing.current?.signal });
}
