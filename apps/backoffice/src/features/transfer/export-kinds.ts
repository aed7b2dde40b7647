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
  'movement-register': {
    label: 'Stock movements',
    about:
      'One row for goods in or out of this month: moment, SKU, batch, units, units on hand after, order or receipt, reason, person. Choose other days on the page Stock value.',
    counted: ['movement', 'movements'],
  },
  'stock-value': {
    label: 'Stock value',
    about:
      'One row for each batch on hand today: SKU, HSN code, batch, best before, units, average cost, value. Choose another day on the page Stock value.',
    counted: ['row', 'rows'],
  },
  'gst-reversals': {
    label: 'Lost goods and GST to reverse',
    about:
      'One row for each product, day and reason of this month: units lost, given away or destroyed, their cost, and the IGST, CGST and SGST claimed on them (CGST Act, s. 17(5)(h)). Choose other days on the page Stock value.',
    counted: ['row', 'rows'],
  },
  tally: {
    label: 'Vouchers for Tally',
    about:
      'XML for Import Data in Tally: one voucher per journal entry of the last month, with the ledgers it needs. A second import changes nothing. Choose another month on the page Month end.',
    counted: ['voucher', 'vouchers'],
  },
  'zoho-invoices': {
    label: 'Invoices for Zoho Books',
    about: 'One row per line of each invoice of the last month, to import before credit notes and payments.',
    counted: ['row', 'rows'],
  },
  'zoho-credit-notes': {
    label: 'Credit notes for Zoho Books',
    about: 'One row per line of each credit note of the last month.',
    counted: ['row', 'rows'],
  },
  'zoho-payments': {
    label: 'Customer payments for Zoho Books',
    about: 'One row per payment of the last month, with the account that received it.',
    counted: ['payment', 'payments'],
  },
  'zoho-journals': {
    label: 'Journals for Zoho Books',
    about:
      'One row per line of everything else in the journal of the last month. With the other three files the balances of Zoho Books equal those of the shop.',
    counted: ['row', 'rows'],
  },
  report: {
    label: 'Report',
    about:
      'One row for each of the last 30 days: orders, units, sales after discounts, GST, cancellations and returns. Choose another report or other days on the page Reports.',
    counted: ['row', 'rows'],
  },
};

export function isOfOrders(kind: ExportKind): boolean {
  return kind === 'orders' || kind === 'order-lines';
}
