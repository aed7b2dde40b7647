import type { Actor } from '@ilaneer/domain/actor/actor';
import type { Shortage } from '@ilaneer/domain/order/place-order';
import type { Database } from '../../db/connect.ts';
import { type NewMovement, stockOf, writeMovements } from './movement-repository.ts';

export type Units = { readonly variantId: string; readonly quantity: number };

export type OrderOfUnits = {
  readonly orderId: string;
  readonly units: readonly Units[];
};

/** All or nothing; a replaced order's units return first. Returns shortages: the caller rolls back. */
export async function takeStock(
  tx: Database,
  actor: Actor,
  at: Date,
  { orderId, units }: OrderOfUnits,
  replaced: OrderOfUnits | null = null,
): Promise<Shortage[]> {
  const wanted = unitsOnce(units);
  const taken = await writeMovements(tx, actor, at, [
    ...(replaced === null ? [] : releasesOf(replaced)),
    ...wanted.map(
      ({ variantId, quantity }): NewMovement => ({
        variantId,
        kind: 'reserve',
        quantity: -quantity,
        orderId,
      }),
    ),
  ]);
  const ids = new Set(taken.flatMap(({ kind, variantId }) => (kind === 'reserve' ? [variantId] : [])));
  const short = wanted.filter(({ variantId }) => !ids.has(variantId));
  if (short.length === 0) return [];
  const left = await stockOf(
    tx,
    short.map(({ variantId }) => variantId),
  );
  return short.map(({ variantId, quantity }) => ({
    variantId,
    requested: quantity,
    available: left.get(variantId) ?? 0,
  }));
}

/** Returns reserved units. */
export async function returnStock(tx: Database, actor: Actor, at: Date, order: OrderOfUnits): Promise<void> {
  await writeMovements(tx, actor, at, releasesOf(order));
}

function releasesOf({ orderId, units }: OrderOfUnits): NewMovement[] {
  return unitsOnce(units).map(({ variantId, quantity }) => ({
    variantId,
    kind: 'release',
    quantity,
    orderId,
  }));
}

function unitsOnce(units: readonly Units[]): Units[] {
  const sums = new Map<string, number>();
  for (const { variantId, quantity } of units) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return [...sums].map(([variantId, quantity]) => ({ variantId, quantity }));
}
