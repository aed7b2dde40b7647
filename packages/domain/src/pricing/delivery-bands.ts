import { NO_PAISE, type Paise, paise, subtractPaise } from '../money.ts';
import type { DeliveryRules } from './delivery-rules.ts';

/** What delivery costs for goods of so much after all discounts, before GST; no upper end when `to` is null. */
export type DeliveryBand = { readonly from: Paise; readonly to: Paise | null; readonly charge: Paise };

/** The delivery rule as bands, the cheapest goods first; every amount is in exactly one (PRICING-13). */
export function deliveryBands({ charge, freeFrom }: DeliveryRules): readonly DeliveryBand[] {
  if (freeFrom === null || charge === 0) return [{ from: NO_PAISE, to: null, charge }];
  const free = { from: freeFrom, to: null, charge: NO_PAISE };
  return freeFrom === 0 ? [free] : [{ from: NO_PAISE, to: subtractPaise(freeFrom, paise(1)), charge }, free];
}
