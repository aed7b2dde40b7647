import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { statusOfParcels } from '@ilaneer/domain/parcel/parcel-state';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { Order } from '../../modules/order/order.ts';
import { type Courier, listParcels, type Parcel, writeParcel } from '../../modules/parcel/parcel.ts';
import { type FulfilmentDeps, fulfilIn, invoiceOrder } from '../fulfilment/fulfilment.ts';
import { checkStep, checkUndisturbed, processOrder, recordStep, workOnParcel } from './work-on-parcel.ts';

type Seen = { readonly parcelId: string; readonly version: number };

/**
 * The last parcel ships the order, the first issues the invoice (PARCEL-2, PARCEL-8). Errors:
 * PARCEL_NOT_FOUND, PARCEL_STEP_NOT_ALLOWED, PARCEL_INTERRUPTED, VALIDATION_FAILED, VERSION_STALE, those of
 * the order's move.
 */
export async function shipParcel(
  deps: FulfilmentDeps,
  actor: StaffActor,
  { courier, trackingNumber, ...seen }: Seen & { readonly courier: string; readonly trackingNumber: string },
  by: Courier,
): Promise<Result<Parcel, Failure>> {
  const shipment = await by.takeOver({ courier, trackingNumber });
  if (!shipment.ok) return err(invalid(shipment.error));
  return workOnParcel(deps, seen, async (tx, locked) => {
    const { parcel } = locked;
    const allowed = checkStep(parcel, 'ship');
    if (!allowed.ok) return allowed;
    const undisturbed = checkUndisturbed(locked);
    if (!undisturbed.ok) return undisturbed;
    const processed = await processOrder(tx, deps, actor, locked.order);
    if (!processed.ok) return processed;
    const order = processed.value;
    const at = deps.now();
    await writeParcel(tx, parcel.id, { state: 'shipped', shippedAt: at, ...shipment.value }, at);
    recordStep(tx, deps, actor, locked, {
      action: 'shipped',
      after: { state: 'shipped', ...shipment.value },
    });
    const moved = await moveOrder(tx, deps, actor, order);
    // After stock, as in every dispatch: the opposite lock order would deadlock.
    if (moved.ok) await invoiceOrder(tx, deps, actor, order, at);
    return moved;
  });
}

/** The order follows. Errors: as shipParcel. */
export function moveParcel(
  deps: FulfilmentDeps,
  actor: StaffActor,
  { move, ...seen }: Seen & { readonly move: 'in-transit' | 'deliver' },
): Promise<Result<Parcel, Failure>> {
  return workOnParcel(deps, seen, async (tx, locked) => {
    const allowed = checkStep(locked.parcel, move);
    if (!allowed.ok) return allowed;
    const at = deps.now();
    const changes =
      move === 'deliver'
        ? ({ state: 'delivered', deliveredAt: at } as const)
        : ({ state: 'in transit' } as const);
    await writeParcel(tx, seen.parcelId, changes, at);
    recordStep(tx, deps, actor, locked, {
      action: `moved to ${changes.state}`,
      after: { state: changes.state },
    });
    return moveOrder(tx, deps, actor, locked.order);
  });
}

/** To the state of its slowest parcel. */
async function moveOrder(
  tx: Database,
  deps: FulfilmentDeps,
  actor: StaffActor,
  order: Order,
): Promise<Result<null, Failure>> {
  const all = await listParcels(tx, order.id);
  const status = statusOfParcels(all.map(({ state }) => state));
  const { number: orderNumber } = order;
  if (status === null || status === order.status) return ok(null);
  if (order.status === 'processing') {
    const first = all.find(({ courier }) => courier !== null);
    const { courier, trackingNumber } = first ?? {};
    const shipment = { courier: courier ?? '', trackingNumber: trackingNumber ?? '' };
    const shipped = await fulfilIn(tx, deps, actor, { orderNumber, transition: 'ship', ...shipment });
    if (!shipped.ok) return shipped;
  }
  switch (status) {
    case 'shipped':
      return ok(null);
    case 'in transit': {
      const moved = await fulfilIn(tx, deps, actor, { orderNumber, transition: 'in-transit' });
      return moved.ok ? ok(null) : moved;
    }
    case 'delivered': {
      const moved = await fulfilIn(tx, deps, actor, { orderNumber, transition: 'deliver' });
      return moved.ok ? ok(null) : moved;
    }
  }
}
