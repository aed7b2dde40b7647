import { minPaise, paiseFromRupees, rupeesFromPaise, subtractPaise } from '@ilaneer/domain/money';

/** What a gift card pays of a total, what is due beside it, and what is left on the card; all in rupees. */
export type SplitPayment = { readonly paid: number; readonly amountDue: number; readonly left: number };

/** Shares a total between a gift card, which pays first, and what is due beside it (GIFT-CARD-2); in rupees. */
export function splitPayment(balance: number, total: number): SplitPayment {
  const [has, due] = [paiseFromRupees(balance), paiseFromRupees(total)];
  const paid = minPaise(has, due);
  return {
    paid: rupeesFromPaise(paid),
    amountDue: rupeesFromPaise(subtractPaise(due, paid)),
    left: rupeesFromPaise(subtractPaise(has, paid)),
  };
}
