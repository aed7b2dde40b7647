import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';

const GoodsRate = Type.Object({
  /** An HSN code or its beginning; the longest decides (PRICING-18). */
  hsn: Type.String(),
  goods: Type.String(),
  /** In percent. */
  percent: Type.Number(),
  /** Another rate applies above this price of a piece. */
  upToRupees: Type.Union([Type.Number(), Type.Null()]),
});

export const GoodsTaxView = Type.Object({
  /** Typed prices include GST and are what shoppers pay. */
  pricesInclude: Type.Boolean(),
  /** One rate for all goods, in percent; null where each HSN code has its own. */
  flatPercent: Type.Union([Type.Number(), Type.Null()]),
  /** The rates in force today. */
  rates: Type.Array(GoodsRate),
});

export type GoodsTaxView = Static<typeof GoodsTaxView>;

/** For staff who type prices and HSN codes. */
export const getGoodsTax = defineCall({
  method: 'GET',
  path: '/staff/goods-tax',
  summary: 'Whether prices include GST, and the GST rates to choose an HSN code from',
  tag: 'Staff',
  access: 'staff:catalogue.read',
  reply: successReply({ tax: GoodsTaxView }),
  status: 200,
  errors: [],
});
