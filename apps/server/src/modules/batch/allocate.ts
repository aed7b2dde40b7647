import type { Actor } from '@ilaneer/domain/actor/actor';
import { systemActor } from '@ilaneer/domain/actor/actor';
import { allocateBatches, type BatchRefusal, refuseBatch } from '@ilaneer/domain/batch/allocate-batches';
import { batchCode } from '@ilaneer/domain/batch/check-batch';
import { roadDaysBetween } from '@ilaneer/domain/batch/shelf-life';
import { indiaDay } from '@ilaneer/domain/india-day';
import { type Paise, paise } from '@ilaneer/domain/money';
import { type PriceMode, paidFor, rateIn } from '@ilaneer/domain/pricing/price-mode';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { lockShelves, type NewMovement, writeMovements } from '../stock/stock.ts';
import {
  type Allocation,
  addAllocations,
  deleteOrderAllocations,
  listAllocations,
  markSent,
  removeAllocation,
} from './allocation-repository.ts';
import { settleHolds } from './hold.ts';
import { findBatchByCode, listStockedBatches, toShelf } from './repository.ts';

type LineOfOrder = {
  readonly position: number;
  readonly variantId: string;
  readonly quantity: number;
  readonly pricePaise: number;
  readonly gstBasisPoints: number;
};

export type OrderToPack = {
  readonly id: string;
  readonly prices: PriceMode;
  readonly lines: readonly LineOfOrder[];
  readonly deliveryAddress: { readonly pinCode: string };
};

/** Shortage in batches; sendable from unbatched stock. */
export type MissingUnits = {
  readonly position: number;
  readonly variantId: string;
  readonly quantity: number;
  /** Excluded by MRP only (BATCH-8). */
  readonly isMrpTooLow: boolean;
};

/** FEFO (BATCH-2, BATCH-3); existing allocations stay. Returns shortages, unbatched goods included. */
export async function allocateOrder(
  tx: Database,
  { now, brand }: Pick<Deps, 'now' | 'brand'>,
  order: OrderToPack,
): Promise<MissingUnits[]> {
  const at = now();
  const variantIds = order.lines.map(({ variantId }) => variantId);
  await lockShelves(tx, variantIds);
  const given = await listAllocations(tx, order.id);
  const shelf = (await listStockedBatches(tx, variantIds)).map((row) => ({ row, ...toShelf(row) }));
  const roadDays = roadDaysBetween(brand.address.pinCode, order.deliveryAddress.pinCode);
  const missing: MissingUnits[] = [];
  const shares: { position: number; batchId: string; quantity: number }[] = [];
  for (const line of order.lines) {
    const { position, variantId, quantity } = line;
    const wanted = quantity - unitsGiven(given, position);
    if (wanted <= 0) continue;
    const own = shelf.filter(({ row }) => row.variantId === variantId);
    const got = allocateBatches(own, {
      quantity: wanted,
      today: indiaDay(at),
      roadDays,
      paid: paidPerUnit(order, line),
    });
    for (const share of got.shares) {
      const batch = shelf.find(({ id }) => id === share.batchId);
      if (batch !== undefined) batch.free -= share.quantity;
      shares.push({ position, ...share });
    }
    if (got.missing > 0) {
      missing.push({ position, variantId, quantity: got.missing, isMrpTooLow: got.isMrpTooLow });
    }
  }
  await addAllocations(
    tx,
    shares.map((share) => ({ ...share, orderId: order.id, allocatedAt: at })),
  );
  return missing;
}

export type BatchProblem = {
  readonly code: 'BATCH_REFUSED';
  readonly data: { readonly batchCode: string; readonly why: BatchRefusal | 'unknown' | 'not needed' };
};

