import { basisPointsOf, type Paise, sumPaise } from '../money.ts';

/** What one piece comes to with GST of so many percent, before delivery and whatever reduces the order. */
export function priceWithGst(price: Paise, percent: number): Paise {
  return sumPaise(price, basisPointsOf(price, Math.round(percent * 100)));
}
