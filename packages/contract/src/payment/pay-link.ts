import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { Id, IsoDate, problem, Rupees } from '../message/fields.ts';
import { PaymentView } from './payment.ts';

/** What the link brings behind its `#`: whoever has it may pay, so that it stands in no address that a proxy writes down. */
const link = { link: Id('This link is not complete') };
const linkParams = Type.Object(link);

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
export const openPayLink = defineCall({
  method: 'POST',
  path: '/pay-link',
  summary: 'What a payment link asks for',
  tag: 'Payments',
  access: 'open',
  body: Type.Object(link),
  reply: successReply({ due: PayLinkView }),
  status: 200,
  errors: ['VALIDATION_FAILED', 'PAY_LINK_INVALID', 'RATE_LIMITED'],
});

const method = { method: Type.Enum(['card', 'upi'], problem('Please choose card or upi')) };

/** Begins the payment that a link asks for. */
export const startLinkPayment = defineCall({
  method: 'POST',
  path: '/pay-link/payments',
  summary: 'Pay what a payment link asks for',
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

/** For pages that were loaded before the link's token left the address. */
export const getPayLink = defineCall({
  method: 'GET',
  path: '/pay-links/:link',
  summary: 'What a payment link asks for, by its address',
  tag: 'Payments',
  access: 'open',
  params: linkParams,
  reply: openPayLink.reply,
  status: 200,
  errors: openPayLink.errors,
  insteadCall: 'openPayLink',
});

export const payByLink = defineCall({
  ...startLinkPayment,
  path: '/pay-links/:link/payments',
  summary: 'Pay what a payment link asks for, by its address',
  params: linkParams,
  body: Type.Object(method),
  insteadCall: 'startLinkPayment',
});
