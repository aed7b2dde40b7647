/** How people reached the shop. */
export const TICKET_KINDS = ['contact', 'enquiry', 'order'] as const;

export type TicketKind = (typeof TICKET_KINDS)[number];

/** Where a ticket stands: waiting for the shop, waiting for the shopper, or done. */
export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const;

export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_AUTHORS = ['shopper', 'staff'] as const;

export type TicketAuthor = (typeof TICKET_AUTHORS)[number];

/** Whoever writes passes the ticket to the other side, also when it was closed (SUPPORT-1). */
export function statusAfterMessage(author: TicketAuthor): TicketStatus {
  return author === 'shopper' ? 'open' : 'answered';
}
