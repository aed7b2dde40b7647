import Type from 'typebox';
import { problem, Text } from '../message/fields.ts';

const wrongQuantity = problem('Quantity must be a positive number');

/** The Buy Now item, asked about instead of the cart. `productId` alone: coupons for it. */
export const itemQuery = {
  productId: Type.Optional(Text(2_000)),
  variantId: Type.Optional(Text(100)),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, ...wrongQuantity })),
};
