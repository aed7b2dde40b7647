import { MAX_LINE_QUANTITY } from '@ilaneer/domain/cart/line-quantity';
import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { IdempotencyHeaders, problem } from '../message/fields.ts';
import { agreementFields, itemFields, PlacedOrderReply } from './order.ts';

/** Buy Now (CHECKOUT-21). Figures are compared only. */
export const SingleOrderBody = Type.Object({
  ...itemFields,
  quantity: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_LINE_QUANTITY,
      ...problem(`Quantity must be between 1 and ${MAX_LINE_QUANTITY}`),
    }),
  ),
  ...agreementFields,
});

export type SingleOrderBody = Static<typeof SingleOrderBody>;

/** Keeps the cart (CHECKOUT-21). Idempotent by its header. */
export const placeSingleOrder = defineCall({
  method: 'POST',
  path: '/single-product-place-order',
  summary: 'Place an order for one item',
  tag: 'Orders',
  access: 'shopper',
  headers: IdempotencyHeaders,
  body: SingleOrderBody,
  reply: PlacedOrderReply,
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'PRODUCT_NOT_FOUND',
    'VARIANT_REQUIRED',
    'VARIANT_INVALID',
    'ADDRESS_INVALID',
    'COUPON_INVALID',
    'GIFT_CARD_INVALID',
    'COINS_INVALID',
    'PAYMENT_METHOD_UNAVAILABLE',
    'UNPAID_ORDERS_LIMIT',
    'CASH_LIMIT',
    'OUT_OF_STOCK',
    'PRICE_CHANGED',
    'IDEMPOTENCY_KEY_REUSED',
    'RATE_LIMITED',
  ],
});
