import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { ticketMessages, tickets } from '../../db/schema/content/ticket.ts';
import { orderLines, orders } from '../../db/schema/order/order.ts';
import type { PageWindow } from '../../http/lists/paging.ts';
import { deleteTicketPhotosOf, listTicketPhotos } from './photos-repository.ts';

export type TicketRow = typeof tickets.$inferSelect;
export type TicketMessageRow = typeof ticketMessages.$inferSelect;
export type Ticket = TicketRow & {
  readonly orderNumber: string | null;
  readonly lineName: string | null;
  readonly messages: readonly TicketMessageRow[];
  readonly photoIds: readonly string[];
};

/** False if the number is taken. */
export async function insertTicket(tx: Database, ticket: TicketRow): Promise<boolean> {
  const inserted = await tx
    .insert(tickets)
    .values(ticket)
    .onConflictDoNothing({ target: tickets.number })
    .returning({ id: tickets.id });
  return inserted.length === 1;
}

export async function insertTicketMessage(tx: Database, message: TicketMessageRow): Promise<void> {
  await tx.insert(ticketMessages).values(message);
}

/** With a row lock; null: any shopper's. */
export async function lockTicket(tx: Database, userId: string | null, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(userId === null ? undefined : eq(tickets.userId, userId), eq(tickets.id, id)))
    .for('update');
  return row !== undefined;
}

export async function updateTicketStatus(
  tx: Database,
  id: string,
  changes: Pick<TicketRow, 'status' | 'updatedAt'>,
): Promise<void> {
  await tx.update(tickets).set(changes).where(eq(tickets.id, id));
}

export async function findGuestTicket(
  db: Database,
  wanted: { readonly id: string } | { readonly number: string; readonly email: string },
): Promise<TicketRow | null> {
  const isMeant =
    'id' in wanted
      ? eq(tickets.id, wanted.id)
      : and(eq(tickets.number, wanted.number), eq(tickets.email, wanted.email));
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
export async function forgetGuestTickets(tx: Database, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const theirs = [...ids];
  await tx
    .update(ticketMessages)
    .set({ body: ERASED_WORDS })
    .where(and(inArray(ticketMessages.ticketId, theirs), eq(ticketMessages.author, 'shopper')));
  await tx
    .update(tickets)
    .set({
      name: ERASED_WORDS,
      email: null,
      phone: null,
      subject: ERASED_WORDS,
      status: 'closed',
      updatedAt: at,
    })
    .where(inArray(tickets.id, theirs));
}

const ERASED_WORDS = 'Erased on request';

export async function findAnyTicket(db: Database, id: string): Promise<Ticket | null> {
  const [found] = await withMessages(db, await ticketRows(db).where(eq(tickets.id, id)).limit(1));
  return found ?? null;
}

export async function findTicket(db: Database, userId: string, id: string): Promise<Ticket | null> {
  const [found] = await withMessages(
    db,
    await ticketRows(db)
      .where(and(eq(tickets.userId, userId), eq(tickets.id, id)))
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
  const [counted] = await db.select({ total: count() }).from(tickets).where(eq(tickets.userId, userId));
  const rows = await ticketsOf(db, userId).limit(limit).offset(offset);
  return { tickets: await withMessages(db, rows), total: counted?.total ?? 0 };
}

function ticketsOf(db: Database, userId: string) {
  return ticketRows(db).where(eq(tickets.userId, userId)).orderBy(desc(tickets.updatedAt), desc(tickets.id));
}

export async function forgetAskerOf(tx: Database, userId: string): Promise<void> {
  await deleteTicketPhotosOf(tx, userId);
  const theirs = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.userId, userId));
  await tx
    .update(ticketMessages)
    .set({ body: 'Deleted with the account' })
    .where(and(inArray(ticketMessages.ticketId, theirs), eq(ticketMessages.author, 'shopper')));
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
    .select({ ticket: tickets, orderNumber: orders.number, lineName: orderLines.name })
    .from(tickets)
    .leftJoin(orders, eq(orders.id, tickets.orderId))
    .leftJoin(orderLines, itsLine)
    .$dynamic();
}

async function withMessages(
  db: Database,
  rows: readonly { ticket: TicketRow; orderNumber: string | null; lineName: string | null }[],
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
  return rows.map(({ ticket, orderNumber, lineName }) => ({
    ...ticket,
    orderNumber,
    lineName,
    messages: messagesOf.get(ticket.id) ?? [],
    photoIds: photos.filter(({ ticketId }) => ticketId === ticket.id).map(({ id }) => id),
  }));
}

/** From the last message. */
export const pastTickets = retainedRows(tickets, sql`${tickets.updatedAt}`, sql`${tickets.status} <> 'open'`);
