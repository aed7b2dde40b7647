import type { getTickets } from '@ilaneer/contract/support/support';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { allPages } from '../../lib/all-pages.ts';
import { request } from '../../lib/api-client.ts';
import { useSession } from '../../lib/session.ts';

const TICKETS_KEY = 'tickets';
const FRESH_MS = 30_000;

/** The shopper's support tickets, those with news first; looked up again whenever they come back to them. */
export function useTickets() {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: [TICKETS_KEY, user?.id],
    enabled: isConfirmed,
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      allPages(
        (query) => request<typeof getTickets>('GET', '/support-tickets', { query, signal }),
        (all, next) => ({ ...all, tickets: [...all.tickets, ...next.tickets] }),
      ),
    select: (reply) => reply.tickets,
  });
}

/** Fetches the tickets again, if they are in sight. */
export function refreshTickets(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [TICKETS_KEY] });
}
