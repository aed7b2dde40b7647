import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { Id, IsoDate, problem, Rupees } from '../message/fields.ts';
import { PaymentView } from './payment.ts';

const linkParams = Type.Object({ link: Id('This link is not complete') });

/** What whoever has a link sees of its order: enough to know what they pay for, and nothing of the shopper. */
export const PayLinkView = Type.Object({
  orderNumber: Type.String(),
  /** The order itself, or a change of it. */
  pays: Type.Enum(['order', 'change']),
  state: Type.Enum(['due', 'paid', 'over']),
  amount: Rupees,
  payableUntil: IsoDate,
  items: Type.Array(Type.String()),
  /** The payment that was begun last, while it can be made; null when there is none. */
  payment: Type.Union([PaymentView, Type.Null()]),
});

export type PayLinkView = Static<typeof PayLinkView>;

/** What a link asks for, and how far that is; for whoever has it, without a login (PAYMENT-20). */
export const getPayLink = defineCall({
  method: 'GET',
  path: '/pay-links/:link',
  summary: 'What a payment link asks for',
  tag: 'Payments',
  access: 'open',
  params: linkParams,
  reply: successReply({ due: PayLinkView }),
  status: 200,
  errors: ['VALIDATION_FAILED', 'PAY_LINK_INVALID', 'RATE_LIMITED'],
});

/** Begins the payment that a link asks for. */
export const payByLink = defineCall({
  method: 'POST',
  path: '/pay-links/:link/payments',
  summary: 'Pay what a payment link asks for',
  tag: 'Payments',
  access: 'open',
  params: linkParams,
  body: Type.Object({ method: Type.Enum(['card', 'upi'], problem('Please choose card or upi')) }),
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
