import type { openTicket } from '@ilaneer/contract/support/support';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { refreshTickets } from './tickets.ts';

type NewTicket = {
  readonly orderId: string | null;
  /** The variant of the item that it is about. */
  readonly line: string | null;
  readonly message: string;
};

/** Opens a support ticket. */
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
