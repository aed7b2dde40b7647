import type { addTicketMessage } from '@ilaneer/contract/support/support';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { refreshTickets } from './tickets.ts';

/** Adds a message to a ticket; it stays pending until the list shows it. */
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
