import { formatPrice } from '@ilaneer/client/format-price';
import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';

export function readAmount(typed: string): number {
  const amount = readTypedNumber(typed);
  return Number.isNaN(amount) ? 0 : amount;
}

export function amountProblem(amount: number, refundable: number): string | undefined {
  if (amount > refundable) return `At most ${formatPrice(refundable)} can be refunded`;
  if (amount <= 0) return 'At least ₹0.01 can be refunded';
  return toPaisa(amount) === amount ? undefined : 'Please enter an amount in rupees with at most 2 decimals';
}

export function byHandOf(
  amount: number,
  { refundable, refundableByItself }: Pick<StaffOrderView['money'], 'refundable' | 'refundableByItself'>,
): number {
  return amount > refundable ? 0 : Math.max(0, toPaisa(amount - refundableByItself));
}

export function refundedWords(
  orderNumber: string,
  amount: number,
  money: Pick<StaffOrderView['money'], 'refundable' | 'refundableByItself'>,
): string {
  const byHand = byHandOf(amount, money);
  if (byHand === 0) return `The refund of ${orderNumber} is on its way`;
  const paidOut = `${formatPrice(byHand)} of ${orderNumber} is recorded as paid out`;
  const byItself = toPaisa(amount - byHand);
  return byItself > 0 ? `${paidOut}; ${formatPrice(byItself)} is on its way` : paidOut;
}

/** For the shopper. */
export function refundSentence(
  orderNumber: string,
  { amount, reference }: { readonly amount: number; readonly reference: string },
  money: Pick<StaffOrderView['money'], 'refundable' | 'refundableByItself'>,
): string {
  const byHand = byHandOf(amount, money);
  const of = `We have refunded ${formatPrice(amount)} of your order ${orderNumber}`;
  const paidOut = `was paid out to you${reference === '' ? '' : ` (reference ${reference})`}`;
  if (byHand === 0) return `${of} to the payment method that you used.`;
  if (byHand === amount) return `${of}: it ${paidOut}.`;
  const byItself = formatPrice(toPaisa(amount - byHand));
  return `${of}: ${byItself} to the payment method that you used, and ${formatPrice(byHand)} ${paidOut}.`;
}

function toPaisa(amount: number): number {
  return Math.round(amount * 100) / 100;
}
