import { openStorage } from '@ilaneer/client/storage';

/** Every key that the staff app stores in the browser; the shop's own live at the same address. */
export type StaffStorageKey =
  | 'staff.theme'
  | 'staff.seen'
  | 'staff.phone-order'
  | `staff.columns.${string}`
  | `staff.draft.${string}`
  | `staff.bench.${'muted' | 'courier'}`;

export const { readStored, removeStored, writeStored } = openStorage<StaffStorageKey>();

/** What belongs to one tab, over its reloads: another one has its own. */
export const tabStorage = openStorage<`staff.draft.${string}`>(() => sessionStorage);
