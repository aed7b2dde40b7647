import { REFUND_CAUSES } from '@ilaneer/domain/payment/refund-status';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { DateOrNull, IsoDate, Rupees } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';

/** A refund that the gateway has not accepted yet (PAYMENT-22). */
const OpenRefund = Type.Object({
  id: Type.String(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  customerName: Type.String(),
  amount: Rupees,
  cause: Type.Enum([...REFUND_CAUSES]),
  requestedAt: IsoDate,
  /** Last failed attempt; null without one. */
  failedAt: DateOrNull,
  dueAt: IsoDate,
  isLate: Type.Boolean(),
});

export const OpenRefundView = showsCustomer(OpenRefund, { on: 'list', by: 'order', property: 'orderId' });

export type OpenRefundView = Static<typeof OpenRefundView>;

/** Longest waiting first. */
export const listOpenRefunds = defineCall({
  method: 'GET',
  path: '/staff/refunds',
  summary: 'Refunds that are not sent yet',
  access: 'staff:orders.read',
  query: Type.Object({
    ...listFields,
    due: Type.Optional(Type.Enum(['late', 'failed'])),
    sort: Type.Optional(Type.Enum(['oldest'])),
  }),
  reply: listReply(OpenRefundView),
});
