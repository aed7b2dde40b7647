import type { FieldText } from './field-text.ts';
import { GOODS_TEXTS } from './goods-texts.ts';
import { ORDER_TEXTS } from './order-texts.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';
import { PEOPLE_TEXTS } from './people-texts.ts';

/**
 * The fields of the API in words, by their names; a name with a schema or call before it (`CartLine.quantity`) tells of
 * it there alone. What a schema says of a field itself stands behind it.
 */
export const FIELD_TEXTS: Readonly<Record<string, FieldText>> = {
  ...GOODS_TEXTS,
  ...ORDER_TEXTS,
  ...PAYMENT_TEXTS,
  ...PEOPLE_TEXTS,
};
