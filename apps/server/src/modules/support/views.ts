import type { TicketView } from '@ilaneer/contract/support/support';
import { writtenKind } from '@ilaneer/domain/support/ticket';
import { type CutMail, withoutQuote } from '@ilaneer/domain/support/ticket-mail';
import type { Ticket, TicketMessageRow } from './repository.ts';

export function toTicketView(ticket: Ticket): TicketView {
  return {
    id: ticket.id,
    ticketNumber: ticket.number,
    kind: writtenKind(ticket.kind),
    status: ticket.status,
    subject: ticket.subject,
    order:
      ticket.orderId === null
        ? null
        : { id: ticket.orderId, orderNumber: ticket.orderNumber ?? '', lineName: ticket.lineName },
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
    ...(ticket.rating !== null && { rating: ticket.rating }),
    photos: ticket.photoIds.map((id) => ({ id })),
    // An answer that can still be undone is not theirs yet.
    messages: ticket.messages
      .filter(({ mailAfter }) => mailAfter === null)
      .map((message) => ({
        id: `${message.ticketId}-${message.position}`,
        author: message.author,
        message: shownWords(message).words,
        at: message.writtenAt.toISOString(),
      })),
  };
}

/** Mails repeat those before them (SUPPORT-12). */
export function shownWords({ author, body, mailId }: TicketMessageRow): CutMail {
  return author === 'shopper' && mailId !== null ? withoutQuote(body) : { words: body, quoted: '' };
}
