import type { Permission } from '../staff/permission.ts';

export const EXPORT_KINDS = [
  'orders',
  'order-lines',
  'products',
  'prices',
  'stock',
  'customers',
  'open-items',
  'gift-cards',
  'kept-promises',
  'sales-register',
  'credit-note-register',
  'document-register',
  'movement-register',
  'stock-value',
  'gst-reversals',
  'tally',
  'zoho-invoices',
  'zoho-credit-notes',
  'zoho-payments',
  'zoho-journals',
  'report',
] as const;

export type ExportKind = (typeof EXPORT_KINDS)[number];

/** Besides the permission to export. */
export const EXPORT_NEEDS: Readonly<Record<ExportKind, Permission>> = {
  orders: 'orders.read',
  'order-lines': 'orders.read',
  products: 'catalogue.read',
  prices: 'catalogue.read',
  stock: 'catalogue.read',
  customers: 'customers.read',
  'open-items': 'reports.read',
  'gift-cards': 'reports.read',
  'kept-promises': 'orders.read',
  'sales-register': 'reports.read',
  'credit-note-register': 'reports.read',
  'document-register': 'reports.read',
  'movement-register': 'catalogue.read',
  'stock-value': 'reports.read',
  'gst-reversals': 'reports.read',
  tally: 'reports.read',
  'zoho-invoices': 'reports.read',
  'zoho-credit-notes': 'reports.read',
  'zoho-payments': 'reports.read',
  'zoho-journals': 'reports.read',
  report: 'reports.read',
};
