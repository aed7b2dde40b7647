import { formatPrice } from '@ilaneer/client/format-price';
import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';

/** An amount as it was typed; none when it is no figure. */
export function readAmount(typed: string): number {
  const amount = Number(typed.replaceAll(/[₹,\s]/g, ''));
  return Number.isFinite(amount) ? toPaisa(amount) : 0;
}

/** Why an amount can't be refunded; undefined when it can. */
export function amountProblem(amount: number, refundable: number): string | undefined {
  if (amount > refundable) return `At most ${formatPrice(refundable)} can be refunded`;
  return amount > 0 ? undefined : 'At least ₹0.01 can be refunded';
}

/** What of an amount was paid in cash, and is paid out by hand. More than there is to refund was not paid at all. */
export function byHandOf(
  amount: number,
  { refundable, refundableByItself }: Pick<StaffOrderView['money'], 'refundable' | 'refundableByItself'>,
): number {
  return amount > refundable ? 0 : Math.max(0, toPaisa(amount - refundableByItself));
}

function toPaisa(amount: number): number {
  return Math.round(amount * 100) / 100;
}
