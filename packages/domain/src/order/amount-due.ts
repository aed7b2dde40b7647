import { NO_PAISE, type Paise, paise } from '../money.ts';
import type { OrderPaymentStatus, PaymentMethod } from './payment-method.ts';

type Amounts = {
  readonly totalPaise: number;
  readonly giftCardPaise: number;
  readonly cashRoundOffPaise: number;
};

/**
 * What of an order is paid otherwise than by its gift card, at a gateway or on delivery (GIFT-CARD-2): in cash with its
 * round-off (PAYMENT-23).
 */
export function amountDue(order: Amounts): Paise {
  return paise(order.totalPaise - order.giftCardPaise + order.cashRoundOffPaise);
}

/**
 * What the courier is to collect for an order, as mails, labels, the packing bench and pages name it; nothing once it is paid,
 * as a replacement is whose goods were paid in cash before (RETURN-22).
 */
export function dueOnDelivery(
  order: Amounts & { readonly paymentMethod: PaymentMethod; readonly paymentStatus: OrderPaymentStatus },
): Paise {
  return order.paymentMethod === 'cod' && order.paymentStatus === 'pending' ? amountDue(order) : NO_PAISE;
}
