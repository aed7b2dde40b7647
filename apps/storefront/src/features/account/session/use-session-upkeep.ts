import { isSessionLost } from '@ilaneer/client/api-errors';
import type { userDetails } from '@ilaneer/contract/account/account';
import { useToast } from '@ilaneer/ui/layers/toast';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../../lib/api-client.ts';
import {
  onLogin,
  onSessionEnd,
  readToken,
  refreshUser,
  trustSession,
  useSession,
} from '../../../lib/session.ts';

// Public queries; all others are the shopper's.
const PUBLIC_KEYS: ReadonlySet<unknown> = new Set([
  'banners',
  'categories',
  'phone-countries',
  'product',
  'product-cards',
  'reset-link',
  'stores',
  'sign-in-code',
  'sign-in-options',
  'verify-email',
]);

/** Confirms the session and cleans up at its end, in all tabs. */
export function useSessionUpkeep(): void {
  const queryClient = useQueryClient();
  const toast = useToast();
  useConfirmedSession();
  useEffect(
    () =>
      onSessionEnd((end) => {
        forgetShopper(queryClient);
        if (end !== 'expired') return;
        // The caller may have a more specific text.
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

/** A 401 ends the session. */
function useConfirmedSession(): void {
  const { user, isAuthenticated } = useSession();
  useQuery({
    queryKey: ['user-details', user?.id],
    enabled: isAuthenticated,
    queryFn: async ({ signal }) => {
      const token = readToken();
      try {
        const { user: confirmed } = await request<typeof userDetails>('GET', '/user-details', {
          signal,
        });
        // Ignore answers after a logout.
        if (readToken() === token) refreshUser(confirmed);
        return confirmed;
      } catch (error) {
        if (!signal.aborted && !isSessionLost(error)) trustSession();
        throw error;
      }
    },
  });
}
