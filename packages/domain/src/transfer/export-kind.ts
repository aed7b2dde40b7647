import type { Permission } from '../staff/permission.ts';

/** Exports and the permissions they need besides exporting. */
export const EXPORT_NEEDS = {
  orders: 'orders.read',
  'order-lines': 'orders.read',
  products: 'catalogue.read',
  prices: 'catalogue.read',
  stock: 'catalogue.read',
  customers: 'customers.read',
  'open-items': 'reports.read',
} as const satisfies Record<string, Permission>;

export type ExportKind = keyof typeof EXPORT_NEEDS;

export const EXPORT_KINDS = [
  'orders',
  'order-lines',
  'products',
  'prices',
  'stock',
  'customers',
  'open-items',
] as const satisfies readonly ExportKind[];
