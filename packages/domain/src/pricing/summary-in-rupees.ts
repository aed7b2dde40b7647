import { rupeesFromPaise } from '../money.ts';
import { type CartSummary, gstByRate, type PricedLine } from './price-cart.ts';
import type { RateAmount } from './tax-by-rate.ts';

/** A summary as it is shown and sent: in rupees, with its GST by rate where lines bear rates of their own (PRICING-7). */
export function summaryInRupees(summary: CartSummary, lines: readonly PricedLine[]) {
  const rates = gstByRate(lines, summary);
  return {
    totalMRP: rupeesFromPaise(summary.totalMRP),
    discount: rupeesFromPaise(summary.discount),
    couponSavings: rupeesFromPaise(summary.couponSavings),
    coinSavings: rupeesFromPaise(summary.coinSavings),
    subtotal: rupeesFromPaise(summary.subtotal),
    gst: rupeesFromPaise(summary.gst),
    gstIncluded: summary.isInclusive,
    ...(rates !== null && { gstByRate: rates.map(rateInRupees) }),
    delivery: rupeesFromPaise(summary.delivery),
    total: rupeesFromPaise(summary.total),
    totalItems: summary.totalItems,
    totalSavings: rupeesFromPaise(summary.totalSavings),
  };
}

/** What is taxed at a rate, in rupees and percent. */
export function rateInRupees({ basisPoints, taxable, gst }: RateAmount) {
  return { rate: basisPoints / 100, taxable: rupeesFromPaise(taxable), gst: rupeesFromPaise(gst) };
}
