import { minPaise, paiseFromRupees, rupeesFromPaise, subtractPaise } from '@ilaneer/domain/money';

/** Rupees. */
export type SplitPayment = { readonly paid: number; readonly amountDue: number; readonly left: number };

/** Gift card first (GIFT-CARD-2); rupees. */
export function splitPayment(balance: number, total: number): SplitPayment {
  const [has, due] = [paiseFromRupees(balance), paiseFromRupees(total)];
  const paid = minPaise(has, due);
  return {
    paid: rupeesFromPaise(paid),
    amountDue: rupeesFromPaise(subtractPaise(due, paid)),
    left: rupeesFromPaise(subtractPaise(has, paid)),
  };
}
