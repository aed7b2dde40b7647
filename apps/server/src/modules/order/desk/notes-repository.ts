import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { OrderNoteKind } from '@ilaneer/domain/order/order-note';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { storedActor } from '../../../db/schema/columns.ts';
import { orderNotes } from '../../../db/schema/order/order-desk.ts';

export type OrderNote = typeof orderNotes.$inferSelect;

/** False if the id exists. */
export async function insertNote(
  tx: Database,
  actor: StaffActor,
  note: {
    readonly id: string;
    readonly orderId: string;
    readonly kind: OrderNoteKind;
    readonly text: string;
    readonly writtenAt: Date;
  },
): Promise<boolean> {
  const written = await tx
    .insert(orderNotes)
    .values({ ...note, ...storedActor(actor) })
    .onConflictDoNothing({ target: orderNotes.id })
    .returning({ id: orderNotes.id });
  return written.length > 0;
}

export function listNotes(db: Database, orderId: string): Promise<OrderNote[]> {
  return db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.writtenAt), asc(orderNotes.id));
}
