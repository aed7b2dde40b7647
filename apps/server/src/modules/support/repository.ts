import type { TicketStatus } from '@ilaneer/domain/support/ticket';
import { and, asc, count, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { ticketMessages, tickets } from '../../db/schema/content/ticket.ts';
import { orders } from '../../db/schema/order/order.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';
import { staffMembers } from '../../db/schema/staff/staff.ts';
import type { PageWindow } from '../../http/lists/paging.ts';
import { deleteTicketPhotosOf, listTicketPhotos } from './photos-repository.ts';

export type TicketRow = typeof tickets.$inferSelect;
export type NewTicketRow = typeof tickets.$inferInsert;
export type TicketMessageRow = typeof ticketMessages.$inferSelect;
export type Ticket = TicketRow & {
  readonly orderNumber: string | null;
  readonly lineName: string | null;
  readonly assigneeName: string | null;
  readonly messages: readonly TicketMessageRow[];
  readonly photoIds: readonly string[];
};

/** Null if the number is taken. */
export async function insertTicket(tx: Database, ticket: NewTicketRow): Promise<TicketRow | null> {
  const [inserted] = await tx
    .insert(tickets)
    .values(ticket)
    .onConflictDoNothing({ target: tickets.number })
    .returning();
  return inserted ?? null;
}

export async function insertTicketMessage(
  tx: Database,
  message: typeof ticketMessages.$inferInsert,
): Promise<void> {
  await tx.insert(ticketMessages).values(message);
}

/** Undone answers leave gaps. */
export function nextPosition({ messages }: Pick<Ticket, 'messages'>): number {
  return (messages.at(-1)?.position ?? 0) + 1;
}

export async function deleteTicketMessage(tx: Database, ticketId: string, position: number): Promise<void> {
  await tx
    .delete(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticketId), eq(ticketMessages.position, position)));
}

export async function writeMailed(
  tx: Database,
  ticketId: string,
  position: number,
  mailId: string,
): Promise<void> {
  await tx
    .update(ticketMessages)
    .set({ mailId, mailAfter: null })
    .where(and(eq(ticketMessages.ticketId, ticketId), eq(ticketMessages.position, position)));
}

/** With a row lock; null: any shopper's. */
export async function lockTicket(tx: Database, userId: string | null, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(userId === null ? undefined : isTheirs(userId), eq(tickets.id, id)))
    .for('update');
  return row !== undefined;
}

export async function updateTicket(
  tx: Database,
  id: string,
  changes: Partial<
    Pick<
      TicketRow,
      'status' | 'assigneeId' | 'firstAnsweredAt' | 'closedAt' | 'rating' | 'notSolvedAt' | 'updatedAt'
    >
  >,
): Promise<void> {
  await tx.update(tickets).set(changes).where(eq(tickets.id, id));
}

export async function findGuestTicket(
  db: Database,
  wanted: { readonly id: string } | { readonly numbers: readonly string[]; readonly email: string },
): Promise<TicketRow | null> {
  const isMeant =
    'id' in wanted
      ? eq(tickets.id, wanted.id)
      : and(inArray(tickets.number, [...wanted.numbers]), eq(tickets.email, wanted.email));
  const [row] = await db
    .select()
    .from(tickets)
    .where(and(isMeant, isNull(tickets.userId), inArray(tickets.kind, ['contact', 'enquiry'])));
  return row ?? null;
}

/** Verified address and number, or null. */
export type GuestAsker = { readonly email: string | null; readonly phone: string | null };

export async function listGuestTickets(db: Database, { email, phone }: GuestAsker): Promise<Ticket[]> {
  const isTheirs = or(
    email === null ? undefined : eq(tickets.email, email),
    phone === null ? undefined : eq(tickets.phone, phone),
  );
  if (isTheirs === undefined) return [];
  const rows = await ticketRows(db)
    .where(and(isTheirs, isNull(tickets.userId)))
    .orderBy(desc(tickets.createdAt), desc(tickets.id));
  return withMessages(db, rows);
}

/** Anonymises and closes. */
export async function anonymiseGuestTickets(tx: Database, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const theirs = [...ids];
  await tx.update(ticketMessages).set(ERASED_MESSAGE).where(inArray(ticketMessages.ticketId, theirs));
  await tx
    .update(tickets)
    .set({
      name: ERASED_WORDS,
      email: null,
      phone: null,
      subject: ERASED_WORDS,
      status: 'closed',
      closedAt: at,
      updatedAt: at,
    })
    .where(inArray(tickets.id, theirs));
}

const ERASED_WORDS = 'Erased on request';
// Answers of staff repeat names and orders; the Message-ID of a mail names its sender's server.
const ERASED_MESSAGE = { body: ERASED_WORDS, mailId: null, mailAfter: null };

