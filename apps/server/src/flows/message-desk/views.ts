import type { StaffMessageRow, StaffMessageView } from '@ilaneer/contract/staff/messages/messages';
import { indiaDay } from '@ilaneer/domain/india-day';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { offeredDays } from '@ilaneer/domain/parcel/attempt-choice';
import { answerDueAt, answerUrgency, mayBeGrievance, resolutionDueAt } from '@ilaneer/domain/support/ticket';
import type { Deps } from '../../deps/deps.ts';
import { findAnyOrder } from '../../modules/order/order.ts';
import { listParcelNumbers } from '../../modules/parcel/parcel.ts';
import { listQuotesOfTicket } from '../../modules/quote/quote.ts';
import { findStaffNames } from '../../modules/staff/staff.ts';
import {
  findWaitingSince,
  type ListedTicket,
  shownWords,
  type Ticket,
} from '../../modules/support/support.ts';
import { readAttempts, stepOf, toAttemptViews, toOutcomeView } from '../deliveries/deliveries.ts';

type Names = ReadonlyMap<string, string>;

export async function toRows(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  rows: readonly ListedTicket[],
): Promise<StaffMessageRow[]> {
  const names = await findStaffNames(
    db,
    rows.flatMap(({ assigneeId }) => assigneeId ?? []),
  );
  const deliveries = await readDeliveries(
    db,
    rows.flatMap(({ parcelId }) => parcelId ?? []),
  );
  return rows.map((row) => ({
    ...toRow(row, now(), names),
    delivery: toDelivery(deliveries, row.parcelId),
  }));
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
  const { parcelId } = ticket;
  const deliveries = await readDeliveries(db, parcelId === null ? [] : [parcelId]);
  const attempts = parcelId === null ? [] : (deliveries.attempts.get(parcelId) ?? []);
  const order = parcelId === null || orderId === null ? null : await findAnyOrder(db, orderId);
  return {
    ...toRow({ ...ticket, photos: photoIds.length, waitingSince }, now(), names),
    delivery: toDelivery(deliveries, parcelId),
    attempts: await toAttemptViews(db, attempts),
    days: parcelId === null ? [] : offeredDays(now()),
    pinCode: order?.deliveryAddress.pinCode ?? null,
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

type Deliveries = {
  readonly parcels: Awaited<ReturnType<typeof listParcelNumbers>>;
  readonly attempts: Awaited<ReturnType<typeof readAttempts>>;
};

async function readDeliveries(db: Deps['db'], parcelIds: readonly string[]): Promise<Deliveries> {
  const parcels = await listParcelNumbers(db, parcelIds);
  return { parcels, attempts: await readAttempts(db, parcels) };
}

function toDelivery({ parcels, attempts }: Deliveries, parcelId: string | null): StaffMessageRow['delivery'] {
  const parcel = parcels.find(({ id }) => id === parcelId);
  if (parcel === undefined) return null;
  const all = attempts.get(parcel.id) ?? [];
  const { reason = null, answer = null, isOpen = false, outcome = null } = all.at(-1) ?? {};
  return {
    parcelNumber: parcel.number,
    state: parcel.state,
    attempts: all.length,
    reason,
    step: stepOf(answer),
    choice: answer?.choice ?? null,
    day: answer?.day ?? null,
    isOpen,
    outcome: toOutcomeView(outcome),
  };
}

function toRow(
  row: Omit<ListedTicket, 'userId'>,
  now: Date,
  names: Names,
): Omit<StaffMessageRow, 'delivery'> {
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
