import { useToast } from '@ilaneer/ui/feedback/toast';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLogin, onSessionEnd } from '../../../lib/session.ts';
import { useConfirmedSession } from './get-user-details.ts';

// What anyone may see. Everything else in the query client counts as the shopper's own.
const PUBLIC_KEYS: ReadonlySet<unknown> = new Set([
  'banners',
  'categories',
  'phone-countries',
  'product',
  'products',
  'reset-link',
  'stores',
  'sign-in-code',
  'sign-in-options',
  'verify-email',
]);

/** Confirms the session with the server, and cleans up when it ends, here or in another tab. */
export function useSessionUpkeep(): void {
  const queryClient = useQueryClient();
  const toast = useToast();
  useConfirmedSession();
  useEffect(
    () =>
      onSessionEnd((end) => {
        forgetShopper(queryClient);
        if (end !== 'expired') return;
        // What the shopper was about to do may have words of its own for it.
        toast.show({ text: 'Session expired. Please login again.', tone: 'error', givesWay: true });
      }),
    [queryClient, toast],
  );
  useEffect(
    () => onLogin(() => toast.show({ text: 'You are logged in.', tone: 'success', polite: true })),
    [toast],
  );
}

function forgetShopper(queryClient: QueryClient): void {
  const own = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => !PUBLIC_KEYS.has(queryKey[0]),
  };
  void queryClient.cancelQueries(own);
  queryClient.removeQueries(own);
}
