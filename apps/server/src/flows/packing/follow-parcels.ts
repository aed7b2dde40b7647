import type { StaffActor, SystemActor } from '@ilaneer/domain/actor/actor';
import { statusOfParcels } from '@ilaneer/domain/parcel/parcel-state';
import { ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import { lockAnyOrder, type Order } from '../../modules/order/order.ts';
import { listParcels, type Parcel } from '../../modules/parcel/parcel.ts';
import { type FulfilmentDeps, fulfilIn, giveUpOrder } from '../fulfilment/fulfilment.ts';

/** The order follows its parcels (PARCEL-2, PARCEL-20). Errors: those of its move. */
export async function followParcels(
  tx: Database,
  deps: FulfilmentDeps,
  actor: StaffActor | SystemActor,
  order: Order,
  /** `note`: on the timeline; `isOnTheRoad`: of the parcel whose step it follows. */
  { note, isOnTheRoad }: { readonly note: string | null; readonly isOnTheRoad: boolean },
): Promise<Result<null, Failure>> {
  const all = await listParcels(tx, order.id);
  const status = statusOfParcels(all.map(({ state }) => state));
  const { number: orderNumber } = order;
  if (status === null || status === order.status) return ok(null);
  if (order.status === 'processing') {
    const first = all.find(({ courier }) => courier !== null);
    const { courier, trackingNumber } = first ?? {};
    const shipment = { courier: courier ?? '', trackingNumber: trackingNumber ?? '', isTakenOver: true };
    const shipped = await fulfilIn(tx, deps, actor, { orderNumber, transition: 'ship', ...shipment });
    if (!shipped.ok) return shipped;
  }
  switch (status) {
    case 'shipped':
      return ok(null);
    case 'cancelled': {
      const sent = await lockAnyOrder(tx, order.id);
      if (sent !== null) await giveUpOrder(tx, deps, actor, sent);
      return ok(null);
    }
    case 'in transit': {
      const moved = await fulfilIn(tx, deps, actor, {
        ...{ orderNumber, transition: 'in-transit', note },
        // The parcel's own step has its message (PARCEL-47).
        isSilent: !isOnTheRoad,
      });
      return moved.ok ? ok(null) : moved;
    }
    case 'delivered': {
      const deliveredAt = lastDelivery(all, deps.now());
      const step = { orderNumber, transition: 'deliver', note, deliveredAt } as const;
      const moved = await fulfilIn(tx, deps, actor, step);
      return moved.ok ? ok(null) : moved;
    }
  }
}

/** PARCEL-51; couriers' clocks may be ahead. */
function lastDelivery(parcels: readonly Parcel[], now: Date): Date {
  const moments = parcels.flatMap(({ deliveredAt }) => deliveredAt?.getTime() ?? []);
  return new Date(Math.min(now.getTime(), ...(moments.length === 0 ? [] : [Math.max(...moments)])));
}
