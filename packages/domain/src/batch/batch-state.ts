import { daysBetween } from '../india-day.ts';
import { lastDayForSale, type ShelfLife } from './shelf-life.ts';

/** `ending`: still for sale, and not for long; `ended`: its last day to be sent is over. */
export const BATCH_STATES = ['for sale', 'ending', 'ended', 'blocked', 'empty'] as const;

export type BatchState = (typeof BATCH_STATES)[number];

const ENDING_DAYS = 14;

/** How many days a batch is still for sale; less than nothing when it is not any more. */
export function daysForSale(life: ShelfLife, today: string): number {
  return daysBetween(today, lastDayForSale(life));
}

export function batchStateOf(
  batch: ShelfLife & { readonly onHand: number; readonly isBlocked: boolean },
  today: string,
): BatchState {
  if (batch.isBlocked) return 'blocked';
  if (batch.onHand === 0) return 'empty';
  const days = daysForSale(batch, today);
  if (days < 0) return 'ended';
  return days <= ENDING_DAYS ? 'ending' : 'for sale';
}
