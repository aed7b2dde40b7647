import { NO_PAISE, type Paise, paise } from '../money.ts';
import type { OrderPaymentStatus, PaymentMethod } from './payment-method.ts';

type Amounts = {
  readonly totalPaise: number;
  readonly giftCardPaise: number;
  readonly cashRoundOffPaise: number;
};

/** Besides the gift card (GIFT-CARD-2), cash rounded (PAYMENT-23). */
export function amountDue(order: Amounts): Paise {
  return paise(order.totalPaise - order.giftCardPaise + order.cashRoundOffPaise);
}

/** Cash to collect; zero once paid, as for a replacement paid by the original's cash (RETURN-22). */
export function dueOnDelivery(
  order: Amounts & { readonly paymentMethod: PaymentMethod; readonly paymentStatus: OrderPaymentStatus },
): Paise {
  return order.paymentMethod === 'cod' && order.paymentStatus === 'pending' ? amountDue(order) : NO_PAISE;
}
