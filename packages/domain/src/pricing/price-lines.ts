import { NO_PAISE, type Paise, prorate, subtractPaise, timesPaise } from '../money.ts';
import { GST_BASIS_POINTS } from './gst-rate.ts';
import {
  type CartSummary,
  lineGoods,
  listPrice,
  type PricedLine,
  reducibleLines,
  taxesOf,
} from './price-cart.ts';
import { shareAt, spreadReductions } from './spread-reductions.ts';

/** Paise; shares add up to the summary. */
export type LineAmounts = {
  readonly listTotal: Paise;
  readonly goodsTotal: Paise;
  /** Off the list price, and by promotions. */
  readonly discount: Paise;
  readonly promotion: Paise;
  readonly couponSavings: Paise;
  readonly coinSavings: Paise;
  /** Before GST, also for inclusive prices. */
  readonly taxable: Paise;
  readonly gst: Paise;
  readonly gstBasisPoints: number;
};

/** Without loss (PRICING-9). With own rates, delivery's GST is excluded. */
export function priceLines(lines: readonly PricedLine[], summary: CartSummary): LineAmounts[] {
  const reducible = reducibleLines(lines);
  const { couponSavings, coinSavings } = summary;
  const { coupons, coins, taxables } = spreadReductions(reducible, couponSavings, coinSavings);
  const byRate = taxesOf(lines, summary)?.lines ?? [];
  const flat = prorate(summary.gst, taxables);
  return lines.map((line, index) => {
    const listTotal = timesPaise(listPrice(line), line.quantity);
    const goodsTotal = lineGoods(line);
    return {
      listTotal,
      goodsTotal,
      discount: subtractPaise(listTotal, goodsTotal),
      promotion: line.promotion ?? NO_PAISE,
      couponSavings: shareAt(coupons, index),
      coinSavings: shareAt(coins, index),
      taxable: byRate[index]?.taxable ?? shareAt(taxables, index),
      gst: byRate[index]?.gst ?? shareAt(flat, index),
      gstBasisPoints: byRate[index]?.basisPoints ?? GST_BASIS_POINTS,
    };
  });
}
