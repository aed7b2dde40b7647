import { DOCUMENT_COPIES } from '@ilaneer/domain/tax-document/document-content';
import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { anyProblem, Id } from '../../message/fields.ts';

/** Documents of deleted accounts need the export permission; each reading is logged (TAX-DOCUMENT-11). */
export const getStaffDocument = defineCall({
  method: 'GET',
  path: '/staff/orders/:orderId/documents/:number',
  summary: 'A tax document of an order as a PDF',
  access: 'staff:orders.read',
  params: Type.Object({ orderId: Id('Order ID is required'), number: Id('Document number is required') }),
  query: Type.Object({
    copy: Type.Optional(Type.Enum([...DOCUMENT_COPIES], anyProblem('Unknown copy'))),
  }),
  reply: showsCustomer(
    Type.Unsafe<Uint8Array>({
      description: 'The document',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }),
    { on: 'document', by: 'order', param: 'orderId' },
  ),
});
