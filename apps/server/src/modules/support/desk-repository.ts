import {
  mayBeGrievance,
  TICKET_KINDS,
  type TicketKind,
  type TicketStatus,
  WRITTEN_KINDS,
} from '@ilaneer/domain/support/ticket';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { ticketMessages, ticketPhotos, ticketSearchText, tickets } from '../../db/schema/content/ticket.ts';
import { orders } from '../../db/schema/order/order.ts';
import { beginningWith, bestFirst, holding } from '../../db/text-search.ts';

export type ListedTicket = Pick<
  typeof tickets.$inferSelect,
  | 'id'
  | 'number'
  | 'kind'
  | 'status'
  | 'subject'
  | 'name'
  | 'userId'
  | 'assigneeId'
  | 'parcelId'
  | 'createdAt'
> & {
  /** First unanswered message or null (SUPPORT-9). */
  readonly waitingSince: Date | null;
  readonly photos: number;
};

export type TicketSort = 'newest' | 'oldest';

/** Each word is in the search text, or is the order's number. */
export type TicketFilter = {
  readonly status: TicketStatus | null;
  readonly kind: TicketKind | 'grievance' | null;
  /** Empty: unassigned. */
  readonly assigneeId: string | null;
  readonly words: readonly string[];
  /** Of the first unanswered message. */
  readonly waiting?: { readonly after: Date | null; readonly upTo: Date | null };
};

export type TicketPlace = { readonly createdAt: Date; readonly id: string };

const LAST_ANSWER = sql`(select max(a.position) from ${ticketMessages} a
  where a.ticket_id = ${tickets.id} and a.author = 'staff')`;

// A failed delivery is due at its own time, at the end of the same clock (SUPPORT-20).
const WAITING_SINCE = sql<string | null>`case when ${tickets.status} = 'open' then
  case when ${tickets.kind} = 'delivery' then ${tickets.dueAt} - interval '48 hours' else (
  select min(m.written_at) from ${ticketMessages} m
  where m.ticket_id = ${tickets.id} and m.author = 'shopper' and m.position > coalesce(${LAST_ANSWER}, 0)) end end`;

const LISTED = {
  id: tickets.id,
  number: tickets.number,
  kind: tickets.kind,
  status: tickets.status,
  subject: tickets.subject,
  name: tickets.name,
  userId: tickets.userId,
  assigneeId: tickets.assigneeId,
  parcelId: tickets.parcelId,
  createdAt: tickets.createdAt,
  waitingSince: WAITING_SINCE,
  photos: sql<number>`(select count(*)::int from ${ticketPhotos} p where p.ticket_id = ${tickets.id})`,
};

