import { DELIVERY_TEXTS } from './delivery-texts.ts';
import type { FieldText } from './field-text.ts';
import { GOODS_TEXTS } from './goods-texts.ts';
import { ORDER_TEXTS } from './order-texts.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';
import { PEOPLE_TEXTS } from './people-texts.ts';
import { PROMOTION_TEXTS } from './promotion-texts.ts';
import { QUOTE_TEXTS } from './quote-texts.ts';
import { REVIEW_TEXTS } from './review-texts.ts';

/** By name; `CartLine.quantity` is specific. A schema's own text follows. */
export const FIELD_TEXTS: Readonly<Record<string, FieldText>> = {
  ...GOODS_TEXTS,
  ...PROMOTION_TEXTS,
  ...ORDER_TEXTS,
  ...DELIVERY_TEXTS,
  ...PAYMENT_TEXTS,
  ...PEOPLE_TEXTS,
  ...QUOTE_TEXTS,
  ...REVIEW_TEXTS,
};
