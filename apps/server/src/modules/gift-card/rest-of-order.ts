import { type Paise, paise } from '@ilaneer/domain/money';
import type { OrderRow } from '../order/repository.ts';

/** What is paid of an order otherwise than by its gift card, in paise: at a gateway, or on delivery. */
export function restOf({ totalPaise, giftCardPaise }: Pick<OrderRow, 'totalPaise' | 'giftCardPaise'>): Paise {
  return paise(totalPaise - giftCardPaise);
}
