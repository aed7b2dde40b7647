import { LONGEST_NOTE } from '@ilaneer/domain/order/order-note';
import Type from 'typebox';
import { AddressBody } from '../../address/address.ts';
import { BusinessBody } from '../../address/business.ts';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import {
  anyProblem,
  atMost,
  IdempotencyHeaders,
  Lines,
  PositiveRupees,
  problem,
  Text,
} from '../../message/fields.ts';
import { orderParams } from '../../order/order.ts';
import { CourierText, TrackingText } from '../parcels/parcel-views.ts';
import { IfMatch } from '../version.ts';
import { OrderState } from './order-state.ts';

const LONGEST_REASON = 500;

function Reason(missing: string) {
  return Lines(LONGEST_REASON, {
    minLength: 1,
    ...problem(missing, atMost('The reason', LONGEST_REASON)),
  });
}

const changed = successReply({ order: OrderState });

/** Moves an order on or one step back (ORDER-4, ORDER-28). Accepting confirms payment: `orders.edit`. */
export const moveStaffOrder = defineCall({
  method: 'POST',
  path: '/staff/orders/:orderId/moves',
  summary: 'Move an order on, or back a step with a reason',
  access: 'staff:orders.fulfil',
  params: orderParams,
  headers: IfMatch,
  body: Type.Object({
    move: Type.Enum(
      ['accept', 'process', 'ship', 'in-transit', 'deliver', 'back'],
      anyProblem('Unknown move'),
    ),
    courier: Type.Optional(CourierText),
    trackingNumber: Type.Optional(TrackingText),
    reason: Type.Optional(Lines(LONGEST_REASON)),
  }),
  reply: changed,
});

export const cancelStaffOrder = defineCall({
  method: 'POST',
  path: '/staff/orders/:orderId/cancellation',
  summary: 'Cancel an order with a reason; stock and money go back',
  access: 'staff:orders.edit',
  params: orderParams,
  headers: IfMatch,
  body: Type.Object({ reason: Reason('Enter a reason. It is shown to the shopper') }),
  reply: changed,
});

export const addOrderNote = defineCall({
  method: 'POST',
  path: '/staff/orders/:orderId/notes',
  summary: 'Add a note to an order that only staff see',
  access: 'staff:orders.read',
  params: orderParams,
  headers: IdempotencyHeaders,
  body: Type.Object({
    text: Lines(LONGEST_NOTE, {
      minLength: 1,
      ...problem('Please write something', atMost('A note', LONGEST_NOTE)),
    }),
  }),
  reply: successReply({}),
  status: 201,
});

export const putOrderTags = defineCall({
  method: 'PUT',
  path: '/staff/orders/:orderId/tags',
  summary: 'Set the tags of an order',
  access: 'staff:orders.edit',
  params: orderParams,
  headers: IfMatch,
  body: Type.Object({ tags: Type.Array(Text(100), { maxItems: 50 }) }),
  reply: changed,
});

export const holdOrder = defineCall({
  method: 'PUT',
  path: '/staff/orders/:orderId/hold',
  summary: 'Hold an order back, with a reason',
  access: 'staff:orders.edit',
  params: orderParams,
  headers: IfMatch,
  body: Type.Object({ reason: Reason('Enter a reason') }),
  reply: changed,
});

export const releaseOrder = defineCall({
  method: 'DELETE',
  path: '/staff/orders/:orderId/hold',
  summary: 'Release an order that is held',
  access: 'staff:orders.edit',
  params: orderParams,
  headers: IfMatch,
  reply: changed,
});

export const refundStaffOrder = defineCall({
  method: 'POST',
  path: '/staff/orders/:orderId/refunds',
  summary: 'Refund an order, with a reason',
  access: 'staff:refunds.issue',
  params: orderParams,
  headers: IfMatch,
  body: Type.Object({
    amount: PositiveRupees,
    reason: Reason('Enter a reason'),
    reference: Type.Optional(Text(200)),
  }),
  reply: changed,
});

export const putOrderAddress = defineCall({
  method: 'PUT',
  path: '/staff/orders/:orderId/address',
  summary: 'Change the address of an order that is not packed yet',
  access: 'staff:orders.edit',
  params: orderParams,
  headers: IfMatch,
  body: AddressBody,
  reply: changed,
});

export const putOrderBusiness = defineCall({
  method: 'PUT',
  path: '/staff/orders/:orderId/business',
  summary: 'Edit the business an order is billed to, before its invoice',
  access: 'staff:orders.edit',
  params: orderParams,
  headers: IfMatch,
  body: BusinessBody,
  reply: changed,
});

export const removeOrderBusiness = defineCall({
  method: 'DELETE',
  path: '/staff/orders/:orderId/business',
  summary: 'Bill an order to where it goes, before its invoice',
  access: 'staff:orders.edit',
  params: orderParams,
  headers: IfMatch,
  reply: changed,
});
