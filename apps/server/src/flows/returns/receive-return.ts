import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { endedUndelivered } from '@ilaneer/domain/parcel/parcel-state';
import { type ParcelBatch, shareBatches } from '@ilaneer/domain/parcel/share-batches';
import { err, ok, type Result } from '@ilaneer/domain/result';
import {
  allFitUnits,
  type InspectedLine,
  inspectReturn,
  type RestockedUnits,
  returnedShares,
} from '@ilaneer/domain/return/inspection';
import { comesBack } from '@ilaneer/domain/return/return-reason';
import type { Database } from '../../db/connect.ts';
import { afterCommit } from '../../db/transact.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { listAllocations, listSent } from '../../modules/batch/batch.ts';
import type { CatalogueCache } from '../../modules/catalogue/catalogue.ts';
import type { Order } from '../../modules/order/order.ts';
import { listParcels } from '../../modules/parcel/parcel.ts';
import { findResaleable, markRestocked, type OrderReturn } from '../../modules/return/return.ts';
import { type BookedLine, bookIn } from './book-in.ts';
import type { FoundReturn, ReturnPlan } from './find-return.ts';

export type Restock = 'all fit for sale' | readonly RestockedUnits[];

export type ReceiptFailure = Failure & {
  readonly code: 'VALIDATION_FAILED';
  readonly data: { readonly why: 'nothing to sell again' | 'not as it came' };
};

type ReceiptDeps = { readonly catalogue: Pick<CatalogueCache, 'stockChanged'> };

/** Restocks or writes off each unit (RETURN-15). Errors: VALIDATION_FAILED. */
export async function planReceipt(
  tx: Database,
  { catalogue }: ReceiptDeps,
  actor: StaffActor,
  found: FoundReturn,
  restock: Restock,
): Promise<Result<ReturnPlan, ReceiptFailure>> {
  const { order, request, at } = found;
  const lines = await receivedLines(tx, order, request);
  const fit = allFitUnits(lines);
  if (restock === 'all fit for sale' && fit.length === 0) {
    return err(refused('nothing to sell again', [{ field: 'restock', message: NEVER_BACK }]));
  }
  const inspected = inspectReturn(lines, restock === 'all fit for sale' ? fit : restock);
  if (!inspected.ok) return err(refused('not as it came', inspected.error));
  const restocked = sumOf(inspected.value, (line) => line.restocked);
  const writtenOff = sumOf(inspected.value, (line) => line.writtenOff);
  return ok({
    changes: { receivedAt: at },
    note: [restocked > 0 && `${restocked} back to stock`, writtenOff > 0 && `${writtenOff} written off`]
      .filter((part) => part !== false)
      .join(', '),
    facts: { backToStock: restocked, writtenOff },
    also: async (changed) => {
      await takeInGoods(tx, actor, changed, inspected.value);
      await markRestocked(tx, request.id, inspected.value);
      if (restocked > 0) afterCommit(tx, () => catalogue.stockChanged());
      return changed.order;
    },
  });
}

const NEVER_BACK = 'Food and drinks never go back to stock';

function sumOf(lines: readonly InspectedLine[], of: (line: InspectedLine) => number): number {
  return lines.reduce((sum, line) => sum + of(line), 0);
}

async function receivedLines(tx: Database, order: Order, { lines }: OrderReturn) {
  const resaleable = await findResaleable(
    tx,
    order.lines.map(({ productId }) => productId),
  );
  // Missing units stay missing (RETURN-18).
  const come = lines.filter(({ reason }) => comesBack(reason));
  return come.map(({ position, quantity }) => {
    const { productId } = lineAt(order, position);
    return { position, quantity, mayBeRestocked: resaleable.has(productId) };
  });
}

async function takeInGoods(
  tx: Database,
  actor: StaffActor,
  { order, request, all, at }: FoundReturn,
  inspected: readonly InspectedLine[],
): Promise<void> {
  const undelivered = await batchesNotDelivered(tx, order.id);
  const lines: BookedLine[] = [];
  for (const line of inspected) {
    const { variantId } = lineAt(order, line.position);
    const sent = withoutBatches(await listSent(tx, order.id, line.position), undelivered);
    lines.push({ variantId, shares: returnedShares(sent, cameBefore(all, request, line.position), line) });
  }
  const from = { orderId: order.id, returnId: request.id, at };
  await bookIn(tx, actor, from, lines, { reason: 'other', note: 'came back and is not sold again' });
}

/** Of parcels that ended without delivery: their units are inspected with them. */
async function batchesNotDelivered(tx: Database, orderId: string): Promise<readonly ParcelBatch[]> {
  const parcels = await listParcels(tx, orderId);
  const ended = parcels.filter(({ state }) => endedUndelivered(state)).map(({ id }) => id);
  if (ended.length === 0) return [];
  const shared = shareBatches(parcels, await listAllocations(tx, orderId));
  return shared.filter(({ parcelId }) => ended.includes(parcelId));
}

function withoutBatches(
  sent: Awaited<ReturnType<typeof listSent>>,
  undelivered: readonly ParcelBatch[],
): { readonly batchId: string; readonly quantity: number }[] {
  return sent.flatMap(({ position, batchId, quantity }) => {
    const less = undelivered.filter((one) => one.position === position && one.batchId === batchId);
    const left = quantity - less.reduce((sum, one) => sum + one.quantity, 0);
    return left > 0 ? [{ batchId, quantity: left }] : [];
  });
}

/** From earlier returns of the order. */
function cameBefore(all: readonly OrderReturn[], { id }: OrderReturn, position: number): number {
  return all
    .filter((one) => one.id !== id && one.receivedAt !== null)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position && comesBack(line.reason))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

function lineAt(order: Order, position: number): Order['lines'][number] {
  const line = order.lines.find((one) => one.position === position);
  // Guaranteed by a foreign key.
  if (line === undefined) throw new Error(`order ${order.id} has no line ${position}`);
  return line;
}

function refused(
  why: ReceiptFailure['data']['why'],
  problems: Parameters<typeof invalid>[0],
): ReceiptFailure {
  return { ...invalid(problems), code: 'VALIDATION_FAILED', data: { why } };
}
