import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';

const GoodsRate = Type.Object({
  /** Code or prefix; the longest match applies (PRICING-18). */
  hsn: Type.String(),
  goods: Type.String(),
  percent: Type.Number(),
  /** Another rate applies to pieces above this price. */
  upToRupees: Type.Union([Type.Number(), Type.Null()]),
});

export const GoodsTaxView = Type.Object({
  /** Typed prices include GST. */
  pricesInclude: Type.Boolean(),
  /** One rate for all goods, in percent; null: by HSN code. */
  flatPercent: Type.Union([Type.Number(), Type.Null()]),
  rates: Type.Array(GoodsRate),
});

export type GoodsTaxView = Static<typeof GoodsTaxView>;

export const getGoodsTax = defineCall({
  method: 'GET',
  path: '/staff/goods-tax',
  summary: 'Whether prices include GST, and the GST rates to choose an HSN code from',
  access: 'staff:catalogue.read',
  reply: successReply({ tax: GoodsTaxView }),
});
