import { hasLeft, type ParcelState } from './parcel-state.ts';

/** Reprint period for packers, days (PARCEL-16). */
export const PRINTED_AGAIN_DAYS = 3;

/** Addresses per packer and day in India (PARCEL-17). */
export const MOST_PRINTED_A_DAY = 2_000;

const DAY_MS = 86_400_000;

/** To pack, to ship, or shipped recently. */
export function isAtTheBench(
  { state, shippedAt }: { readonly state: ParcelState; readonly shippedAt: Date | null },
  now: Date,
): boolean {
  if (!hasLeft(state)) return state !== 'cancelled';
  return shippedAt !== null && now.getTime() - shippedAt.getTime() <= PRINTED_AGAIN_DAYS * DAY_MS;
}
