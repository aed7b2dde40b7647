import { MAX_LINE_QUANTITY, unitsText } from '@ilaneer/domain/cart/line-quantity';
import Type, { type Static } from 'typebox';
import { lineFields } from '../../cart/line-fields.ts';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { Id, problem, Rupees, Search, TextOrNull } from '../../message/fields.ts';
import { orderParams } from '../../order/order.ts';
import { IfMatch, versionField } from '../version.ts';
import { OrderState } from './order-state.ts';

const MOST_LINES = 100;

function Units(least: number) {
  return Type.Integer({
    minimum: least,
    maximum: MAX_LINE_QUANTITY,
    ...problem(unitsText(least)),
  });
}

const WantedLines = {
  lines: Type.Array(Type.Object({ position: Type.Integer({ minimum: 1 }), quantity: Units(0) }), {
    maxItems: MOST_LINES,
  }),
  added: Type.Array(Type.Object({ variantId: Id('Choose what to add'), quantity: Units(1) }), {
    maxItems: MOST_LINES,
  }),
};

const BeforeAndAfter = Type.Object({ before: Rupees, after: Rupees });

export const LineEditPreview = Type.Object({
  lines: Type.Array(Type.Object({ ...lineFields, price: Rupees, total: Rupees })),
  goods: BeforeAndAfter,
  discount: BeforeAndAfter,
  coupon: Type.Object({ code: TextOrNull, before: Rupees, after: Rupees, isLost: Type.Boolean() }),
  coins: Type.Object({ before: Type.Integer(), after: Type.Integer() }),
  gst: BeforeAndAfter,
  gstIncluded: Type.Boolean(),
  delivery: BeforeAndAfter,
  total: BeforeAndAfter,
  refund: Rupees,
  /** Refunded to the gift card of a cash order. */
  toGiftCard: Rupees,
  ask: Rupees,
  dueOnDelivery: Type.Union([BeforeAndAfter, Type.Null()]),
});

export type LineEditPreview = Static<typeof LineEditPreview>;

export const previewOrderLines = defineCall({
  method: 'POST',
  path: '/staff/orders/:orderId/lines/preview',
  summary: 'Preview a change of order lines',
  access: 'staff:orders.edit',
  params: orderParams,
  body: Type.Object({ ...WantedLines, ...versionField }),
  reply: successReply({ preview: LineEditPreview }),
});

/** Edits an order before packing (ORDER-34); `total` is the agreed one. */
export const putOrderLines = defineCall({
  method: 'PUT',
  path: '/staff/orders/:orderId/lines',
  summary: 'Change the items of an order that is not packed yet',
  access: 'staff:orders.edit',
  params: orderParams,
  headers: IfMatch,
  body: Type.Object({ ...WantedLines, total: Rupees }),
  reply: successReply({ order: OrderState, refunded: Rupees, asked: Rupees }),
});

export const OrderGoodsView = Type.Object({
  productId: Type.String(),
  variantId: Type.String(),
  name: Type.String(),
  variantName: Type.String(),
  sku: Type.String(),
  picture: Type.String(),
  price: Rupees,
  forSale: Type.Integer(),
});

export type OrderGoodsView = Static<typeof OrderGoodsView>;

export const findOrderGoods = defineCall({
  method: 'GET',
  path: '/staff/order-goods',
  summary: 'Goods that can be added to an order, by name or SKU, with price and stock',
  access: 'staff:orders.edit',
  query: Type.Object({ search: Search(100) }),
  reply: successReply({ goods: Type.Array(OrderGoodsView) }),
});

/** Withdraws the payment request; the order stays as it is (ORDER-37). */
export const withdrawPaymentRequest = defineCall({
  method: 'DELETE',
  path: '/staff/orders/:orderId/payment-request',
  summary: 'Cancel a change of an order that awaits payment',
  access: 'staff:orders.edit',
  params: orderParams,
  headers: IfMatch,
  reply: successReply({ order: OrderState }),
});
