import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, DateOrNull, Rupees, Text, TextOrNull } from '../message/fields.ts';

/** An order on delivery, for the holder of its link, who has no login (CHECKOUT-31). */
export const OrderConfirmationView = Type.Object({
  orderNumber: Type.String(),
  state: Type.Enum(['open', 'confirmed', 'cancelled']),
  /** While open. */
  confirmBy: DateOrNull,
  recipient: Type.Object({ firstName: Type.String(), city: Type.String(), pinCode: Type.String() }),
  items: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
  cashDue: Rupees,
  /** ISO day in India, while open of a confirmation now (DELIVERY-16); null if none is named. */
  arrivesOn: TextOrNull,
});

export type OrderConfirmationView = Static<typeof OrderConfirmationView>;

const body = Type.Object({
  /** A bearer secret in the body, kept out of logged addresses. */
  link: Text(300, anyProblem('This link is not complete')),
});

const reply = successReply({ confirmation: OrderConfirmationView });

export const openConfirmation = defineCall({
  method: 'POST',
  path: '/order-confirmations',
  summary: 'Open an order that is to be confirmed, by its mailed link',
  tag: 'Orders',
  access: 'open',
  body,
  reply,
  errors: ['VALIDATION_FAILED', 'TRACKING_NOT_FOUND', 'RATE_LIMITED'],
});

export const confirmOrder = defineCall({
  method: 'POST',
  path: '/order-confirmations/confirm',
  summary: 'Confirm an order that is paid on delivery',
  tag: 'Orders',
  access: 'open',
  body,
  reply,
  errors: ['VALIDATION_FAILED', 'TRACKING_NOT_FOUND', 'ORDER_ALREADY_CANCELLED', 'RATE_LIMITED'],
});

export const declineOrder = defineCall({
  method: 'POST',
  path: '/order-confirmations/cancel',
  summary: 'Cancel an order that is to be confirmed',
  tag: 'Orders',
  access: 'open',
  body,
  reply,
  errors: [
    'VALIDATION_FAILED',
    'TRACKING_NOT_FOUND',
    'ORDER_CONFIRMED',
    'ORDER_NOT_CANCELLABLE',
    'RATE_LIMITED',
  ],
});
