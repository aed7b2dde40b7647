import { NO_PAISE, type Paise, paise } from '../money.ts';
import type { OrderPaymentStatus, PaymentMethod } from './payment-method.ts';

const RUPEE = 100;

/** A round-off is never more than this, up or down; in paise. */
export const MOST_CASH_ROUND_OFF = RUPEE / 2;

/**
 * What makes an amount due in cash one of whole rupees, half a rupee upwards (PAYMENT-23); below zero where less is
 * collected. What is less than half a rupee stays as it is: rounded there would be nothing to collect.
 */
export function cashRoundOff(due: Paise): Paise {
  if (due < MOST_CASH_ROUND_OFF) return NO_PAISE;
  return paise(Math.round(due / RUPEE) * RUPEE - due);
}

/** What of an order decides how its cash is rounded; amounts in paise. */
type CashOrder = {
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: OrderPaymentStatus;
  readonly totalPaise: number;
  readonly giftCardPaise: number;
};

/** The round-off of an order as it stands: only what is still to be collected on delivery has one. */
export function cashRoundOffOf(order: CashOrder, roundsCash: boolean): Paise {
  if (!roundsCash || order.paymentMethod !== 'cod' || order.paymentStatus !== 'pending') return NO_PAISE;
  return cashRoundOff(paise(order.totalPaise - order.giftCardPaise));
}
