import { type Paise, prorate, subtractPaise, timesPaise } from '../money.ts';
import { type CartSummary, GST_BASIS_POINTS, listPrice, type PricedLine, taxesOf } from './price-cart.ts';
import { shareAt, spreadReductions } from './spread-reductions.ts';

/** One line's part of the cart summary, in paise; over all lines each part adds up to the summary's figure. */
export type LineAmounts = {
  readonly listTotal: Paise;
  readonly goodsTotal: Paise;
  readonly discount: Paise;
  readonly couponSavings: Paise;
  readonly coinSavings: Paise;
  readonly taxable: Paise;
  readonly gst: Paise;
  readonly gstBasisPoints: number;
};

/**
 * Shares the summary's coupon, coins and GST over the lines, so that an order line, an invoice line or a return has
 * its own figures. The parts add up to the whole (PRICING-9). Where lines bear rates of their own, the GST of the
 * delivery charge is no part of theirs.
 */
export function priceLines(lines: readonly PricedLine[], summary: CartSummary): LineAmounts[] {
  const goods = lines.map((line) => timesPaise(line.price, line.quantity));
  const { coupons, coins, taxables } = spreadReductions(goods, summary.couponSavings, summary.coinSavings);
  const byRate = taxesOf(lines, summary)?.lines ?? [];
  const flat = prorate(summary.gst, taxables);
  return lines.map((line, index) => {
    const listTotal = timesPaise(listPrice(line), line.quantity);
    const goodsTotal = shareAt(goods, index);
    return {
      listTotal,
      goodsTotal,
      discount: subtractPaise(listTotal, goodsTotal),
      couponSavings: shareAt(coupons, index),
      coinSavings: shareAt(coins, index),
      taxable: shareAt(taxables, index),
      gst: byRate[index]?.gst ?? shareAt(flat, index),
      gstBasisPoints: byRate[index]?.basisPoints ?? GST_BASIS_POINTS,
    };
  });
}
