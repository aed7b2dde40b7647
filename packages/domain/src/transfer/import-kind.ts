import type { Permission } from '../staff/permission.ts';

/** What can be brought into the shop by a file, and what somebody must be allowed to do one by one for it (TRANSFER-3). */
export const IMPORT_NEEDS = {
  products: ['catalogue.read', 'catalogue.write'],
  prices: ['catalogue.read', 'prices.write'],
  stock: ['stock.adjust'],
  customers: ['customers.read', 'customers.write'],
  orders: ['orders.read', 'orders.fulfil'],
} as const satisfies Record<string, readonly Permission[]>;

export type ImportKind = keyof typeof IMPORT_NEEDS;

export const IMPORT_KINDS = [
  'products',
  'prices',
  'stock',
  'customers',
  'orders',
] as const satisfies readonly ImportKind[];

/** The permission that somebody lacks for a kind; null: none. */
export function missingForImport(kind: ImportKind, held: readonly Permission[]): Permission | null {
  return IMPORT_NEEDS[kind].find((permission) => !held.includes(permission)) ?? null;
}

export const LARGEST_IMPORT_BYTES = 20 * 1_024 * 1_024;
export const MOST_IMPORT_ROWS = 20_000;
/** Each order that moves is told to its shopper; more of them are several files. */
export const MOST_MOVED_ORDERS = 500;
/** What is shown of a long list; the file of errors has all. */
export const MOST_SHOWN = 200;