/** Errors: BATCH_REFUSED (unknown, blocked, too old, or allocated elsewhere). */
export async function confirmBatch(
  tx: Database,
  { now, brand }: Pick<Deps, 'now' | 'brand'>,
  order: OrderToPack,
  scanned: { readonly position: number; readonly batchCode: string; readonly quantity: number },
): Promise<Result<readonly Allocation[], BatchProblem>> {
  const { position } = scanned;
  const code = batchCode(scanned.batchCode);
  const refused = (why: BatchProblem['data']['why']) =>
    err({ code: 'BATCH_REFUSED' as const, data: { batchCode: code, why } });
  const line = order.lines.find((one) => one.position === position);
  if (line === undefined || scanned.quantity > line.quantity) return refused('not needed');
  await lockShelves(tx, [line.variantId]);
  const batch = await findBatchByCode(tx, line.variantId, code);
  if (batch === null) return refused('unknown');
  const given = (await listAllocations(tx, order.id)).filter((one) => one.position === position);
  const own = given.find(({ batchId }) => batchId === batch.id)?.quantity ?? 0;
  const more = scanned.quantity - own;
  const today = indiaDay(now());
  const roadDays = roadDaysBetween(brand.address.pinCode, order.deliveryAddress.pinCode);
  const paid = paidPerUnit(order, line);
  const why = refuseBatch(toShelf(batch), { quantity: Math.max(0, more), today, roadDays, paid });
  if (why !== null) return refused(why);
  if (more > 0) {
    let tooMany = unitsGiven(given, position) + more - line.quantity;
    for (const other of given.filter(({ batchId }) => batchId !== batch.id).toReversed()) {
      const back = Math.min(tooMany, other.quantity);
      if (back <= 0) break;
      await removeAllocation(tx, { ...other, quantity: back });
      tooMany -= back;
    }
    const row = { orderId: order.id, position, batchId: batch.id, quantity: more, allocatedAt: now() };
    await addAllocations(tx, [row]);
  }
  return ok((await listAllocations(tx, order.id)).filter((one) => one.position === position));
}

/** For a cancelled order, whose units are already returned. */
export async function releaseBatches(
  tx: Database,
  at: Date,
  order: Pick<OrderToPack, 'id' | 'lines'>,
): Promise<void> {
  await deleteOrderAllocations(tx, order.id);
  const variantIds = order.lines.map(({ variantId }) => variantId);
  await settleHolds(tx, systemActor('shop'), at, variantIds);
}

/** Of units of an order that are never sent, and are already returned. */
export async function releaseUnits(
  tx: Database,
  at: Date,
  { id: orderId, lines }: Pick<OrderToPack, 'id' | 'lines'>,
  units: readonly Pick<Allocation, 'position' | 'batchId' | 'quantity'>[],
): Promise<void> {
  for (const one of units) await removeAllocation(tx, { orderId, ...one });
  const variantIds = lines.map(({ variantId }) => variantId);
  await settleHolds(tx, systemActor('shop'), at, variantIds);
}

/** Allocates the rest and books everything out. Returns unsendable lines, on which the caller rolls back. */
export async function sendGoods(
  tx: Database,
  deps: Pick<Deps, 'now' | 'brand'>,
  actor: Actor,
  order: OrderToPack,
): Promise<MissingUnits[]> {
  const at = deps.now();
  const ofNoBatch = await allocateOrder(tx, deps, order);
  const unsendable = await beyondShelf(tx, ofNoBatch);
  if (unsendable.length > 0) return unsendable;
  const given = (await listAllocations(tx, order.id)).filter(({ sentAt }) => sentAt === null);
  await markSent(tx, order.id, at);
  const leave = (units: {
    readonly variantId: string;
    readonly batchId?: string;
    readonly quantity: number;
  }) => ({
    ...units,
    kind: 'ship' as const,
    quantity: -units.quantity,
    orderId: order.id,
  });
  const moves: NewMovement[] = [
    ...given.map(({ variantId, batchId, quantity }) => leave({ variantId, batchId, quantity })),
    ...ofNoBatch.map(({ variantId, quantity }) => leave({ variantId, quantity })),
  ];
  await writeMovements(tx, actor, at, moves);
  return [];
}

async function beyondShelf(tx: Database, wanted: readonly MissingUnits[]): Promise<MissingUnits[]> {
  if (wanted.length === 0) return [];
  const variantIds = wanted.map(({ variantId }) => variantId);
  const shelves = await lockShelves(tx, variantIds);
  const standing = await listStockedBatches(tx, variantIds);
  return wanted.filter(({ variantId, quantity }) => {
    const inBatches = standing.reduce((sum, one) => sum + (one.variantId === variantId ? one.onHand : 0), 0);
    return (shelves.get(variantId)?.onHand ?? 0) - inBatches < quantity;
  });
}

/** With GST, before coupon and coins. */
function paidPerUnit(
  { prices }: Pick<OrderToPack, 'prices'>,
  { pricePaise, gstBasisPoints }: Pick<LineOfOrder, 'pricePaise' | 'gstBasisPoints'>,
): Paise {
  return paidFor(paise(pricePaise), rateIn(prices, { basisPoints: gstBasisPoints, above: null }));
}

function unitsGiven(given: readonly Allocation[], position: number): number {
  return given.reduce((sum, one) => sum + (one.position === position ? one.quantity : 0), 0);
}
