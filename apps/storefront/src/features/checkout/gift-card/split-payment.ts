import { minPaise, paiseFromRupees, rupeesFromPaise, subtractPaise } from '@ilaneer/domain/money';

/** What a gift card pays of a total, and what is left to pay and on the card; all in rupees. */
export type SplitPayment = { readonly paid: number; readonly rest: number; readonly stays: number };

/** Shares a total between a gift card's balance and the rest; in rupees. */
export function splitPayment(balance: number, total: number): SplitPayment {
  const [has, due] = [paiseFromRupees(balance), paiseFromRupees(total)];
  const paid = minPaise(has, due);
  return {
    paid: rupeesFromPaise(paid),
    rest: rupeesFromPaise(subtractPaise(due, paid)),
    stays: rupeesFromPaise(subtractPaise(has, paid)),
  };
}
