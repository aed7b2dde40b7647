import { type Paise, prorate, subtractPaise, timesPaise } from '../money.ts';
import { GST_BASIS_POINTS } from './gst-rate.ts';
import { type CartSummary, listPrice, type PricedLine, reducibleLines, taxesOf } from './price-cart.ts';
import { shareAt, spreadReductions } from './spread-reductions.ts';

/** One line's part of the cart summary, in paise; over all lines each part adds up to the summary's figure, and
 * where GST is inside, taxable and GST together to its subtotal. */
export type LineAmounts = {
  readonly listTotal: Paise;
  readonly goodsTotal: Paise;
  readonly discount: Paise;
  readonly couponSavings: Paise;
  readonly coinSavings: Paise;
  /** Before GST, also where the price has it inside. */
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
  const reducible = reducibleLines(lines);
  const { couponSavings, coinSavings } = summary;
  const { coupons, coins, taxables } = spreadReductions(reducible, couponSavings, coinSavings);
  const byRate = taxesOf(lines, summary)?.lines ?? [];
  const flat = prorate(summary.gst, taxables);
  return lines.map((line, index) => {
    const listTotal = timesPaise(listPrice(line), line.quantity);
    const goodsTotal = timesPaise(line.price, line.quantity);
    return {
      listTotal,
      goodsTotal,
      discount: subtractPaise(listTotal, goodsTotal),
      couponSavings: shareAt(coupons, index),
      coinSavings: shareAt(coins, index),
      taxable: byRate[index]?.taxable ?? shareAt(taxables, index),
      gst: byRate[index]?.gst ?? shareAt(flat, index),
      gstBasisPoints: byRate[index]?.basisPoints ?? GST_BASIS_POINTS,
    };
  });
}
