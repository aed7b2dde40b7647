import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { Scanned } from '@ilaneer/domain/parcel/dispatch-gate';

export function unscannedOf(
  { lines }: Pick<StaffOrderView, 'lines'>,
  parcels: readonly Pick<ParcelView, 'state' | 'lines'>[],
): Scanned | null {
  const made = parcels.filter(({ state }) => state !== 'cancelled');
  const leaving = made.filter(({ state }) => ['waiting', 'packing', 'packed'].includes(state));
  const units = sum((made.length === 0 ? lines : leaving.flatMap((one) => one.lines)).map(quantityOf));
  const scanned = sum(leaving.flatMap((parcel) => parcel.lines.map(({ packed }) => packed)));
  return scanned < units ? { scanned, units } : null;
}

function quantityOf({ quantity }: { readonly quantity: number }): number {
  return quantity;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
