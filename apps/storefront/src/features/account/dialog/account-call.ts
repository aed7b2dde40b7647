import { ApiError } from '@ilaneer/client/api-errors';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** What a call of a form is sent with: it ends with its form, for which nobody waits any more. */
export function useFormCall() {
  const closing = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);
  return () => ({ signal: closing.current?.signal });
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
