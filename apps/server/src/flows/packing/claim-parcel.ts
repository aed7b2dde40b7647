import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { isToBePacked } from '@ilaneer/domain/order/status';
import { hasLeft } from '@ilaneer/domain/parcel/parcel-state';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Failure } from '../../http/failure.ts';
import { lockAnyOrder } from '../../modules/order/order.ts';
import { inStates, listParcels, type Parcel, writeParcel } from '../../modules/parcel/parcel.ts';
import type { FulfilmentDeps } from '../fulfilment/fulfilment.ts';
import { digestOf } from './interruption.ts';
import { openToPack } from './open-to-pack.ts';
import { findByCode, oldestUnclaimed, parcelClaimedBy } from './queue-repository.ts';
import { checkStep, claimedByAnother, lockParcel, processOrder, recordStep } from './work-on-parcel.ts';

// Concurrent claims: try the next.
const TRIES = 5;

/**
 * PARCEL-3. Waiting ones are claimed; packed and shipped ones open as they are (PARCEL-18). Null: nothing to
 * pack. Errors: PARCEL_NOT_FOUND, PARCEL_CLAIMED with the packer, ORDER_HELD, ORDER_MOVE_NOT_ALLOWED.
 */
export async function claimParcel(
  deps: FulfilmentDeps,
  packer: StaffActor,
  wanted: { readonly code: string | null },
): Promise<Result<Parcel | null, Failure>> {
  let claimed = await claimOnce(deps, packer, wanted);
  for (let tries = 1; tries < TRIES && wanted.code === null && !claimed.ok; tries += 1) {
    claimed = await claimOnce(deps, packer, wanted);
  }
  return claimed;
}

function claimOnce(
  deps: FulfilmentDeps,
  packer: StaffActor,
  { code }: { readonly code: string | null },
): Promise<Result<Parcel | null, Failure>> {
  return transact<Parcel | null, Failure>(deps.db, async (tx) => {
    if (code === null) {
      const open = await parcelClaimedBy(tx, packer.id);
      const orderId = open?.orderId ?? (await oldestUnclaimed(tx));
      return orderId === null
        ? ok(null)
        : claimOf(tx, deps, packer, { orderId, parcelId: open?.parcelId ?? null });
    }
    const found = await findByCode(tx, code);
    if (found === null) return err({ code: 'PARCEL_NOT_FOUND' });
    const closed = await closedParcel(tx, found);
    return closed === null ? claimOf(tx, deps, packer, found) : ok(closed);
  });
}

type Found = { readonly orderId: string; readonly parcelId: string | null };

/** Packed or shipped; by order number only if none is left to pack. */
async function closedParcel(tx: Database, { orderId, parcelId }: Found): Promise<Parcel | null> {
  const order = await lockAnyOrder(tx, orderId);
  if (order === null) return null;
  const all = await listParcels(tx, orderId);
  const named = all.find(({ id }) => id === parcelId);
  if (named !== undefined) return isClosed(named) ? named : null;
  if (all.some(({ state }) => state === 'waiting' || state === 'packing')) return null;
  return inStates(all, 'packed')[0] ?? all.find(isClosed) ?? null;
}

function isClosed({ state }: Parcel): boolean {
  return state === 'packed' || hasLeft(state);
}

async function claimOf(
  tx: Database,
  deps: FulfilmentDeps,
  packer: StaffActor,
  { orderId, parcelId }: Found,
): Promise<Result<Parcel, Failure>> {
  const order = await lockAnyOrder(tx, orderId);
  if (order === null) return err({ code: 'PARCEL_NOT_FOUND' });
  if (order.heldAt !== null) return err({ code: 'ORDER_HELD' });
  if (!isToBePacked(order.status)) {
    return err({ code: 'ORDER_MOVE_NOT_ALLOWED', data: { orderNumber: order.number, status: order.status } });
  }
  const all = await openToPack(tx, deps, order.id);
  const wanted = all.find(({ id }) => id === parcelId) ?? firstToPack(all, packer);
  if (wanted === null) return err({ code: 'PARCEL_NOT_FOUND' });
  const isOpen = wanted.state === 'packing';
  if (isOpen && wanted.claimedBy !== packer.id) return err(await claimedByAnother(tx, wanted));
  const allowed = isOpen ? ok(null) : checkStep(wanted, 'claim');
  if (!allowed.ok) return allowed;
  const begun = await processOrder(tx, deps, packer, order);
  if (!begun.ok) return begun;
  if (isOpen) return ok(wanted);
  const at = deps.now();
  const claim = { state: 'packing', claimedBy: packer.id, claimedAt: at } as const;
  await writeParcel(tx, wanted.id, { ...claim, contentsDigest: digestOf(order) }, at);
  const after = { state: 'packing', claimedBy: packer.name };
  recordStep(tx, deps, packer, { order, parcel: wanted }, { action: 'claimed', after });
  const claimed = await lockParcel(tx, wanted.id);
  return ok(claimed?.parcel ?? wanted);
}

function firstToPack(all: readonly Parcel[], packer: StaffActor): Parcel | null {
  const open = inStates(all, 'packing');
  const mine = open.find(({ claimedBy }) => claimedBy === packer.id);
  return mine ?? inStates(all, 'waiting')[0] ?? open[0] ?? inStates(all, 'packed')[0] ?? null;
}
