import { err, ok, type Result } from '@ilaneer/domain/result';
import { E_WAY_TEXT } from '@ilaneer/domain/tax-document/e-way-bill';
import type { Failure } from '../../http/failure.ts';
import { type Order, travelsWithEWayBill } from '../../modules/order/order.ts';
import { inStates, type Parcel } from '../../modules/parcel/parcel.ts';

/** TAX-DOCUMENT-28. */
export type EWayBillFailure = Failure & {
  readonly code: 'E_WAY_BILL_MISSING';
  readonly message: string;
  readonly data: { readonly orderNumber: string };
};

/** Of the parcels that are about to leave, by any door; an order without parcels has no number. */
export function checkEWayBill(order: Order, parcels: readonly Parcel[]): Result<null, EWayBillFailure> {
  if (!lacksEWayBill(order, parcels)) return ok(null);
  return err({ code: 'E_WAY_BILL_MISSING', message: E_WAY_TEXT, data: { orderNumber: order.number } });
}

export function lacksEWayBill(order: Order, parcels: readonly Parcel[]): boolean {
  if (!travelsWithEWayBill(order)) return false;
  const all = parcels.filter(({ state }) => state !== 'cancelled');
  const leaving = inStates(all, 'waiting', 'packing', 'packed');
  return all.length === 0 || leaving.some(({ eWayBillNumber }) => eWayBillNumber === null);
}
