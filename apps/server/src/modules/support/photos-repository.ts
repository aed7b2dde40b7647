import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { ticketPhotos, tickets } from '../../db/schema/content/ticket.ts';

export type TicketPhoto = typeof ticketPhotos.$inferSelect;

export async function insertTicketPhotos(tx: Database, photos: readonly TicketPhoto[]): Promise<void> {
  if (photos.length > 0) await tx.insert(ticketPhotos).values([...photos]);
}

export async function listTicketPhotos(
  db: Database,
  ticketIds: readonly string[],
): Promise<Pick<TicketPhoto, 'id' | 'ticketId'>[]> {
  if (ticketIds.length === 0) return [];
  return db
    .select({ id: ticketPhotos.id, ticketId: ticketPhotos.ticketId })
    .from(ticketPhotos)
    .where(inArray(ticketPhotos.ticketId, [...ticketIds]))
    .orderBy(asc(ticketPhotos.position));
}

/** 404 for another shopper's; null: any, for staff. */
export async function findTicketPhoto(
  db: Database,
  userId: string | null,
  wanted: { readonly ticketId: string; readonly photoId: string },
): Promise<TicketPhoto | null> {
  const [row] = await db
    .select({ photo: ticketPhotos })
    .from(ticketPhotos)
    .innerJoin(tickets, eq(tickets.id, ticketPhotos.ticketId))
    .where(
      and(
        eq(ticketPhotos.id, wanted.photoId),
        eq(ticketPhotos.ticketId, wanted.ticketId),
        userId === null ? undefined : eq(tickets.userId, userId),
      ),
    );
  return row?.photo ?? null;
}

export async function deleteTicketPhotosOf(tx: Database, userId: string): Promise<void> {
  const own = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.userId, userId));
  await tx.delete(ticketPhotos).where(inArray(ticketPhotos.ticketId, own));
}

export async function countOrderTickets(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(tickets)
    .where(and(eq(tickets.userId, userId), eq(tickets.kind, 'order')));
  return row?.total ?? 0;
}
