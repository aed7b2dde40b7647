import { NO_PAISE, type Paise, paise, subtractPaise } from '../money.ts';
import { DELIVERY_CHARGE, FREE_DELIVERY_FROM } from './price-cart.ts';

/** What delivery costs for goods of so much after all discounts, before GST; no upper end when `to` is null. */
export type DeliveryBand = { readonly from: Paise; readonly to: Paise | null; readonly charge: Paise };

/** The delivery rule as bands, the cheapest goods first; every amount is in exactly one (PRICING-13). */
export function deliveryBands(): readonly DeliveryBand[] {
  return [
    { from: NO_PAISE, to: subtractPaise(FREE_DELIVERY_FROM, paise(1)), charge: DELIVERY_CHARGE },
    { from: FREE_DELIVERY_FROM, to: null, charge: NO_PAISE },
  ];
}
