import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orders } from '../../db/schema/order/order.ts';
import { parcels } from '../../db/schema/order/parcel.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { listOrdersById, lockAnyOrder, type Order } from '../../modules/order/order.ts';
import { listParcelsOf, type Parcel } from '../../modules/parcel/parcel.ts';
import { type ParcelItem, readItems } from './items-repository.ts';
import { openToPack } from './open-to-pack.ts';
import { batchesOf, chooseBatches, type ParcelBatch } from './parcel-batches.ts';

/** Parcels to print something of, in the order in which they were asked for. */
export type PrintedParcels = {
  readonly parcels: readonly { readonly parcel: Parcel; readonly order: Order; readonly ofParcels: string }[];
  readonly items: readonly ParcelItem[];
  readonly batches: readonly ParcelBatch[];
};

export type Wanted = { readonly parcelIds: readonly string[]; readonly orderNumbers: readonly string[] };

/**
 * Finds what is printed; an order that waits gets its parcel now, and its batches where they are
 * named. Errors: PARCEL_NOT_FOUND, ORDER_NOT_FOUND.
 */
export async function findPrinted(
  tx: Database,
  deps: Deps,
  { parcelIds, orderNumbers, namesBatches }: Wanted & { readonly namesBatches: boolean },
): Promise<Result<PrintedParcels, Failure>> {
  const named = await ordersNamed(tx, orderNumbers);
  if (named.length < new Set(orderNumbers).size) return err({ code: 'ORDER_NOT_FOUND' });
  const ofParcels = await tx
    .select({ id: parcels.id, orderId: parcels.orderId })
    .from(parcels)
    .where(inArray(parcels.id, [...parcelIds]));
  if (ofParcels.length < new Set(parcelIds).size) return err({ code: 'PARCEL_NOT_FOUND' });

  const orderIds = [...new Set([...ofParcels.map(({ orderId }) => orderId), ...named.map(({ id }) => id)])];
  await openWaiting(tx, deps, named);
  if (namesBatches) await chooseBatches(tx, deps, await lockToPack(tx, orderIds));
  const all = (await listParcelsOf(tx, orderIds)).filter(({ state }) => state !== 'cancelled');
  const ordersById = new Map((await listOrdersById(tx, orderIds)).map((order) => [order.id, order]));
  const parcelsOf = Map.groupBy(all, ({ orderId }) => orderId);
  const byId = new Map(all.map((parcel) => [parcel.id, parcel]));
  const asked = [
    ...parcelIds.flatMap((id) => byId.get(id) ?? []),
    ...orderNumbers.flatMap((number) => {
      const order = named.find((one) => one.number === number);
      return order === undefined ? [] : (parcelsOf.get(order.id) ?? []);
    }),
  ];
  const found = [...new Set(asked)].flatMap((parcel) => {
    const order = ordersById.get(parcel.orderId);
    if (order === undefined) return [];
    const together = parcelsOf.get(order.id) ?? [];
    return [{ parcel, order, ofParcels: `${together.indexOf(parcel) + 1} of ${together.length}` }];
  });
  if (found.length === 0) return err({ code: 'PARCEL_NOT_FOUND' });
  return ok({ parcels: found, items: await readItems(tx, all), batches: await batchesOf(tx, all) });
}

/** Notes for each parcel what was printed of it; nothing of the shopper. */
export function recordPrinting(
  tx: Database,
  deps: Deps,
  actor: StaffActor,
  { parcels: printed }: PrintedParcels,
  kinds: readonly string[],
): void {
  for (const { parcel, order } of printed) {
    recordAct(tx, deps, actor, {
      action: 'printed',
      kind: 'parcel',
      id: parcel.id,
      label: `${order.number}-${parcel.position}`,
      before: {},
      after: { printed: kinds.join(', ') },
      reason: null,
    });
  }
}

/** Locks those orders whose goods are still to be fetched, always in one order. */
async function lockToPack(tx: Database, orderIds: readonly string[]): Promise<Order[]> {
  const locked: Order[] = [];
  for (const id of orderIds.toSorted()) {
    const order = await lockAnyOrder(tx, id);
    if (order !== null && (order.status === 'placed' || order.status === 'processing')) locked.push(order);
  }
  return locked;
}

type NamedOrder = Pick<Order, 'id' | 'number' | 'status'>;

async function ordersNamed(tx: Database, numbers: readonly string[]): Promise<NamedOrder[]> {
  return tx
    .select({ id: orders.id, number: orders.number, status: orders.status })
    .from(orders)
    .where(inArray(orders.number, [...numbers]));
}

async function openWaiting(tx: Database, deps: Deps, named: readonly NamedOrder[]): Promise<void> {
  const toPack = named.filter(({ status }) => status === 'placed' || status === 'processing');
  const have = await tx
    .select({ orderId: parcels.orderId })
    .from(parcels)
    .where(
      inArray(
        parcels.orderId,
        toPack.map(({ id }) => id),
      ),
    );
  const lacking = toPack.filter(({ id }) => !have.some(({ orderId }) => orderId === id));
  // One after the other, in one order, so that two who print the same never wait for each other.
  for (const { id } of lacking.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const order = await lockAnyOrder(tx, id);
    if (order !== null) await openToPack(tx, deps, order.id);
  }
}
