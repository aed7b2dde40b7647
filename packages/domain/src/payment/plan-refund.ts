import { minPaise, NO_PAISE, type Paise, subtractPaise, sumPaise } from '../money.ts';

export type PaidPart = { readonly id: string; readonly taken: Paise; readonly refunded: Paise };

export type RefundPart = { readonly id: string; readonly amount: Paise };

/** Gift cards first (PAYMENT-14), up to each one's payment. `unplanned`: the remainder. */
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

export function keptOf(parts: readonly PaidPart[]): Paise {
  return sumPaise(...parts.map((part) => subtractPaise(part.taken, part.refunded)));
}
