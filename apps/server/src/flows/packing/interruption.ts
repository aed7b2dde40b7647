import { createHash } from 'node:crypto';
import { canonicalText } from '@ilaneer/domain/audit/audited-act';
import { toLineView } from '@ilaneer/domain/order/line-snapshot';
import { hasLeft, type ParcelInterruption } from '@ilaneer/domain/parcel/parcel-state';
import type { Order } from '../../modules/order/order.ts';
import type { CodedLeftover, Parcel } from '../../modules/parcel/parcel.ts';
import type { ParcelItem } from './items-repository.ts';

/** Digest of the facts that packing depends on. */
export function digestOf(order: Order): string {
  const lines = order.lines.map(({ position, variantId, quantity }) => ({ position, variantId, quantity }));
  return createHash('sha256')
    .update(canonicalText({ lines, to: order.deliveryAddress }))
    .digest('base64url');
}

/** Null: go on. */
export function interruptionOf(order: Order, parcel: Parcel): ParcelInterruption | null {
  if (order.status === 'cancelled') return hasLeft(parcel.state) ? null : 'cancelled';
  if (order.heldAt !== null) return 'held';
  const isBegun = parcel.state === 'packing' || parcel.state === 'packed';
  return isBegun && parcel.contentsDigest !== digestOf(order) ? 'changed' : null;
}

export type UnitsToRemove = Omit<CodedLeftover, 'parcelId'>;

/** PARCEL-12: all for a held or cancelled order, the surplus for a changed one. */
export function unitsToRemove(
  order: Order,
  parcel: Parcel,
  {
    items,
    leftovers,
  }: { readonly items: readonly ParcelItem[]; readonly leftovers: readonly CodedLeftover[] },
): UnitsToRemove[] {
  const why = interruptionOf(order, parcel);
  if (why === null && parcel.state !== 'cancelled') return [];
  const surplus = leftovers
    .filter(({ parcelId }) => parcelId === parcel.id)
    .map(({ parcelId: _, ...one }) => one);
  if (why === 'changed') return surplus;
  const all = new Map(surplus.map((one) => [one.variantId, one]));
  for (const { linePosition, packed } of parcel.lines) {
    const item = items.find((one) => one.orderId === parcel.orderId && one.position === linePosition);
    if (item === undefined || packed === 0) continue;
    const { variantId, barcode } = item;
    const quantity = packed + (all.get(variantId)?.quantity ?? 0);
    all.set(variantId, { variantId, barcode, ...toLineView({ ...item, quantity }) });
  }
  return [...all.values()];
}
