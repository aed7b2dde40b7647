import type { ExportKind } from '@ilaneer/domain/transfer/export-kind';

export const EXPORT_WORDS: Readonly<
  Record<
    ExportKind,
    { readonly label: string; readonly about: string; readonly counted: readonly [string, string] }
  >
> = {
  orders: {
    label: 'Orders',
    about:
      'One row per order: customer and address, amounts and GST, payment, invoice, courier and tracking.',
    counted: ['order', 'orders'],
  },
  'order-lines': {
    label: 'Order lines',
    about: 'One row for each product of an order: SKU, HSN code, quantity, price, taxable amount and GST.',
    counted: ['order', 'orders'],
  },
  products: {
    label: 'Products',
    about:
      'One row per variant with all fields: texts, label, options, shipping, prices. Change it and import it again.',
    counted: ['variant', 'variants'],
  },
  prices: {
    label: 'Prices',
    about: 'One row per variant: SKU, price, price before discount and MRP. Change it and import it again.',
    counted: ['variant', 'variants'],
  },
  stock: {
    label: 'Stock',
    about: 'One row for each batch of a variant: SKU, batch, quantity. Enter the count and import it again.',
    counted: ['variant', 'variants'],
  },
  customers: {
    label: 'Customers',
    about: 'One row per customer: name, email, mobile, address, number of orders and total spent.',
    counted: ['customer', 'customers'],
  },
  'open-items': {
    label: 'Open items',
    about:
      'One row per open item of each account: order, card or payout, holder, date, amount. Filter by account and date on the page Receivables.',
    counted: ['open item', 'open items'],
  },
  'gift-cards': {
    label: 'Gift cards',
    about: 'One row per gift card: last four characters, worth, balance now, last day and state.',
    counted: ['gift card', 'gift cards'],
  },
  'kept-promises': {
    label: 'On-time delivery',
    about:
      'One row per courier and per area, of the last 30 days: orders delivered by the named day, late, open and overdue. Choose other days on the page On-time delivery.',
    counted: ['row', 'rows'],
  },
  'sales-register': {
    label: 'Sales register',
    about:
      'One row per invoice and GST rate, of the last month: date, number, buyer, GSTIN, place of supply, goods, delivery, CGST, SGST, IGST, round-off and total. Choose another month on the page GST returns.',
    counted: ['invoice', 'invoices'],
  },
  'credit-note-register': {
    label: 'Credit-note register',
    about:
      'One row per credit note and GST rate, of the last month, with its invoice. Choose another month on the page GST returns.',
    counted: ['credit note', 'credit notes'],
  },
  'document-register': {
    label: 'Document register',
    about:
      'One row per number of the last month: series, number, kind and date. Choose another month on the page GST returns.',
    counted: ['document', 'documents'],
  },
};

export function isOfOrders(kind: ExportKind): boolean {
  return kind === 'orders' || kind === 'order-lines';
}
