import { basisPointsOf, type Paise, paiseFromRupees, sumPaise } from '../money.ts';
import type { GstRate } from '../pricing/gst-rate.ts';
import { paidFor } from '../pricing/price-mode.ts';

/** What one piece comes to with GST of so many percent, before delivery and whatever reduces the order. */
export function priceWithGst(price: Paise, percent: number): Paise {
  return sumPaise(price, basisPointsOf(price, Math.round(percent * 100)));
}

/** What is paid for one piece as clients are told of it: rupees, percent, and whether the GST is inside already. */
export function paidForOne(told: {
  readonly price: number;
  readonly gst: number;
  readonly gstIncluded?: true | undefined;
}): Paise {
  const price = paiseFromRupees(told.price);
  return told.gstIncluded === true ? price : priceWithGst(price, told.gst);
}

/**
 * What one piece costs with its GST when that is more than the MRP on its pack, else null; all in paise. Nobody may
 * charge more than the printed MRP, which includes all taxes (CATALOGUE-9).
 */
export function priceAboveMrp(price: Paise, rate: GstRate, mrp: Paise): Paise | null {
  const withGst = paidFor(price, rate);
  return withGst > mrp ? withGst : null;
}
