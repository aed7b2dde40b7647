import { NO_PAISE, type Paise, paise, subtractPaise } from '../money.ts';
import type { DeliveryRules } from './delivery-rules.ts';

/** Charge by goods value after discounts, before GST; open-ended if `to` is null. */
export type DeliveryBand = { readonly from: Paise; readonly to: Paise | null; readonly charge: Paise };

/** Delivery rules as bands, ascending and without gaps or overlaps (PRICING-13). */
export function deliveryBands({ charge, freeFrom }: DeliveryRules): readonly DeliveryBand[] {
  if (freeFrom === null || charge === 0) return [{ from: NO_PAISE, to: null, charge }];
  const free = { from: freeFrom, to: null, charge: NO_PAISE };
  return freeFrom === 0 ? [free] : [{ from: NO_PAISE, to: subtractPaise(freeFrom, paise(1)), charge }, free];
}
