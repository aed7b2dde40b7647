import { addDays, daysBetween } from '../india-day.ts';

/** When goods of a batch were packed and until when they are best, as ISO days. */
export type ShelfLife = { readonly packedOn: string; readonly bestBefore: string };

/** At delivery so many days must be left, or this share of the shelf life, whichever is reached more easily (BATCH-3). */
const DAYS_LEFT = 45;
const SHARE_LEFT_PERCENT = 30;

/** How many days must be left of goods when the shopper gets them. */
export function daysNeeded({ packedOn, bestBefore }: ShelfLife): number {
  const life = daysBetween(packedOn, bestBefore);
  return Math.min(DAYS_LEFT, Math.ceil((life * SHARE_LEFT_PERCENT) / 100));
}

/** The last day on which goods may be given to an order that is so many days on the road (BATCH-3). */
export function lastDayToAllocate(life: ShelfLife, roadDays: number): string {
  return addDays(life.bestBefore, -daysNeeded(life) - roadDays);
}

/** The most days that a parcel is on the road: what nobody could be sent any more is not for sale (BATCH-4). */
export const LONGEST_ROAD_DAYS = 8;

/** Beginnings of PIN codes far from every road: the north-east, the islands, Ladakh. */
const FAR_PREFIXES = ['194', '744', '682555', '78', '79'] as const;

/**
 * How many days a parcel is on the road, by the distance that PIN codes tell: the same sorting district, the same
 * region, the rest of India, and what lies beyond it.
 */
export function roadDaysBetween(fromPinCode: string, toPinCode: string): number {
  const isFar = (pinCode: string) => FAR_PREFIXES.some((prefix) => pinCode.startsWith(prefix));
  if (isFar(toPinCode) !== isFar(fromPinCode)) return LONGEST_ROAD_DAYS;
  if (fromPinCode.slice(0, 2) === toPinCode.slice(0, 2)) return 2;
  return fromPinCode[0] === toPinCode[0] ? 4 : 6;
}

/** The soonest last day of all orders, wherever they go: from the day after it a batch is not for sale. */
export function lastDayForSale(life: ShelfLife): string {
  return lastDayToAllocate(life, LONGEST_ROAD_DAYS);
}
