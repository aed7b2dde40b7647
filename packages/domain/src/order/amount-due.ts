import { NO_PAISE, type Paise, paise } from '../money.ts';
import type { OrderPaymentStatus, PaymentMethod } from './payment-method.ts';

type Payable = { readonly paymentMethod: PaymentMethod; readonly paymentStatus: OrderPaymentStatus };

type Amounts = {
  readonly totalPaise: number;
  readonly giftCardPaise: number;
  /** Worth of parcels credited before payment (PARCEL-22). */
  readonly creditedPaise: number;
  readonly cashRoundOffPaise: number;
};

/** Besides the gift card (GIFT-CARD-2) and parcels that did not arrive, cash rounded (PAYMENT-23). */
export function amountDue(order: Amounts): Paise {
  return paise(order.totalPaise - order.giftCardPaise - order.creditedPaise + order.cashRoundOffPaise);
}

/** Cash to collect; zero once paid, as for a replacement paid by the original's cash (RETURN-22). */
export function dueOnDelivery(order: Amounts & Payable): Paise {
  return isCashDue(order) ? amountDue(order) : NO_PAISE;
}

export function isCashDue({ paymentMethod, paymentStatus }: Payable): boolean {
  return paymentMethod === 'cod' && paymentStatus === 'pending';
}
