import Type from 'typebox';
import { defineCall } from './message/call.ts';
import { anyProblem, Id, Text } from './message/fields.ts';
import { orderParams } from './order/order.ts';

const Pdf = Type.Unsafe<Uint8Array>({
  description: 'PDF document',
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
});

/** The tax invoice of an order that has left the shop, as a PDF (TAX-DOCUMENT-6). */
export const getInvoice = defineCall({
  method: 'GET',
  path: '/orders/:orderId/invoice',
  summary: 'Get the tax invoice of an order',
  tag: 'Orders',
  access: 'shopper',
  params: orderParams,
  reply: Pdf,
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND', 'INVOICE_NOT_ISSUED', 'RATE_LIMITED'],
});

export const getCreditNote = defineCall({
  method: 'GET',
  path: '/orders/:orderId/credit-notes/:number',
  summary: 'Get the credit note of a return',
  tag: 'Orders',
  access: 'shopper',
  params: Type.Object({ orderId: Id('Order ID is required'), number: Id('Credit note number is required') }),
  reply: Pdf,
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND', 'CREDIT_NOTE_NOT_FOUND', 'RATE_LIMITED'],
});

/** A receipt or refund voucher (TAX-DOCUMENT-25, TAX-DOCUMENT-26). */
export const getVoucher = defineCall({
  method: 'GET',
  path: '/orders/:orderId/vouchers/:number',
  summary: 'Get a voucher of a payment before the invoice',
  tag: 'Orders',
  access: 'shopper',
  params: Type.Object({ orderId: Id('Order ID is required'), number: Id('Voucher number is required') }),
  reply: Pdf,
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND', 'DOCUMENT_NOT_FOUND', 'RATE_LIMITED'],
});

/** By the link of the dispatch mail (TAX-DOCUMENT-22). */
export const openInvoiceLink = defineCall({
  method: 'POST',
  path: '/invoice-links',
  summary: 'Get a tax invoice by its mailed link',
  tag: 'Orders',
  access: 'open',
  body: Type.Object({ link: Text(300, anyProblem('This link is not valid')) }),
  reply: Pdf,
  errors: ['VALIDATION_FAILED', 'DOCUMENT_NOT_FOUND', 'RATE_LIMITED'],
});
