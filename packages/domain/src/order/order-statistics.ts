import { type Paise, paise, paiseFromRupees, rupeesFromPaise, sumPaise } from '../money.ts';
import { type OrderGroup, orderGroupOf } from './order-group.ts';

/** ORDER-15. */
export const RECENT_ORDERS = 10;

/** Counts, and amounts in rupees (ORDER-14). */
export type OrderStatistics = Readonly<Record<OrderGroup, number>> & {
  readonly total: number;
  readonly average: number;
};

/** ORDER-14. Amounts exclude cancelled orders; rupees with 2 decimals; average 0 without orders. */
export function orderStatistics(
  orders: readonly { readonly status?: string | null; readonly totalAmount: number }[],
): OrderStatistics {
  const counts = { pending: 0, processing: 0, shipped: 0, delivered: 0, cancelled: 0 };
  const amounts: Paise[] = [];
  for (const { status, totalAmount } of orders) {
    const counted = orderGroupOf(status);
    counts[counted] += 1;
    if (counted !== 'cancelled') amounts.push(paiseFromRupees(totalAmount));
  }
  const total = sumPaise(...amounts);
  const average = amounts.length === 0 ? paise(0) : paise(Math.round(total / amounts.length));
  return { ...counts, total: rupeesFromPaise(total), average: rupeesFromPaise(average) };
}
