import { rupeesFromPaise, subtractPaise } from '../money.ts';
import { type CartSummary, gstByRate, type PricedLine } from './price-cart.ts';
import type { RateAmount } from './tax-by-rate.ts';

/** Rupees for display and wire, with GST by rate for lines with own rates (PRICING-7). */
export function summaryInRupees(summary: CartSummary, lines: readonly PricedLine[]) {
  const rates = gstByRate(lines, summary);
  const { surcharge, promotionSavings } = summary;
  return {
    totalMRP: rupeesFromPaise(summary.totalMRP),
    discount: rupeesFromPaise(summary.discount),
    ...(promotionSavings > 0 && { promotionSavings: rupeesFromPaise(promotionSavings) }),
    couponSavings: rupeesFromPaise(summary.couponSavings),
    coinSavings: rupeesFromPaise(summary.coinSavings),
    subtotal: rupeesFromPaise(summary.subtotal),
    gst: rupeesFromPaise(summary.gst),
    gstIncluded: summary.isInclusive,
    ...(rates !== null && { gstByRate: rates.map(rateInRupees) }),
    delivery: rupeesFromPaise(subtractPaise(summary.delivery, surcharge)),
    ...(surcharge > 0 && { cashFee: rupeesFromPaise(surcharge) }),
    total: rupeesFromPaise(summary.total),
    totalItems: summary.totalItems,
    totalSavings: rupeesFromPaise(summary.totalSavings),
  };
}

export function rateInRupees({ basisPoints, taxable, gst }: RateAmount) {
  return { rate: basisPoints / 100, taxable: rupeesFromPaise(taxable), gst: rupeesFromPaise(gst) };
}
