import { ApiError } from '@ilaneer/client/api-errors';
import { useQueryClient } from '@tanstack/react-query';
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

/**
 * Begins the name of every change among the mutations that cannot be left half-way: whoever left would not know which
 * password counts, or whether there is still an account. Its dialog stays until the answer or the end of its time.
 */
export const HELD_CHANGE_KEY = ['held-account-change'] as const;

/** What to do when a change failed: without an answer it may have come about all the same, so the server is asked. */
export function useChangeInDoubt() {
  const queryClient = useQueryClient();
  return (error: Error): void => {
    if (!(error instanceof ApiError)) void queryClient.invalidateQueries({ queryKey: ['user-details'] });
  };
}
