import { type Paise, prorate, subtractPaise, timesPaise } from '../money.ts';
import { type CartSummary, listPrice, type PricedLine } from './price-cart.ts';

/** One line's part of the cart summary, in paise; over all lines each part adds up to the summary's figure. */
export type LineAmounts = {
  readonly listTotal: Paise;
  readonly goodsTotal: Paise;
  readonly discount: Paise;
  readonly couponSavings: Paise;
  readonly coinSavings: Paise;
  readonly taxable: Paise;
  readonly gst: Paise;
};

/**
 * Shares the summary's coupon, coins and GST over the lines, so that an order line, an invoice line or a return
 * has its own figures. Rounding remainders never get lost: the parts add up to the whole (part 2 section 9).
 */
export function priceLines(lines: readonly PricedLine[], summary: CartSummary): LineAmounts[] {
  const goods = lines.map((line) => timesPaise(line.price, line.quantity));
  const coupons = prorate(summary.couponSavings, goods);
  const afterCoupon = goods.map((total, index) => subtractPaise(total, shareAt(coupons, index)));
  const coins = prorate(summary.coinSavings, afterCoupon);
  const taxables = afterCoupon.map((total, index) => subtractPaise(total, shareAt(coins, index)));
  const gst = prorate(summary.gst, taxables);
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
      gst: shareAt(gst, index),
    };
  });
}

function shareAt(shares: readonly Paise[], index: number): Paise {
  const share = shares[index];
  if (share === undefined) throw new RangeError(`no share at ${index}`);
  return share;
}
