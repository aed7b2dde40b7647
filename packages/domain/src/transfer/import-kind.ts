import type { Permission } from '../staff/permission.ts';

/** Imports and the permissions for the single actions (TRANSFER-3). */
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

export function missingForImport(kind: ImportKind, held: readonly Permission[]): Permission | null {
  return IMPORT_NEEDS[kind].find((permission) => !held.includes(permission)) ?? null;
}

export const LARGEST_IMPORT_BYTES = 20 * 1_024 * 1_024;
export const MOST_IMPORT_ROWS = 20_000;
/** Each move is announced to its shopper; split larger files. */
export const MOST_MOVED_ORDERS = 500;
/** Display limit; the error file has all. */
export const MOST_SHOWN = 200;