export async function findAnyTicket(db: Database, id: string): Promise<Ticket | null> {
  const [found] = await withMessages(db, await ticketRows(db).where(eq(tickets.id, id)).limit(1));
  return found ?? null;
}

export async function findTicket(db: Database, userId: string, id: string): Promise<Ticket | null> {
  const [found] = await withMessages(
    db,
    await ticketRows(db)
      .where(and(isTheirs(userId), eq(tickets.id, id)))
      .limit(1),
  );
  return found ?? null;
}

export async function listTickets(db: Database, userId: string): Promise<Ticket[]> {
  return withMessages(db, await ticketsOf(db, userId));
}

export async function pageTickets(
  db: Database,
  userId: string,
  { limit, offset }: PageWindow,
): Promise<{ readonly tickets: Ticket[]; readonly total: number }> {
  const [counted] = await db.select({ total: count() }).from(tickets).where(isTheirs(userId));
  const rows = await ticketsOf(db, userId).limit(limit).offset(offset);
  return { tickets: await withMessages(db, rows), total: counted?.total ?? 0 };
}

/** A failed delivery is the shop's own. */
function isTheirs(userId: string) {
  return and(eq(tickets.userId, userId), ne(tickets.kind, 'delivery'));
}

function ticketsOf(db: Database, userId: string) {
  return ticketRows(db).where(isTheirs(userId)).orderBy(desc(tickets.updatedAt), desc(tickets.id));
}

export async function eraseAskerOf(tx: Database, userId: string): Promise<void> {
  await deleteTicketPhotosOf(tx, userId);
  const theirs = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.userId, userId));
  await tx
    .update(ticketMessages)
    .set({ ...ERASED_MESSAGE, body: 'Deleted with the account' })
    .where(inArray(ticketMessages.ticketId, theirs));
  await tx
    .update(tickets)
    .set({ name: 'Deleted account', email: null, phone: null, subject: 'Deleted with the account' })
    .where(eq(tickets.userId, userId));
}

function ticketRows(db: Database) {
  const itsLine = and(
    eq(orderLines.orderId, tickets.orderId),
    eq(orderLines.position, tickets.orderLinePosition),
  );
  return db
    .select({
      ticket: tickets,
      orderNumber: orders.number,
      lineName: orderLines.name,
      assigneeName: staffMembers.name,
    })
    .from(tickets)
    .leftJoin(orders, eq(orders.id, tickets.orderId))
    .leftJoin(orderLines, itsLine)
    .leftJoin(staffMembers, eq(staffMembers.id, tickets.assigneeId))
    .$dynamic();
}

async function withMessages(
  db: Database,
  rows: readonly {
    ticket: TicketRow;
    orderNumber: string | null;
    lineName: string | null;
    assigneeName: string | null;
  }[],
): Promise<Ticket[]> {
  if (rows.length === 0) return [];
  const messages = await db
    .select()
    .from(ticketMessages)
    .where(
      inArray(
        ticketMessages.ticketId,
        rows.map(({ ticket }) => ticket.id),
      ),
    )
    .orderBy(asc(ticketMessages.position));
  const photos = await listTicketPhotos(
    db,
    rows.map(({ ticket }) => ticket.id),
  );
  const messagesOf = Map.groupBy(messages, ({ ticketId }) => ticketId);
  return rows.map(({ ticket, ...joined }) => ({
    ...ticket,
    ...joined,
    messages: messagesOf.get(ticket.id) ?? [],
    photoIds: photos.filter(({ ticketId }) => ticketId === ticket.id).map(({ id }) => id),
  }));
}

/** Null without a row of the parcel. */
export async function reopenDelivery(
  tx: Database,
  parcelId: string,
  { dueAt, at }: { readonly dueAt: Date; readonly at: Date },
): Promise<string | null> {
  const [row] = await tx
    .update(tickets)
    .set({ status: 'open', dueAt, closedAt: null, updatedAt: at })
    .where(eq(tickets.parcelId, parcelId))
    .returning({ id: tickets.id });
  return row?.id ?? null;
}

/** Null without a row in these statuses. */
export async function lockDelivery(
  tx: Database,
  parcelId: string,
  statuses: readonly TicketStatus[],
): Promise<string | null> {
  const [row] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.parcelId, parcelId), inArray(tickets.status, [...statuses])))
    .for('update');
  return row?.id ?? null;
}

/** To the pages of staff, without a word about the customer. */
export async function announceDelivery(tx: Database, id: string): Promise<void> {
  const payload = JSON.stringify({
    kind: 'ticket',
    id,
    by: { id: 'shop', name: 'The courier or the shopper' },
  });
  await tx.execute(sql`select pg_notify('staff_changed', ${payload})`);
}

/** From the last message. */
export const pastTickets = retainedRows(tickets, sql`${tickets.updatedAt}`, sql`${tickets.status} <> 'open'`);
