import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { type BackLine, inspectParcel as inspect } from '@ilaneer/domain/parcel/inspect-parcel';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { RestockedUnits } from '@ilaneer/domain/return/inspection';
import type { Database } from '../../db/connect.ts';
import { afterCommit } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { findBatch } from '../../modules/batch/batch.ts';
import type { CatalogueCache } from '../../modules/catalogue/catalogue.ts';
import { type Parcel, writeParcel } from '../../modules/parcel/parcel.ts';
import { listReturns, markRestocked } from '../../modules/return/return.ts';
import { lockShelves } from '../../modules/stock/stock.ts';
import { bookIn } from '../returns/returns.ts';
import { goodsOfParcel, type ParcelGoods } from './parcel-batches.ts';
import { checkStep, recordStep, workOnParcel } from './work-on-parcel.ts';

export type InspectionDeps = { readonly catalogue: Pick<CatalogueCache, 'stockChanged'> };

type Inspection = {
  readonly parcelId: string;
  readonly version: number;
  /** Unnamed units are written off. */
  readonly restock: readonly RestockedUnits[];
};

/** PARCEL-23. Errors: PARCEL_NOT_FOUND, VERSION_STALE, PARCEL_STEP_NOT_ALLOWED, VALIDATION_FAILED. */
export function inspectParcel(
  deps: Deps & InspectionDeps,
  actor: StaffActor,
  { restock, ...seen }: Inspection,
): Promise<Result<Parcel, Failure>> {
  return workOnParcel(deps, seen, async (tx, locked) => {
    const { order, parcel } = locked;
    const allowed = checkStep(parcel, 'inspect');
    if (!allowed.ok) return allowed;
    const goods = await goodsOfParcel(tx, order, parcel.id);
    await lockShelves(
      tx,
      goods.map(({ variantId }) => variantId),
    );
    const inspected = inspect(await linesOf(tx, goods), restock);
    if (!inspected.ok) return err(invalid(inspected.error));
    const request = (await listReturns(tx, [order.id])).find(({ parcelId }) => parcelId === parcel.id);
    if (request === undefined) throw new Error(`parcel ${parcel.id} is back without a return`);
    const at = deps.now();
    const lines = inspected.value.map(({ position, shares }) => ({
      variantId: goods.find((one) => one.position === position)?.variantId ?? '',
      shares,
    }));
    const from = { orderId: order.id, returnId: request.id, at };
    await bookIn(tx, actor, from, lines, { reason: 'other', note: 'came back and is not sold again' });
    await markRestocked(tx, request.id, inspected.value);
    await writeParcel(tx, parcel.id, { state: 'inspected' }, at);
    const restocked = inspected.value.reduce((sum, line) => sum + line.restocked, 0);
    const units = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const after = { state: 'inspected', backToStock: restocked, writtenOff: units - restocked };
    recordStep(tx, deps, actor, locked, { action: 'inspected', after });
    if (restocked > 0) afterCommit(tx, () => deps.catalogue.stockChanged());
    return ok(null);
  });
}

async function linesOf(tx: Database, goods: readonly ParcelGoods[]): Promise<BackLine[]> {
  const lines: BackLine[] = [];
  for (const { position, shares } of goods) {
    const known = [];
    for (const share of shares) {
      const batch = share.batchId === null ? null : await findBatch(tx, share.batchId);
      const maySell = batch === null || (batch.blockedAt === null && batch.expiredAt === null);
      known.push({ ...share, maySell });
    }
    lines.push({ position, shares: known });
  }
  return lines;
}
