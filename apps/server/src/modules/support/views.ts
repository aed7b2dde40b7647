import type { TicketView } from '@ilaneer/contract/support/support';
import type { Ticket } from './repository.ts';

export function toTicketView(ticket: Ticket): TicketView {
  return {
    id: ticket.id,
    ticketNumber: ticket.number,
    kind: ticket.kind,
    status: ticket.status,
    subject: ticket.subject,
    order:
      ticket.orderId === null
        ? null
        : { id: ticket.orderId, orderNumber: ticket.orderNumber ?? '', lineName: ticket.lineName },
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
    photos: ticket.photoIds.map((id) => ({ id })),
    messages: ticket.messages.map(({ ticketId, position, author, body, writtenAt }) => ({
      id: `${ticketId}-${position}`,
      author,
      message: body,
      at: writtenAt.toISOString(),
    })),
  };
}
