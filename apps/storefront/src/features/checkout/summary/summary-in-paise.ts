import type { SummaryView } from '@ilaneer/contract/cart';
import { paiseFromRupees } from '@ilaneer/domain/money';
import type { CartSummary } from '@ilaneer/domain/pricing/price-cart';

/** The server's summary as the pricing rules read it. */
export function summaryInPaise(view: SummaryView): CartSummary {
  return {
    totalMRP: paiseFromRupees(view.totalMRP),
    discount: paiseFromRupees(view.discount),
    couponSavings: paiseFromRupees(view.couponSavings),
    coinSavings: paiseFromRupees(view.coinSavings),
    subtotal: paiseFromRupees(view.subtotal),
    gst: paiseFromRupees(view.gst),
    delivery: paiseFromRupees(view.delivery),
    total: paiseFromRupees(view.total),
    totalItems: view.totalItems,
    totalSavings: paiseFromRupees(view.totalSavings),
  };
}
