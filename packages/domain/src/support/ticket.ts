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

const ANSWERED_WITHIN_MS = 48 * 3_600_000;

/** Until when the first answer is promised: 48 hours, which is what the law gives for the acknowledgement (SUPPORT-6). */
export function answerDueAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + ANSWERED_WITHIN_MS);
}
