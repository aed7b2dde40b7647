import Type from 'typebox';
import { defineCall } from './call.ts';
import { orderParams } from './order.ts';

/** A PDF as bytes. */
const Pdf = Type.Unsafe<Uint8Array>({
  description: 'The document',
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
});

/** The tax invoice of an order that has left the shop, as a PDF (decisions.md section 3, 'Tax'). */
export const getInvoice = defineCall({
  method: 'GET',
  path: '/orders/:orderId/invoice',
  summary: 'The tax invoice of an order as a PDF',
  tag: 'Orders',
  access: 'shopper',
  params: orderParams,
  reply: Pdf,
  status: 200,
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND', 'INVOICE_NOT_ISSUED', 'RATE_LIMITED'],
});
