import { openStorage } from '@ilaneer/client/storage';

/** Every key that the staff app stores in the browser; the shop's own live at the same address. */
export type StaffStorageKey =
  | 'staff.theme'
  | 'staff.seen'
  | `staff.columns.${string}`
  | `staff.draft.${string}`
  | `staff.bench.${'muted' | 'courier'}`;

export const { readStored, removeStored, writeStored } = openStorage<StaffStorageKey>();
