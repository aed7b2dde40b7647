import { hasLeft, type ParcelState } from './parcel-state.ts';

/** How many days a packer may print the papers of a parcel again after it left (PARCEL-16). */
export const PRINTED_AGAIN_DAYS = 3;

/** How many customers' addresses a packer may print on a day of India (PARCEL-17). */
export const MOST_PRINTED_A_DAY = 2_000;

const DAY_MS = 86_400_000;

/** Whether a packer still handles a parcel: it is to be packed or to leave, or left a few days ago. */
export function isAtTheBench(
  { state, shippedAt }: { readonly state: ParcelState; readonly shippedAt: Date | null },
  now: Date,
): boolean {
  if (!hasLeft(state)) return state !== 'cancelled';
  return shippedAt !== null && now.getTime() - shippedAt.getTime() <= PRINTED_AGAIN_DAYS * DAY_MS;
}
