import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { Id, IsoDate, problem, Rupees } from '../message/fields.ts';
import { PaymentView } from './payment.ts';

/** From the link's fragment: a bearer secret, kept out of logged addresses. */
const link = { link: Id('This link is not complete') };
const linkParams = Type.Object(link);

export const PayLinkView = Type.Object({
  orderNumber: Type.String(),
  /** The whole order, or a change of it. */
  pays: Type.Enum(['order', 'change']),
  state: Type.Enum(['due', 'paid', 'over']),
  amount: Rupees,
  payableUntil: IsoDate,
  items: Type.Array(Type.String()),
  payment: Type.Union([PaymentView, Type.Null()]),
});

export type PayLinkView = Static<typeof PayLinkView>;

/** For the link's holder, without login (PAYMENT-20). */
export const openPayLink = defineCall({
  method: 'POST',
  path: '/pay-link',
  summary: 'Open a payment link',
  tag: 'Payments',
  access: 'open',
  body: Type.Object(link),
  reply: successReply({ due: PayLinkView }),
  errors: ['VALIDATION_FAILED', 'PAY_LINK_INVALID', 'RATE_LIMITED'],
});

const method = { method: Type.Enum(['card', 'upi'], problem('Please choose card or upi')) };

export const startLinkPayment = defineCall({
  method: 'POST',
  path: '/pay-link/payments',
  summary: 'Pay a payment link',
  tag: 'Payments',
  access: 'open',
  body: Type.Object({ ...link, ...method }),
  reply: successReply({ payment: PaymentView }),
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'PAY_LINK_INVALID',
    'PAYMENT_NOT_DUE',
    'PAYMENT_METHOD_UNAVAILABLE',
    'GATEWAY_UNAVAILABLE',
    'RATE_LIMITED',
  ],
});

/** For pages loaded before the token moved out of the address. */
export const getPayLink = defineCall({
  method: 'GET',
  path: '/pay-links/:link',
  summary: 'Open a payment link by its URL',
  tag: 'Payments',
  access: 'open',
  params: linkParams,
  reply: openPayLink.reply,
  errors: openPayLink.errors,
  insteadCall: 'openPayLink',
});

export const payByLink = defineCall({
  ...startLinkPayment,
  path: '/pay-links/:link/payments',
  summary: 'Pay a payment link by its URL',
  params: linkParams,
  body: Type.Object(method),
  insteadCall: 'startLinkPayment',
});
