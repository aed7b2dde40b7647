import Type, { type Static } from 'typebox';
import { withAliases } from '../message/aliases.ts';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { Id, IsoDate, problem, Rupees, Text, TextOrNull } from '../message/fields.ts';
import { orderParams } from '../order/order.ts';
import { CONFIRMED_PAYMENT_ALIASES } from './payment-aliases.ts';

export const PaymentView = Type.Object({
  id: Type.String(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  method: Type.Enum(['card', 'saved-card', 'upi']),
  status: Type.Enum([
    'created',
    'authorised',
    'captured',
    'failed',
    'expired',
    'partly refunded',
    'refunded',
  ]),
  amount: Rupees,
  failureReason: TextOrNull,
  /** The unpaid order is cancelled then. */
  expiresAt: IsoDate,
  checkout: Type.Union([
    Type.Object({ kind: Type.Literal('page'), url: Type.String() }),
    Type.Object({
      kind: Type.Literal('window'),
      script: Type.String(),
      keyId: Type.String(),
      gatewayOrderId: Type.String(),
      amountPaise: Type.Integer(),
      /** Customer of the saved cards offered; null without saved cards. */
      customerId: TextOrNull,
      savesCard: Type.Boolean(),
    }),
  ]),
  /** Deep link and its QR code; null where the gateway shows its own. */
  upi: Type.Union([Type.Object({ link: Type.String(), qrSvg: Type.String() }), Type.Null()]),
});

export type PaymentView = Static<typeof PaymentView>;

export const paymentChoice = {
  savedCardId: Type.Optional(Type.Union([Text(100), Type.Null()])),
  saveCard: Type.Optional(Type.Boolean(problem('saveCard must be true or false'))),
};

export const startPayment = defineCall({
  method: 'POST',
  path: '/orders/:orderId/payments',
  summary: 'Start the payment of an order',
  tag: 'Payments',
  access: 'shopper',
  params: orderParams,
  body: Type.Object({
    method: Type.Enum(['card', 'saved-card', 'upi'], problem('Please choose card, saved-card or upi')),
    ...paymentChoice,
  }),
  reply: successReply({ message: Type.String(), payment: PaymentView }),
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'ORDER_NOT_FOUND',
    'PAYMENT_NOT_DUE',
    'PAYMENT_METHOD_UNAVAILABLE',
    'SAVED_CARD_NOT_FOUND',
    'GATEWAY_UNAVAILABLE',
    'RATE_LIMITED',
  ],
});

export const getOrderPayment = defineCall({
  method: 'GET',
  path: '/orders/:orderId/payment',
  summary: 'Get the payment of an order',
  tag: 'Payments',
  access: 'shopper',
  params: orderParams,
  reply: successReply({
    orderId: Type.String(),
    orderStatus: Type.String(),
    paymentStatus: Type.Enum(['pending', 'completed', 'refunded']),
    payment: Type.Union([PaymentView, Type.Null()]),
  }),
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND'],
});

/** The gateway window's result, under clients' names (PAYMENT-12). */
export const verifyPayment = defineCall({
  method: 'POST',
  path: '/verify-payment',
  summary: 'Verify a payment',
  tag: 'Payments',
  access: 'shopper',
  body: Type.Object({
    razorpay_order_id: Id('razorpay_order_id is required'),
    razorpay_payment_id: Id('razorpay_payment_id is required'),
    razorpay_signature: Type.String({
      minLength: 1,
      maxLength: 200,
      ...problem('razorpay_signature is required'),
    }),
  }),
  reply: withAliases(
    successReply({ message: Type.String(), orderId: Type.String() }),
    CONFIRMED_PAYMENT_ALIASES,
  ),
  errors: ['VALIDATION_FAILED', 'PAYMENT_INVALID', 'GATEWAY_UNAVAILABLE', 'RATE_LIMITED'],
});

/** The gateway stores the card; we keep network and last four digits (PAYMENT-5). */
export const SavedCardView = Type.Object({
  id: Type.String(),
  network: Type.String(),
  last4: Type.String(),
  /** MM/YY; null while the gateway can't be reached. */
  expiry: TextOrNull,
  savedAt: IsoDate,
});

export type SavedCardView = Static<typeof SavedCardView>;

export const getPaymentOptions = defineCall({
  method: 'GET',
  path: '/payment-options',
  summary: 'List payment methods and saved cards',
  tag: 'Payments',
  access: 'shopper',
  reply: successReply({
    online: Type.Boolean(),
    /** Some gateways save cards only for a verified e-mail address or mobile number. */
    canSaveCard: Type.Boolean(),
    /** Card details are entered here, not on the gateway's page (PAYMENT-21). */
    asksForCard: Type.Boolean(),
    /** Cash on delivery is rounded to whole rupees (PAYMENT-23). */
    roundsCash: Type.Boolean(),
    /** Of Cash on Delivery; absent without one (PRICING-38). */
    cashFee: Type.Optional(Rupees),
    savedCards: Type.Array(SavedCardView),
  }),
});

export const deleteSavedCard = defineCall({
  method: 'DELETE',
  path: '/saved-cards/:cardId',
  summary: 'Delete a saved card',
  tag: 'Payments',
  access: 'shopper',
  params: Type.Object({ cardId: Id('Card ID is required') }),
  reply: successReply({ message: Type.String() }),
  errors: ['VALIDATION_FAILED', 'SAVED_CARD_NOT_FOUND', 'GATEWAY_UNAVAILABLE'],
});