export async function listTicketsForStaff(
  db: Database,
  wanted: {
    readonly filter: TicketFilter;
    readonly sort: TicketSort;
    readonly after: TicketPlace | null;
    readonly limit: number;
  },
): Promise<ListedTicket[]> {
  const { filter, sort, after, limit } = wanted;
  const [behind, direction] = sort === 'newest' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const place =
    after === null
      ? undefined
      : sql`(${tickets.createdAt}, ${tickets.id}) ${behind} (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
  const rows = await db
    .select(LISTED)
    .from(tickets)
    .where(and(...conditionsOf(filter), place))
    .orderBy(sql`${tickets.createdAt} ${direction}, ${tickets.id} ${direction}`)
    .limit(limit);
  return rows.map(toListed);
}

export function countTicketsForStaff(db: Database, filter: TicketFilter, most: number): Promise<number> {
  const found = db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(...conditionsOf(filter)))
    .limit(most)
    .as('found');
  return db.$count(found);
}

/** By number, then by text, newest first. */
export async function bestTickets(db: Database, text: string, most: number): Promise<ListedTicket[]> {
  const typed = text.trim().toLowerCase();
  if (typed.length < SHORTEST) return [];
  const holds = sql`${ticketSearchText(tickets)} like ${holding(typed)}`;
  const matches = [sql`${holds} and lower(${tickets.number}) like ${beginningWith(typed)}`, holds];
  return bestFirst(matches, most, async (match, before: readonly ListedTicket[], limit) => {
    const ids = sql.param(before.map(({ id }) => id));
    const rows = await db
      .select(LISTED)
      .from(tickets)
      .where(and(match, sql`${tickets.id} <> all(${ids}::text[])`))
      .orderBy(sql`${tickets.createdAt} desc, ${tickets.id} desc`)
      .limit(limit);
    return rows.map(toListed);
  });
}

/** First unanswered message, or null. */
export async function findWaitingSince(db: Database, id: string): Promise<Date | null> {
  const [row] = await db.select({ since: WAITING_SINCE }).from(tickets).where(eq(tickets.id, id));
  return momentOf(row?.since ?? null);
}

export type WaitingTicket = { readonly id: string; readonly number: string; readonly since: Date };

/** Older than a moment, oldest first. */
export async function listWaitingTickets(db: Database, before: Date): Promise<WaitingTicket[]> {
  const rows = await db
    .select({ id: tickets.id, number: tickets.number, since: WAITING_SINCE })
    .from(tickets)
    // Tickets are older than their messages. A failed delivery has no promised answer.
    .where(
      and(
        eq(tickets.status, 'open'),
        inArray(tickets.kind, [...WRITTEN_KINDS]),
        sql`${tickets.createdAt} <= ${before.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(tickets.createdAt), asc(tickets.id));
  return rows
    .flatMap(({ id, number, since }) => (since === null ? [] : [{ id, number, since: new Date(since) }]))
    .filter(({ since }) => since <= before)
    .toSorted((one, other) => one.since.getTime() - other.since.getTime());
}

export async function countWaiting(
  db: Database,
): Promise<{ readonly kind: TicketKind; readonly count: number; readonly since: Date | null }[]> {
  const rows = await db
    .select({
      kind: tickets.kind,
      count: sql<number>`count(*)::int`,
      since: sql<string | null>`min(${WAITING_SINCE})`,
    })
    .from(tickets)
    .where(eq(tickets.status, 'open'))
    .groupBy(tickets.kind);
  return rows.map(({ since, ...row }) => ({ ...row, since: momentOf(since) }));
}

const GRIEVANCE_KINDS = TICKET_KINDS.filter(mayBeGrievance);

/** The trigram index needs three letters. */
const SHORTEST = 3;

function conditionsOf({ status, kind, assigneeId, words, waiting }: TicketFilter): (SQL | undefined)[] {
  return [
    ...(waiting === undefined ? [] : waitsWithin(waiting)),
    status === null ? undefined : eq(tickets.status, status),
    kind === null
      ? undefined
      : kind === 'grievance'
        ? inArray(tickets.kind, GRIEVANCE_KINDS)
        : eq(tickets.kind, kind),
    assigneeId === null
      ? undefined
      : assigneeId === ''
        ? isNull(tickets.assigneeId)
        : eq(tickets.assigneeId, assigneeId),
    ...words.map(isAbout),
  ];
}

/** By its own words, or by the whole number of its order. */
function isAbout(word: string): SQL {
  const ofOrder = sql`array(select ${orders.id} from ${orders} where ${orders.number} = upper(${word}))`;
  return sql`(${ticketSearchText(tickets)} like ${holding(word)} or ${tickets.orderId} = any(${ofOrder}))`;
}

function waitsWithin({ after, upTo }: NonNullable<TicketFilter['waiting']>): (SQL | undefined)[] {
  const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
  return [
    eq(tickets.status, 'open'),
    after === null ? undefined : sql`${WAITING_SINCE} > ${moment(after)}`,
    // Tickets are older than their messages, and younger than the clock of a failed delivery by little more than a day.
    upTo === null ? undefined : sql`${tickets.createdAt} <= ${moment(upTo)} + interval '25 hours'`,
    upTo === null ? undefined : sql`${WAITING_SINCE} <= ${moment(upTo)}`,
  ];
}

function toListed({
  waitingSince,
  ...row
}: Omit<ListedTicket, 'waitingSince'> & { readonly waitingSince: string | null }): ListedTicket {
  return { ...row, waitingSince: momentOf(waitingSince) };
}

function momentOf(written: string | null): Date | null {
  return written === null ? null : new Date(written);
}
