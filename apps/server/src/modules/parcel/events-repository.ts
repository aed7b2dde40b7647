import type { Actor } from '@ilaneer/domain/actor/actor';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { parcelEvents } from '../../db/schema/order/parcel.ts';
import type { Parcel } from './repository.ts';

export type ParcelEventRow = typeof parcelEvents.$inferSelect;

export type NewParcelEvent = Pick<ParcelEventRow, 'kind' | 'source' | 'code' | 'happenedAt' | 'report'>;

type OfParcel = Pick<Parcel, 'id' | 'courier' | 'trackingNumber'>;

/** Kept as they came (PARCEL-19). Those that were new, with their ids. */
export async function insertParcelEvents(
  tx: Database,
  actor: Actor,
  { id: parcelId, courier, trackingNumber }: OfParcel,
  events: readonly NewParcelEvent[],
): Promise<ParcelEventRow[]> {
  if (events.length === 0) return [];
  const of = { parcelId, courier: courier ?? '', trackingNumber: trackingNumber ?? '' };
  return tx
    .insert(parcelEvents)
    .values(events.map((event) => ({ ...event, ...of, ...storedActor(actor) })))
    .onConflictDoNothing()
    .returning();
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
