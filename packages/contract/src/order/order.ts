import { ORDER_STATUSES } from '@ilaneer/domain/order/status';
import Type, { type Static } from 'typebox';
import { AddressBody } from '../address/address.ts';
import { BusinessBody } from '../address/business.ts';
import { SummaryView } from '../cart/cart.ts';
import { withAliases } from '../message/aliases.ts';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import {
  Code,
  Id,
  IdempotencyHeaders,
  Pagination,
  pageFields,
  problem,
  Rupees,
  Text,
  TextOrNull,
} from '../message/fields.ts';
import { OrderView } from './order-view.ts';
import { PLACED_ORDER_ALIASES } from './placed-order-aliases.ts';

/** Payment data besides the method. */
export type PaymentDetails =
  | { readonly paymentGateway: 'cod'; readonly method: 'cod' }
  | {
      readonly paymentGateway: 'card';
      readonly method: 'prepaid';
      readonly cardName?: string;
      readonly expDate?: string;
    }
  | { readonly paymentGateway: 'upi'; readonly method: 'online' };

/** Specified, but ignored: nothing in it can refuse an order. */
function Unread<Value>(description: string) {
  return Type.Optional(Type.Unsafe<Value>({ description: `${description}; ignored.` }));
}

const figure = { minimum: 0, maximum: 1_000_000_000 };

export const itemFields = {
  productId: Id('Product ID is required'),
  price: Type.Optional(Type.Number({ ...figure, ...problem('price must be an amount in rupees') })),
  originalPrice: Type.Optional(
    Type.Number({ ...figure, ...problem('originalPrice must be an amount in rupees') }),
  ),
  variantId: Type.Optional(Type.Union([Text(100), Type.Null()])),
  variant: Type.Optional(
    Type.Union([
      Type.Object({ variantId: Type.Optional(Text(100)), variantName: Unread<string>('As displayed') }),
      Type.Null(),
    ]),
  ),
  productName: Unread<string>('As displayed'),
  productImage: Unread<string>('As displayed'),
  unit: Unread<string>('`pcs`'),
};

const PaymentName = Type.Optional(Type.Union([Text(100), Type.Null()]));

/** Earlier clients' ids of a prior payment; looked up, not trusted. */
export const PaymentDetails = Type.Object({
  paymentGateway: Unread<string>('`cod`, `card` or `upi`'),
  method: Unread<string>('`cod`, `prepaid` or `online`'),
  cardName: Unread<string>('Name on the card'),
  expDate: Unread<string>('MM/YY'),
  razorpayOrderId: PaymentName,
  razorpayPaymentId: PaymentName,
  paymentId: PaymentName,
  transactionId: PaymentName,
});

export const agreementFields = {
  deliveryAddress: Type.Intersect(
    [AddressBody, Type.Object({ email: Type.Optional(Type.Union([Text(255), Type.Null()])) })],
    problem('No delivery address selected.'),
  ),
  /** Of `getDeliveryMethods`; default: the usual way (DELIVERY-13). */
  deliveryMethod: Type.Optional(
    Type.Union([Text(100), Type.Null()], problem('deliveryMethod must be the id of a delivery method')),
  ),
  paymentMethod: Type.Enum(
    ['cod', 'prepaid', 'online'],
    problem('Valid payment method is required (prepaid, cod, or online)'),
  ),
  paymentDetails: Type.Optional(Type.Union([PaymentDetails, Type.Null()])),
  deliveryCharge: Unread<number>('As displayed'),
  discountAmount: Unread<number>('Coupon and coin discounts as displayed'),
  total: Type.Optional(Type.Number({ ...figure, ...problem('total must be an amount in rupees') })),
  couponCode: Type.Optional(Type.Union([Code(50), Type.Null()])),
  giftCardCode: Type.Optional(Type.Union([Code(50), Type.Null()])),
  /** As displayed; compared only (GIFT-CARD-3). */
  giftCardAmount: Type.Optional(
    Type.Union([Type.Number(figure), Type.Null()], problem('giftCardAmount must be an amount in rupees')),
  ),
  /** Default: the recipient (CHECKOUT-24). */
  business: Type.Optional(
    Type.Union([BusinessBody, Type.Null()], problem('business must say what the business is')),
  ),
  /** Payer of a gift, with address; default: the recipient. Not with a business (CHECKOUT-25). */
  billTo: Type.Optional(
    Type.Union([AddressBody, Type.Null()], problem('billTo must say who is billed, and where')),
  ),
  /** Invalid numbers are reported by COINS_INVALID. */
  coins: Type.Optional(Type.Union([Type.Number(), Type.Null()], problem('coins must be a number'))),
};

export const OrderItemBody = Type.Object({
  ...itemFields,
  quantity: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    ...problem('Quantity must be a positive number'),
  }),
});

/** CHECKOUT-2. Figures are compared only. */
export const PlaceOrderBody = Type.Object({
  items: Type.Array(OrderItemBody, { minItems: 1, maxItems: 200, ...problem('Cart is empty') }),
  ...agreementFields,
});

export type PlaceOrderBody = Static<typeof PlaceOrderBody>;

export const PricedItem = Type.Object({
  productId: Type.String(),
  variantId: Type.String(),
  name: Type.String(),
  quantity: Type.Integer(),
  price: Rupees,
});

/** Claimed and current figures (CHECKOUT-6). */
export const PriceChange = Type.Object({
  previous: Type.Object({ total: Type.Union([Rupees, Type.Null()]) }),
  current: Type.Object({ total: Rupees, summary: SummaryView, items: Type.Array(PricedItem) }),
});

export type PriceChange = Static<typeof PriceChange>;

/** The orderable lines, with reductions (CHECKOUT-28). */
export const OrderReview = Type.Object({
  ...PriceChange.properties,
  couponCode: TextOrNull,
  coins: Type.Integer(),
});

export type OrderReview = Static<typeof OrderReview>;

export const PlacedOrderReply = withAliases(
  successReply({ message: Type.String(), order: OrderView }),
  PLACED_ORDER_ALIASES,
);

/** CHECKOUT-1. Idempotent by its header (CHECKOUT-9). */
export const placeOrder = defineCall({
  method: 'POST',
  path: '/place-order',
  summary: 'Place an order for the cart',
  tag: 'Orders',
  access: 'shopper',
  headers: IdempotencyHeaders,
  body: PlaceOrderBody,
  reply: PlacedOrderReply,
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'CART_EMPTY',
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

export const getOrders = defineCall({
  method: 'GET',
  path: '/orders',
  summary: 'List orders',
  tag: 'Orders',
  access: 'shopper',
  query: Type.Object({
    ...pageFields,
    status: Type.Optional(
      Type.Enum([...ORDER_STATUSES], problem(`status must be one of ${ORDER_STATUSES.join(', ')}`)),
    ),
  }),
  reply: successReply({
    message: Type.String(),
    count: Type.Integer(),
    orders: Type.Array(OrderView),
    pagination: Pagination,
  }),
  errors: ['VALIDATION_FAILED'],
});

export const orderParams = Type.Object({ orderId: Id('Order ID is required') });

export const getOrder = defineCall({
  method: 'GET',
  path: '/orders/:orderId',
  summary: 'Get an order',
  tag: 'Orders',
  access: 'shopper',
  params: orderParams,
  reply: successReply({ message: Type.String(), order: OrderView }),
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND'],
});
