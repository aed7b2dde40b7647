import type { Actor } from '@ilaneer/domain/actor/actor';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { parcelEvents } from '../../db/schema/order/parcel.ts';
import type { Parcel } from './repository.ts';

export type ParcelEventRow = typeof parcelEvents.$inferSelect;

export type NewParcelEvent = Pick<ParcelEventRow, 'kind' | 'source' | 'code' | 'happenedAt' | 'report'>;

/** Kept as it came (PARCEL-19). Its id; null if it is known. */
export async function insertParcelEvent(
  tx: Database,
  actor: Actor,
  { id: parcelId, courier, trackingNumber }: Pick<Parcel, 'id' | 'courier' | 'trackingNumber'>,
  event: NewParcelEvent,
): Promise<number | null> {
  const [inserted] = await tx
    .insert(parcelEvents)
    .values({
      ...event,
      parcelId,
      courier: courier ?? '',
      trackingNumber: trackingNumber ?? '',
      ...storedActor(actor),
    })
    .onConflictDoNothing()
    .returning({ id: parcelEvents.id });
  return inserted?.id ?? null;
}

export async function listParcelEvents(
  db: Database,
  parcelIds: readonly string[],
): Promise<ParcelEventRow[]> {
  if (parcelIds.length === 0) return [];
  return db
    .select()
    .from(parcelEvents)
    .where(inArray(parcelEvents.parcelId, [...parcelIds]))
    .orderBy(asc(parcelEvents.happenedAt), asc(parcelEvents.id));
}
