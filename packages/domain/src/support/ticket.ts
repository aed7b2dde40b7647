import { indiaDay, nextDay, startOfIndiaDay } from '../india-day.ts';

/** Written to the shop. */
export const WRITTEN_KINDS = ['contact', 'enquiry', 'order'] as const;

/** `delivery`: of a parcel whose delivery failed, opened by the shop (SUPPORT-20). */
export const TICKET_KINDS = [...WRITTEN_KINDS, 'delivery'] as const;

export type TicketKind = (typeof TICKET_KINDS)[number];

/** In a shopper's lists, which have no failed deliveries. */
export function writtenKind(kind: TicketKind): (typeof WRITTEN_KINDS)[number] {
  return kind === 'delivery' ? 'order' : kind;
}

export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const;

export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_AUTHORS = ['shopper', 'staff'] as const;

export type TicketAuthor = (typeof TICKET_AUTHORS)[number];

/** A message hands the ticket to the other side and reopens it (SUPPORT-1). */
export function statusAfterMessage(author: TicketAuthor): TicketStatus {
  return author === 'shopper' ? 'open' : 'answered';
}

/** Replies outside the shop, with the text recorded on the ticket (SUPPORT-8). */
export const ANSWER_CHANNELS = {
  email: 'We answered by e-mail.',
  phone: 'We answered by phone.',
} as const;

export type AnswerChannel = keyof typeof ANSWER_CHANNELS;

/** An answer is mailed after the seconds of Undo (SUPPORT-10). */
export const ANSWER_UNDO_MS = 10_000;

/** 1 to 5 by one click in the mail of a closed ticket (SUPPORT-15). */
export const RATINGS = [1, 2, 3, 4, 5] as const;

const HOUR_MS = 3_600_000;
const ANSWERED_WITHIN_MS = 48 * HOUR_MS;
const ALARM_AFTER_MS = 36 * HOUR_MS;

/** 48 hours, the legal limit of an acknowledgement (SUPPORT-6). */
export function answerDueAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + ANSWERED_WITHIN_MS);
}

/** Of waiting messages. */
export const ANSWER_URGENCIES = ['late', 'soon late', 'in time'] as const;

export type AnswerUrgency = 'none' | (typeof ANSWER_URGENCIES)[number];

/** First unanswered messages of an urgency: later than `after`, not later than `upTo`. */
export function waitingWithin(
  urgency: (typeof ANSWER_URGENCIES)[number],
  now: Date,
): { readonly after: Date | null; readonly upTo: Date | null } {
  const alarm = alarmsSince(now);
  const late = new Date(now.getTime() - ANSWERED_WITHIN_MS);
  if (urgency === 'late') return { after: null, upTo: late };
  return urgency === 'soon late' ? { after: late, upTo: alarm } : { after: alarm, upTo: null };
}

/** `since`: first unanswered message, or null (SUPPORT-9). */
export function answerUrgency(since: Date | null, now: Date): AnswerUrgency {
  if (since === null) return 'none';
  if (now >= answerDueAt(since)) return 'late';
  return since <= alarmsSince(now) ? 'soon late' : 'in time';
}

/** Alarm after 36 of 48 hours. */
export function alarmsSince(now: Date): Date {
  return new Date(now.getTime() - ALARM_AFTER_MS);
}

/** A complaint is to be resolved, which closes its ticket, within one month in India (SUPPORT-14). */
export function resolutionDueAt(createdAt: Date): Date {
  const [year = 0, month = 1, day = 1] = indiaDay(createdAt).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const due = new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10);
  return startOfIndiaDay(nextDay(due));
}

/** The grievance officer gets a copy of all messages but enquiries (SUPPORT-7). */
export function mayBeGrievance(kind: TicketKind): boolean {
  return kind === 'contact' || kind === 'order';
}
