import { partOf } from '@ilaneer/client/api-errors';
import type { addTicketMessage, getTickets, openTicket } from '@ilaneer/contract/support/support';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { allPages } from '../../lib/all-pages.ts';
import { request } from '../../lib/api-client.ts';
import { useSession } from '../../lib/session.ts';

const TICKETS_KEY = 'tickets';
const FRESH_MS = 30_000;

/** Unread first; refetched when shown. */
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
    select: partOf('tickets'),
  });
}

export function refreshTickets(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [TICKETS_KEY] });
}

type NewTicket = {
  readonly orderId: string | null;
  readonly line: string | null;
  readonly message: string;
};

export function useOpenTicket() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ticket: NewTicket) =>
      request<typeof openTicket>('POST', '/support-tickets', { body: ticket }),
    onSuccess: () => {
      void refreshTickets(queryClient);
    },
  });
}

/** Pending until refetched. */
export function useAddTicketMessage(ticketId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (message: string) =>
      request<typeof addTicketMessage>('POST', '/support-tickets/:id/messages', {
        params: { id: ticketId },
        body: { message },
      }),
    onSuccess: () => refreshTickets(queryClient),
  });
}
