import type { Actor } from '@ilaneer/domain/actor/actor';
import type { OrderStatus } from '@ilaneer/domain/order/status';
import type { Scanned } from '@ilaneer/domain/parcel/dispatch-gate';
import { momentOfAct, type ParcelEventKind } from '@ilaneer/domain/parcel/parcel-event';
import { ON_ITS_WAY } from '@ilaneer/domain/parcel/parcel-state';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { insertParcelEvents, listParcelEvents } from './events-repository.ts';
import {
  countUnits,
  inStates,
  insertParcel,
  listParcels,
  listParcelsOf,
  type Parcel,
  unitsOfOrder,
  writeParcel,
} from './repository.ts';

export type MovedOrder = {
  readonly id: string;
  readonly status: OrderStatus;
  readonly courier: string | null;
  readonly trackingNumber: string | null;
};

/** Initially one parcel. The order is locked. */
export async function openParcels(
  tx: Database,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  orderId: string,
): Promise<Parcel[]> {
  const found = await listParcels(tx, orderId);
  if (found.some(({ state }) => state !== 'cancelled')) return found;
  await insertParcel(tx, { id: newId(), orderId, at: now() }, await unitsOfOrder(tx, orderId));
  return listParcels(tx, orderId);
}

/** Shipped without complete scans. */
export type UnscannedParcel = Scanned & { readonly id: string; readonly position: number };

/** Of unshipped parcels; zero without parcels. */
export async function scannedOfOrders(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Scanned>> {
  const made = (await listParcelsOf(db, orderIds)).filter(({ state }) => state !== 'cancelled');
  const parcelsOf = Map.groupBy(made, ({ orderId }) => orderId);
  const units = await countUnits(
    db,
    orderIds.filter((id) => !parcelsOf.has(id)),
  );
  return new Map(
    orderIds.map((id) => {
      const leaving = inStates(parcelsOf.get(id) ?? [], 'waiting', 'packing', 'packed').map(scannedOf);
      const scanned = leaving.reduce((sum, one) => sum + one.scanned, 0);
      return [id, { scanned, units: leaving.reduce((sum, one) => sum + one.units, units.get(id) ?? 0) }];
    }),
  );
}

/** PARCEL-2. Unscanned parcels don't count as packed (PARCEL-10). */
export async function followOrder(
  tx: Database,
  deps: Pick<Deps, 'newId' | 'now'>,
  actor: Actor,
  { id, status, courier, trackingNumber }: MovedOrder,
): Promise<readonly UnscannedParcel[]> {
  const at = deps.now();
  switch (status) {
    case 'pending':
    case 'placed':
    case 'processing':
      return [];
    case 'cancelled':
      await cancelParcels(tx, deps, id);
      return [];
    case 'shipped': {
      const unscanned: UnscannedParcel[] = [];
      for (const parcel of inStates(await openParcels(tx, deps, id), 'waiting', 'packing', 'packed')) {
        const { scanned, units } = scannedOf(parcel);
        const isPacked = scanned === units;
        if (!isPacked) unscanned.push({ id: parcel.id, position: parcel.position, scanned, units });
        const packedAt = isPacked ? (parcel.packedAt ?? at) : null;
        const packedBy = isPacked ? (parcel.packedBy ?? parcel.claimedBy) : null;
        const claimedAt = isPacked ? parcel.claimedAt : null;
        const packed = { claimedBy: null, claimedAt, packedAt, packedBy };
        // A booked one has its own (PARCEL-33).
        const shipment = parcel.trackingNumber === null ? { courier, trackingNumber } : {};
        const left = { ...packed, shippedAt: at, ...shipment };
        await writeParcel(tx, parcel.id, { state: 'shipped', ...left }, at);
      }
      return unscanned;
    }
    case 'in transit':
      await moveAll(tx, actor, inStates(await listParcels(tx, id), 'shipped'), { kind: 'in transit', at });
      return [];
    case 'delivered':
      await moveAll(tx, actor, inStates(await listParcels(tx, id), ...ON_ITS_WAY), { kind: 'delivered', at });
      return [];
  }
}

/** Those that have not left. */
export async function cancelParcels(
  tx: Database,
  { now }: Pick<Deps, 'now'>,
  orderId: string,
): Promise<void> {
  for (const parcel of inStates(await listParcels(tx, orderId), 'waiting', 'packing', 'packed')) {
    await writeParcel(tx, parcel.id, { state: 'cancelled', claimedBy: null, claimedAt: null }, now());
  }
}

/** A step back of the order from transit is one of its parcels too (ORDER-28). */
export async function stepBackWithOrder(
  tx: Database,
  deps: Pick<Deps, 'now'>,
  actor: Actor,
  { id, status }: Pick<MovedOrder, 'id' | 'status'>,
): Promise<void> {
  if (status !== 'shipped') return;
  const moved = inStates(await listParcels(tx, id), 'in transit');
  await moveAll(tx, actor, moved, { kind: 'shipped', at: deps.now() });
}

/** By an act on the whole order; an event of each parcel (PARCEL-19). */
async function moveAll(
  tx: Database,
  actor: Actor,
  parcels: readonly Parcel[],
  {
    kind,
    at,
  }: { readonly kind: Extract<ParcelEventKind, 'shipped' | 'in transit' | 'delivered'>; readonly at: Date },
): Promise<void> {
  const events = await listParcelEvents(
    tx,
    parcels.map(({ id }) => id),
  );
  for (const parcel of parcels) {
    const known = events.filter(({ parcelId }) => parcelId === parcel.id);
    const happenedAt = momentOfAct(
      known.map((event) => ({ kind: event.kind, at: event.happenedAt })),
      at,
    );
    const event = { kind, source: 'staff', code: `order ${kind}`, happenedAt, report: {} } as const;
    await insertParcelEvents(tx, actor, parcel, [event]);
    await writeParcel(tx, parcel.id, { state: kind, ...(kind === 'delivered' && { deliveredAt: at }) }, at);
  }
}

function scannedOf({ lines }: Parcel): Scanned {
  return {
    scanned: lines.reduce((sum, { packed }) => sum + packed, 0),
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
