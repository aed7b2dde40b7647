import { REFUND_CAUSES } from '@ilaneer/domain/payment/refund-status';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { DateOrNull, IsoDate, Rupees } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';

/** Money on its way back through a gateway that the gateway has not taken yet (PAYMENT-22). */
const OpenRefund = Type.Object({
  id: Type.String(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  customerName: Type.String(),
  amount: Rupees,
  cause: Type.Enum([...REFUND_CAUSES]),
  requestedAt: IsoDate,
  /** When the last try to send it failed; null while none has. */
  failedAt: DateOrNull,
  /** When it has to have gone back, and whether that is over. */
  dueAt: IsoDate,
  isLate: Type.Boolean(),
});

export const OpenRefundView = showsCustomer(OpenRefund, { on: 'list', by: 'order', property: 'orderId' });

export type OpenRefundView = Static<typeof OpenRefundView>;

/** Refunds that the gateway has not taken, those that wait longest first. */
export const listOpenRefunds = defineCall({
  method: 'GET',
  path: '/staff/refunds',
  summary: 'Refunds that are not sent yet',
  tag: 'Staff',
  access: 'staff:orders.read',
  query: Type.Object({
    ...listFields,
    due: Type.Optional(Type.Enum(['late', 'failed'])),
    sort: Type.Optional(Type.Enum(['oldest'])),
  }),
  reply: listReply(OpenRefundView),
  status: 200,
  errors: ['VALIDATION_FAILED'],
});
