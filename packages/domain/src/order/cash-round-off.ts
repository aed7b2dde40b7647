import { NO_PAISE, type Paise, paise } from '../money.ts';
import type { OrderPaymentStatus, PaymentMethod } from './payment-method.ts';

const RUPEE = 100;

/** Paise, either way. */
export const MOST_CASH_ROUND_OFF = RUPEE / 2;

/** Half up; negative if less is collected (PAYMENT-23). Below 50 paise, or nothing would be collected. */
export function cashRoundOff(due: Paise): Paise {
  if (due < MOST_CASH_ROUND_OFF) return NO_PAISE;
  return paise(Math.round(due / RUPEE) * RUPEE - due);
}

type CashOrder = {
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: OrderPaymentStatus;
  readonly totalPaise: number;
  readonly giftCardPaise: number;
  readonly creditedPaise: number;
};

/** Only while cash is still due. */
export function cashRoundOffOf(order: CashOrder, roundsCash: boolean): Paise {
  if (!roundsCash || order.paymentMethod !== 'cod' || order.paymentStatus !== 'pending') return NO_PAISE;
  return cashRoundOff(paise(order.totalPaise - order.giftCardPaise - order.creditedPaise));
}
