import type { StaffMessageRow, StaffMessageView } from '@ilaneer/contract/staff/messages/messages';
import { indiaDay } from '@ilaneer/domain/india-day';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { answerDueAt, answerUrgency, mayBeGrievance, resolutionDueAt } from '@ilaneer/domain/support/ticket';
import type { Deps } from '../../deps/deps.ts';
import { listQuotesOfTicket } from '../../modules/quote/quote.ts';
import { findStaffNames } from '../../modules/staff/staff.ts';
import {
  findWaitingSince,
  type ListedTicket,
  shownWords,
  type Ticket,
} from '../../modules/support/support.ts';

type Names = ReadonlyMap<string, string>;

export async function toRows(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  rows: readonly ListedTicket[],
): Promise<StaffMessageRow[]> {
  const names = await findStaffNames(
    db,
    rows.flatMap(({ assigneeId }) => assigneeId ?? []),
  );
  return rows.map((row) => toRow(row, now(), names));
}

export async function toView(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  ticket: Ticket,
): Promise<StaffMessageView> {
  const waitingSince = await findWaitingSince(db, ticket.id);
  const quotes = await listQuotesOfTicket(db, ticket.id, indiaDay(now()));
  const { photoIds, orderId, orderNumber, lineName, email, phone, country } = ticket;
  const names = await findStaffNames(
    db,
    [ticket.assigneeId, ...ticket.messages.map(({ staffId }) => staffId)].flatMap((id) => id ?? []),
  );
  return {
    ...toRow({ ...ticket, photos: photoIds.length, waitingSince }, now(), names),
    photos: photoIds.map((id) => ({ id })),
    email,
    phone,
    country,
    order: orderId === null ? null : { id: orderId, orderNumber: orderNumber ?? '', lineName },
    messages: ticket.messages.map((message) => {
      const { words, quoted } = shownWords(message);
      return {
        position: message.position,
        author: message.author,
        by: names.get(message.staffId ?? '') ?? null,
        body: words,
        quoted: quoted === '' ? null : quoted,
        at: message.writtenAt.toISOString(),
        isMail: message.mailId !== null,
        mailAfter: message.mailAfter?.toISOString() ?? null,
      };
    }),
    quotes: quotes.map((quote) => ({
      id: quote.id,
      number: quote.number,
      revision: quote.revision,
      state: quote.now,
      total: rupeesFromPaise(paise(quote.totalPaise)),
      lastDay: quote.lastDay,
    })),
    closedAt: ticket.closedAt?.toISOString() ?? null,
    rating: ticket.rating,
    notSolvedAt: ticket.notSolvedAt?.toISOString() ?? null,
    version: ticket.version,
  };
}

function toRow(row: Omit<ListedTicket, 'userId'>, now: Date, names: Names): StaffMessageRow {
  const { id, number, kind, status, subject, name, createdAt, waitingSince, photos, assigneeId } = row;
  const resolveBy = mayBeGrievance(kind) && status !== 'closed' ? resolutionDueAt(createdAt) : null;
  const assignee = names.get(assigneeId ?? '');
  return {
    id,
    ticketNumber: number,
    kind,
    status,
    subject,
    name,
    createdAt: createdAt.toISOString(),
    answerDueAt: waitingSince === null ? null : answerDueAt(waitingSince).toISOString(),
    urgency: answerUrgency(waitingSince, now),
    photos,
    assignee: assigneeId === null || assignee === undefined ? null : { id: assigneeId, name: assignee },
    resolveBy: resolveBy?.toISOString() ?? null,
    isResolvedLate: resolveBy !== null && now >= resolveBy,
  };
}
