import { type QuoteState, quoteNumber } from '@ilaneer/domain/quote/quote-state';
import { financialYearOf } from '@ilaneer/domain/tax-document/financial-year';
import { and, asc, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  type QuotedLine,
  type QuotePlace,
  quoteSearchText,
  quoteSeries,
  quotes,
} from '../../db/schema/content/quote.ts';
import { tickets } from '../../db/schema/content/ticket.ts';
import { orders } from '../../db/schema/order/order.ts';
import { holding } from '../../db/text-search.ts';

export type { QuotedLine, QuotePlace };

type QuoteRow = typeof quotes.$inferSelect;

export type Quote = QuoteRow & {
  /** As of the day that it was read on. */
  readonly now: QuoteState;
  readonly ticketNumber: string;
  readonly orderNumber: string | null;
};

/** QUOTE-3. An order that was not paid in time leaves its quote as it was. */
function stateOn(today: string): SQL<QuoteState> {
  return sql<QuoteState>`case
    when ${quotes.state} <> 'sent' then ${quotes.state}
    when ${orders.id} is null or ${orders.cancelCause} = 'not paid in time'
      then case when ${quotes.lastDay} < ${today}::date then 'expired' else 'sent' end
    when ${orders.status} = 'cancelled' then 'cancelled'
    when ${orders.paymentStatus} = 'pending' then 'accepted'
    else 'paid' end`;
}

function quoteRows(db: Database, today: string) {
  return db
    .select({
      ...getTableColumns(quotes),
      now: stateOn(today),
      ticketNumber: tickets.number,
      orderNumber: orders.number,
    })
    .from(quotes)
    .innerJoin(tickets, eq(tickets.id, quotes.ticketId))
    .leftJoin(orders, eq(orders.id, quotes.orderId))
    .$dynamic();
}

export async function findQuote(db: Database, id: string, today: string): Promise<Quote | null> {
  const [row] = await quoteRows(db, today).where(eq(quotes.id, id));
  return row ?? null;
}

/** With a row lock; read again after it, because the state depends on the order too. */
export async function lockQuote(tx: Database, id: string, today: string): Promise<Quote | null> {
  await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, id)).for('update');
  return findQuote(tx, id, today);
}

/** Versions of one number, latest first. */
export function listVersions(db: Database, number: string, today: string): Promise<Quote[]> {
  return quoteRows(db, today).where(eq(quotes.number, number)).orderBy(desc(quotes.revision));
}

export function listQuotesOfTicket(db: Database, ticketId: string, today: string): Promise<Quote[]> {
  return quoteRows(db, today)
    .where(eq(quotes.ticketId, ticketId))
    .orderBy(asc(quotes.createdAt), asc(quotes.id));
}

/** For the download of personal data. */
export async function listQuotesOfTickets(db: Database, ticketIds: readonly string[]) {
  if (ticketIds.length === 0) return [];
  const { ticketId, number, revision, name, businessName, gstin, email, phone, place, totalPaise } = quotes;
  return db
    .select({ ticketId, number, revision, name, businessName, gstin, email, phone, place, totalPaise })
    .from(quotes)
    .where(inArray(quotes.ticketId, [...ticketIds]))
    .orderBy(asc(quotes.createdAt), asc(quotes.id));
}

export async function takeNumber(tx: Database, at: Date): Promise<string> {
  const financialYear = financialYearOf(at);
  const [series] = await tx
    .insert(quoteSeries)
    .values({ financialYear, lastPosition: 1 })
    .onConflictDoUpdate({
      target: quoteSeries.financialYear,
      set: { lastPosition: sql`${quoteSeries.lastPosition} + 1` },
    })
    .returning({ position: quoteSeries.lastPosition });
  if (series === undefined) throw new Error(`the quotes of ${financialYear} gave no number`);
  return quoteNumber(financialYear, series.position);
}

/** False if the enquiry has a draft. */
export async function insertQuote(tx: Database, row: typeof quotes.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(quotes).values(row).onConflictDoNothing().returning({ id: quotes.id });
  return inserted.length === 1;
}

export async function updateQuote(
  tx: Database,
  id: string,
  changes: Partial<Omit<QuoteRow, 'id' | 'number' | 'revision' | 'ticketId' | 'version' | 'createdAt'>>,
): Promise<void> {
  await tx.update(quotes).set(changes).where(eq(quotes.id, id));
}

