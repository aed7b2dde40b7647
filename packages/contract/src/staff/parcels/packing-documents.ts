import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { anyProblem, Id } from '../../message/fields.ts';

export const PACKING_DOCUMENTS = ['label', 'slip', 'pick-list', 'invoice'] as const;

const LONGEST_BATCH = 200;
const tooMany = anyProblem(`Print up to ${LONGEST_BATCH} at once`);

/** Missing invoices are skipped; a single label also in ZPL. */
export const printPackingDocuments = defineCall({
  method: 'POST',
  path: '/staff/packing/documents',
  summary: 'Labels, packing slips, a pick list and invoices of parcels in one file',
  access: 'staff:orders.fulfil',
  body: Type.Object({
    parcelIds: Type.Optional(
      Type.Array(Id('Parcel ID is required'), { maxItems: LONGEST_BATCH, ...tooMany }),
    ),
    orderNumbers: Type.Optional(
      Type.Array(Id('Order number is required'), { maxItems: LONGEST_BATCH, ...tooMany }),
    ),
    kinds: Type.Array(Type.Enum([...PACKING_DOCUMENTS], anyProblem('Unknown document')), {
      minItems: 1,
      maxItems: PACKING_DOCUMENTS.length,
      ...anyProblem('Choose what to print'),
    }),
    format: Type.Optional(Type.Enum(['pdf', 'zpl'], anyProblem('Unknown format'))),
  }),
  reply: showsCustomer(
    Type.Unsafe<Uint8Array>({
      description: 'The documents',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }),
    { on: 'document', by: 'order' },
  ),
});
