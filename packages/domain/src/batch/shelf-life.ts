import { addDays, daysBetween } from '../india-day.ts';

export type ShelfLife = { readonly packedOn: string; readonly bestBefore: string };

/** Minimum days left at delivery, or this share of the shelf life, whichever is less (BATCH-3). */
const DAYS_LEFT = 45;
const SHARE_LEFT_PERCENT = 30;

export function daysNeeded({ packedOn, bestBefore }: ShelfLife): number {
  const life = daysBetween(packedOn, bestBefore);
  return Math.min(DAYS_LEFT, Math.ceil((life * SHARE_LEFT_PERCENT) / 100));
}

/** Last day for allocation with these transit days (BATCH-3). */
export function lastDayToAllocate(life: ShelfLife, roadDays: number): string {
  return addDays(life.bestBefore, -daysNeeded(life) - roadDays);
}

/** Longest transit; later goods are not for sale (BATCH-4). */
export const LONGEST_ROAD_DAYS = 8;

/** PIN code prefixes of remote regions: the north-east, the islands, Ladakh. */
const FAR_PREFIXES = ['194', '744', '682555', '78', '79'] as const;

/** Transit days by common PIN prefix: sorting district, region, rest of India, remote. */
export function roadDaysBetween(fromPinCode: string, toPinCode: string): number {
  const isFar = (pinCode: string) => FAR_PREFIXES.some((prefix) => pinCode.startsWith(prefix));
  if (isFar(toPinCode) !== isFar(fromPinCode)) return LONGEST_ROAD_DAYS;
  if (fromPinCode.slice(0, 2) === toPinCode.slice(0, 2)) return 2;
  return fromPinCode[0] === toPinCode[0] ? 4 : 6;
}

/** Last day of sale to any destination. */
export function lastDayForSale(life: ShelfLife): string {
  return lastDayToAllocate(life, LONGEST_ROAD_DAYS);
}
