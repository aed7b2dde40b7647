import { createHash } from 'node:crypto';
import { canonicalText } from '@ilaneer/domain/audit/audited-act';
import type { ParcelInterruption } from '@ilaneer/domain/parcel/parcel-state';
import type { Order } from '../../modules/order/order.ts';
import type { Parcel } from '../../modules/parcel/parcel.ts';

/** What of an order packing depends on: when it is another one, the box may hold the wrong things. */
export function digestOf(order: Order): string {
  const lines = order.lines.map(({ position, variantId, quantity }) => ({ position, variantId, quantity }));
  return createHash('sha256')
    .update(canonicalText({ lines, to: order.deliveryAddress }))
    .digest('base64url');
}

/** What of its order stops a parcel that is packed or was. */
export function interruptionOf(order: Order, parcel: Parcel): ParcelInterruption | null {
  if (order.status === 'cancelled') return 'cancelled';
  if (order.heldAt !== null) return 'held';
  const isBegun = parcel.state === 'packing' || parcel.state === 'packed';
  return isBegun && parcel.contentsDigest !== digestOf(order) ? 'changed' : null;
}
