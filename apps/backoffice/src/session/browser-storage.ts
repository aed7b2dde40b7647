import { openStorage } from '@ilaneer/client/storage';
import type { STAFF_EDITS_KEY } from '@ilaneer/domain/page/preview';

/** Shared origin with the shop. */
export type StaffStorageKey =
  | typeof STAFF_EDITS_KEY
  | 'staff.theme'
  | 'staff.seen'
  | 'staff.phone-order'
  | `staff.menu.${string}`
  | `staff.columns.${string}`
  | `staff.draft.${string}`
  | `staff.bench.${'muted' | 'courier' | 'account'}`;

export const { readStored, removeStored, writeStored } = openStorage<StaffStorageKey>();

/** Per tab, across reloads. */
export const tabStorage = openStorage<`staff.draft.${string}`>(() => sessionStorage);
