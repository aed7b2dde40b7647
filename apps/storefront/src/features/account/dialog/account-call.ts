import { ApiError } from '@ilaneer/client/api-errors';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

export function useFormCall() {
  const closing = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);
  return () => ({ signal: closing.current?.signal });
}

/** Its outcome would be unknown: the dialog stays until an answer or timeout. */
export const HELD_CHANGE_KEY = ['held-account-change'] as const;

/** Without an answer the change may have happened: ask the server. */
export function useChangeInDoubt() {
  const queryClient = useQueryClient();
  return (error: Error): void => {
    if (!(error instanceof ApiError)) void queryClient.invalidateQueries({ queryKey: ['user-details'] });
  };
}
