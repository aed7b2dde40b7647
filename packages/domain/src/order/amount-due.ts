import { type Paise, paise } from '../money.ts';

/**
 * What of an order is paid otherwise than by its gift card, at a gateway or on delivery (GIFT-CARD-2): in cash with its
 * round-off (PAYMENT-23).
 */
export function amountDue(order: {
  readonly totalPaise: number;
  readonly giftCardPaise: number;
  readonly cashRoundOffPaise: number;
}): Paise {
  return paise(order.totalPaise - order.giftCardPaise + order.cashRoundOffPaise);
}
