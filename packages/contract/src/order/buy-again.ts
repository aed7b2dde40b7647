import Type, { type Static } from 'typebox';
import { cartFields } from '../cart/cart.ts';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { orderParams } from './order.ts';

export const BoughtAgain = Type.Object({
  productId: Type.String(),
  variantId: Type.String(),
  name: Type.String(),
  variantName: Type.String(),
  requested: Type.Integer(),
  added: Type.Integer(),
});

export type BoughtAgain = Static<typeof BoughtAgain>;

/** At today's prices, as far as available (CART-23). */
export const buyAgain = defineCall({
  method: 'POST',
  path: '/orders/:orderId/buy-again',
  summary: 'Add the items of an order to the cart',
  tag: 'Orders',
  access: 'shopper',
  params: orderParams,
  reply: successReply({
    message: Type.String(),
    ...cartFields,
    added: Type.Array(BoughtAgain),
    missing: Type.Array(BoughtAgain),
  }),
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND'],
});
