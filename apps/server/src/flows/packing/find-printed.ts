import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { isToBePacked } from '@ilaneer/domain/order/status';
import { cashParcel } from '@ilaneer/domain/parcel/parcel-state';
import type { ParcelBatch } from '@ilaneer/domain/parcel/share-batches';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { listOrdersById, lockAnyOrder, type Order } from '../../modules/order/order.ts';
import { listParcelsOf, type Parcel } from '../../modules/parcel/parcel.ts';
import { type ParcelItem, readItems } from './items-repository.ts';
import { openToPack } from './open-to-pack.ts';
import { batchesOf, chooseBatches } from './parcel-batches.ts';
import { ordersNumbered, ordersOfParcels } from './queue-repository.ts';

export type PrintedParcels = {
  readonly parcels: readonly {
    readonly parcel: Parcel;
    readonly order: Order;
    /** '1 of 2' */
    readonly ofParcels: string;
    /** PARCEL-33. */
    readonly collectsCash: boolean;
  }[];
  readonly items: readonly ParcelItem[];
  readonly batches: readonly ParcelBatch[];
};

export type Wanted = { readonly parcelIds: readonly string[]; readonly orderNumbers: readonly string[] };

/** Creates missing parcels. Errors: PARCEL_NOT_FOUND, ORDER_NOT_FOUND. */
export async function findPrinted(
  tx: Database,
  deps: Deps,
  { parcelIds, orderNumbers, namesBatches }: Wanted & { readonly namesBatches: boolean },
): Promise<Result<PrintedParcels, Failure>> {
  const named = await ordersNumbered(tx, orderNumbers);
  if (named.length < new Set(orderNumbers).size) return err({ code: 'ORDER_NOT_FOUND' });
  const ofParcels = await ordersOfParcels(tx, parcelIds);
  if (ofParcels.length < new Set(parcelIds).size) return err({ code: 'PARCEL_NOT_FOUND' });

  const orderIds = [...new Set([...ofParcels.map(({ orderId }) => orderId), ...named.map(({ id }) => id)])];
  const lacking = await withoutParcels(
    tx,
    named.map(({ id }) => id),
  );
  // One lock order, against deadlocks of concurrent prints.
  const toPack = await lockToPack(tx, namesBatches ? orderIds : lacking);
  for (const { id } of toPack) if (lacking.includes(id)) await openToPack(tx, deps, id);
  if (namesBatches) await chooseBatches(tx, deps, toPack);
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
    const ofParcels = `${together.indexOf(parcel) + 1} of ${together.length}`;
    return [{ parcel, order, ofParcels, collectsCash: cashParcel(together) === parcel }];
  });
  if (found.length === 0) return err({ code: 'PARCEL_NOT_FOUND' });
  const items = await readItems(tx, [...ordersById.values()]);
  return ok({ parcels: found, items, batches: await batchesOf(tx, all) });
}

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

async function withoutParcels(tx: Database, orderIds: readonly string[]): Promise<string[]> {
  const found = (await listParcelsOf(tx, orderIds)).filter(({ state }) => state !== 'cancelled');
  const have = new Set(found.map(({ orderId }) => orderId));
  return orderIds.filter((id) => !have.has(id));
}

/** Orders with unfetched goods. */
async function lockToPack(tx: Database, orderIds: readonly string[]): Promise<Order[]> {
  const locked: Order[] = [];
  for (const id of orderIds.toSorted()) {
    const order = await lockAnyOrder(tx, id);
    if (order !== null && isToBePacked(order.status)) locked.push(order);
  }
  return locked;
}
