import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { Code, Id, problem, TextOrNull } from '../message/fields.ts';
import { PaymentView } from './payment.ts';

/**
 * For earlier clients (CHECKOUT-22): reserves stock for 15 minutes, takes the default address or none, keeps
 * the cart until paid. PRICE_CHANGED (409) when the amount differs by a rupee or more.
 */
export const createOrder = defineCall({
  method: 'POST',
  path: '/create-order',
  insteadCall: 'placeOrder and startPayment',
  summary: 'Create a pending order and its payment',
  tag: 'Payments',
  access: 'shopper',
  body: Type.Object({
    amount: Type.Number({
      minimum: 0,
      maximum: 1_000_000_000,
      ...problem('amount must be an amount in rupees'),
    }),
    currency: Type.Optional(Type.Literal('INR', problem('currency must be INR'))),
    couponCode: Type.Optional(Type.Union([Code(50), Type.Null()])),
  }),
  reply: successReply({
    orderId: Type.String(),
    amount: Type.Integer(),
    currency: Type.Literal('INR'),
    keyId: TextOrNull,
    shopOrderId: Type.String(),
    orderNumber: Type.String(),
    payment: PaymentView,
  }),
  errors: [
    'VALIDATION_FAILED',
    'CART_EMPTY',
    'ADDRESS_INVALID',
    'COUPON_INVALID',
    'OUT_OF_STOCK',
    'PRICE_CHANGED',
    'PAYMENT_METHOD_UNAVAILABLE',
    'PAYMENT_NOT_DUE',
    'GATEWAY_UNAVAILABLE',
    'RATE_LIMITED',
  ],
});

export const getPaymentStatus = defineCall({
  method: 'GET',
  path: '/payment-status/:orderId',
  insteadCall: 'getOrderPayment',
  summary: 'Get a payment status',
  tag: 'Payments',
  access: 'shopper',
  params: Type.Object({ orderId: Id('Order ID is required') }),
  reply: successReply({
    payment: Type.Object({
      id: Type.String(),
      status: Type.Enum(['created', 'authorized', 'captured', 'failed', 'refunded']),
      amount: Type.Integer(),
      currency: Type.Literal('INR'),
      created_at: Type.Integer(),
    }),
    orderId: Type.String(),
    orderNumber: Type.String(),
  }),
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND'],
});
