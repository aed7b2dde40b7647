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

/** How staff answered outside the shop, with the words that the ticket then holds for both sides (SUPPORT-8). */
export const ANSWER_WAYS = {
  email: 'We answered by e-mail.',
  phone: 'We answered by phone.',
} as const;

export type AnswerWay = keyof typeof ANSWER_WAYS;

const HOUR_MS = 3_600_000;
const ANSWERED_WITHIN_MS = 48 * HOUR_MS;
const ALARM_AFTER_MS = 36 * HOUR_MS;

/** Until when the first answer is promised: 48 hours, which is what the law gives for the acknowledgement (SUPPORT-6). */
export function answerDueAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + ANSWERED_WITHIN_MS);
}

/** How urgent an answer is; `since` is the first message without one, null where none waits (SUPPORT-9). */
export type AnswerUrgency = 'none' | 'in time' | 'soon late' | 'late';

export function answerUrgency(since: Date | null, now: Date): AnswerUrgency {
  if (since === null) return 'none';
  if (now >= answerDueAt(since)) return 'late';
  return since <= alarmsSince(now) ? 'soon late' : 'in time';
}

/** Messages that have waited since this moment raise the alarm: 36 of the 48 hours are gone. */
export function alarmsSince(now: Date): Date {
  return new Date(now.getTime() - ALARM_AFTER_MS);
}

/** Whether the grievance officer gets a copy: all but enquiries may be complaints (SUPPORT-7). */
export function mayBeGrievance(kind: TicketKind): boolean {
  return kind !== 'enquiry';
}
