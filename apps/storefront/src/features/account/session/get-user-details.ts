import type { userDetails } from '@ilaneer/contract/account/account';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { isSessionLost } from '../../../lib/api-errors.ts';
import { readToken, refreshUser, trustSession, useSession } from '../../../lib/session.ts';

const TIMEOUT_MS = 10_000;

/** Has the server confirm the stored session and keeps what it says of the user; a 401 ends the session. */
export function useConfirmedSession(): void {
  const { user, isAuthenticated } = useSession();
  useQuery({
    queryKey: ['user-details', user?.id],
    enabled: isAuthenticated,
    queryFn: async ({ signal }) => {
      const token = readToken();
      try {
        const { user: confirmed } = await request<typeof userDetails>('GET', '/user-details', {
          signal,
          timeoutMs: TIMEOUT_MS,
        });
        // An answer that comes after a logout must not start the session again.
        if (readToken() === token) refreshUser(confirmed);
        return confirmed;
      } catch (error) {
        if (!isSessionLost(error)) trustSession();
        throw error;
      }
    },
  });
}
