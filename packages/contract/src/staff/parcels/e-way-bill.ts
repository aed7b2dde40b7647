import { E_WAY_FIELDS } from '@ilaneer/domain/tax-document/e-way-bill';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { successReply } from '../../message/envelope.ts';
import { Id, problem, Text } from '../../message/fields.ts';

const params = Type.Object({ orderId: Id('Order ID is required') });

/** TAX-DOCUMENT-28. */
export const EWayBillView = Type.Object({
  number: Type.String(),
  /** YYYY-MM-DD */
  madeOn: Type.String({ format: 'date' }),
});

export type EWayBillView = Static<typeof EWayBillView>;

/** Of the whole order: on each of its parcels. */
export const putEWayBill = defineCall({
  method: 'PUT',
  path: '/staff/orders/:orderId/e-way-bill',
  summary: 'Enter the e-way bill of an order',
  access: 'staff:orders.fulfil',
  params,
  body: Type.Object({
    number: Text(40, problem(E_WAY_FIELDS.number)),
    madeOn: Text(40, problem(E_WAY_FIELDS.madeOn)),
  }),
  reply: successReply({ eWayBill: EWayBillView }),
});

export const downloadEWayBill = defineCall({
  method: 'GET',
  path: '/staff/orders/:orderId/e-way-bill.json',
  summary: 'An e-way bill to upload to the portal',
  access: 'staff:orders.fulfil',
  params,
  reply: showsCustomer(
    Type.Unsafe<string>({
      description: 'The file',
      content: { 'application/json': { schema: { type: 'string' } } },
    }),
    { on: 'document', by: 'order' },
  ),
});
