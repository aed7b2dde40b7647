import { basisPointsOf, type Paise, sumPaise } from '../money.ts';
import { basisPointsFor, type GstRate } from '../pricing/gst-rate.ts';

/** What one piece comes to with GST of so many percent, before delivery and whatever reduces the order. */
export function priceWithGst(price: Paise, percent: number): Paise {
  return sumPaise(price, basisPointsOf(price, Math.round(percent * 100)));
}

/**
 * What one piece costs with its GST when that is more than the MRP on its pack, else null; all in paise. Nobody may
 * charge more than the printed MRP, which includes all taxes (CATALOGUE-9).
 */
export function priceAboveMrp(price: Paise, rate: GstRate, mrp: Paise): Paise | null {
  const withGst = sumPaise(price, basisPointsOf(price, basisPointsFor(rate, price, 1)));
  return withGst > mrp ? withGst : null;
}
