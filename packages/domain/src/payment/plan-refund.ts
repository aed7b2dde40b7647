import { minPaise, NO_PAISE, type Paise, subtractPaise, sumPaise } from '../money.ts';

/** Money that was taken for an order by one way of paying, and how much of it went back; in paise. */
export type PaidPart = { readonly id: string; readonly taken: Paise; readonly refunded: Paise };

/** What goes back by one way of paying. */
export type RefundPart = { readonly id: string; readonly amount: Paise };

/**
 * Shares a refund over the methods that paid, in the order given, gift cards first (PAYMENT-14), never more to one
 * than it gave. What cannot go back this way is `unplanned`.
 */
export function planRefund(
  parts: readonly PaidPart[],
  amount: Paise,
): { readonly parts: readonly RefundPart[]; readonly unplanned: Paise } {
  let left = amount;
  const planned: RefundPart[] = [];
  for (const part of parts) {
    const share = minPaise(left, subtractPaise(part.taken, part.refunded));
    if (share > 0) planned.push({ id: part.id, amount: share });
    left = subtractPaise(left, share > 0 ? share : NO_PAISE);
  }
  return { parts: planned, unplanned: left };
}

/** How much of what was taken is still with the shop, in paise. */
export function keptOf(parts: readonly PaidPart[]): Paise {
  return sumPaise(...parts.map((part) => subtractPaise(part.taken, part.refunded)));
}
