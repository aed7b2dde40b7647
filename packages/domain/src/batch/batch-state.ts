import { daysBetween } from '../india-day.ts';
import { lastDayForSale, type ShelfLife } from './shelf-life.ts';

/** `ending`: near its last day of sale; `ended`: past it. */
export const BATCH_STATES = ['for sale', 'ending', 'ended', 'blocked', 'empty'] as const;

export type BatchState = (typeof BATCH_STATES)[number];

const ENDING_DAYS = 14;

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