/** Earlier versions that are sent. The locked version's own row stays. */
export async function replaceVersions(tx: Database, { id, number }: QuoteRow, at: Date): Promise<void> {
  await tx
    .update(quotes)
    .set({ state: 'replaced', updatedAt: at })
    .where(and(eq(quotes.number, number), ne(quotes.id, id), eq(quotes.state, 'sent')));
}

/** Acts of the buyer reach the screens of staff, as those on orders do (ORDER-39). */
export async function announceQuote(tx: Database, id: string): Promise<void> {
  const payload = JSON.stringify({ kind: 'quote', id, by: { id: 'shopper', name: 'The buyer' } });
  await tx.execute(sql`select pg_notify('staff_changed', ${payload})`);
}

/** A late payment of an order whose quote was accepted again is refunded: it must not come back to life. */
export async function giveUpForGood(tx: Database, orderId: string, at: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ cancelCause: 'by shopper', cancelReason: 'Its quote was accepted again', updatedAt: at })
    .where(and(eq(orders.id, orderId), eq(orders.cancelCause, 'not paid in time')));
}

export async function isOfQuote(db: Database, orderId: string): Promise<boolean> {
  const [row] = await db.select({ id: quotes.id }).from(quotes).where(eq(quotes.orderId, orderId)).limit(1);
  return row !== undefined;
}

export async function deleteQuotesOf(tx: Database, ticketIds: readonly string[]): Promise<void> {
  if (ticketIds.length > 0) await tx.delete(quotes).where(inArray(quotes.ticketId, [...ticketIds]));
}

export async function deleteQuotesOfAsker(tx: Database, userId: string): Promise<void> {
  const theirs = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.userId, userId));
  await tx.delete(quotes).where(inArray(quotes.ticketId, theirs));
}

export type QuoteFilter = { readonly states: readonly QuoteState[]; readonly words: readonly string[] };
export type QuoteSort = 'newest' | 'oldest';
export type ListedQuote = Pick<
  Quote,
  | 'id'
  | 'number'
  | 'revision'
  | 'ticketId'
  | 'name'
  | 'businessName'
  | 'totalPaise'
  | 'lastDay'
  | 'orderId'
  | 'orderNumber'
  | 'createdAt'
  | 'now'
>;

export async function listQuotesForStaff(
  db: Database,
  wanted: {
    readonly filter: QuoteFilter;
    readonly today: string;
    readonly sort: QuoteSort;
    readonly after: { readonly createdAt: Date; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<ListedQuote[]> {
  const { filter, today, sort, after, limit } = wanted;
  const [behind, direction] = sort === 'newest' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const place =
    after === null
      ? undefined
      : sql`(${quotes.createdAt}, ${quotes.id}) ${behind} (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
  return db
    .select({
      id: quotes.id,
      number: quotes.number,
      revision: quotes.revision,
      ticketId: quotes.ticketId,
      name: quotes.name,
      businessName: quotes.businessName,
      totalPaise: quotes.totalPaise,
      lastDay: quotes.lastDay,
      orderId: quotes.orderId,
      orderNumber: orders.number,
      createdAt: quotes.createdAt,
      now: stateOn(today),
    })
    .from(quotes)
    .leftJoin(orders, eq(orders.id, quotes.orderId))
    .where(and(...conditionsOf(filter, today), place))
    .orderBy(sql`${quotes.createdAt} ${direction}, ${quotes.id} ${direction}`)
    .limit(limit);
}

export function countQuotesForStaff(
  db: Database,
  filter: QuoteFilter,
  today: string,
  most: number,
): Promise<number> {
  const found = db
    .select({ id: quotes.id })
    .from(quotes)
    .leftJoin(orders, eq(orders.id, quotes.orderId))
    .where(and(...conditionsOf(filter, today)))
    .limit(most)
    .as('found');
  return db.$count(found);
}

function conditionsOf({ states, words }: QuoteFilter, today: string): (SQL | undefined)[] {
  return [
    states.length === 0 ? undefined : sql`${stateOn(today)} = any(${sql.param([...states])}::text[])`,
    ...words.map((word) => sql`${quoteSearchText(quotes)} like ${holding(word)}`),
  ];
}
