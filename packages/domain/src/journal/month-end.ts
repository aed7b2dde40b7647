import { addDays } from '../india-day.ts';

/** Open business and faults at the end of a month, in the order of the page (JOURNAL-33). */
export const MONTH_LIGHTS = [
  'unshipped',
  'returns',
  'on-the-road',
  'cash',
  'gateways',
  'unmatched',
  'rates',
  'gaps',
  'faults',
] as const;

export type MonthLight = (typeof MONTH_LIGHTS)[number];

/** Parcels longer on their way are likely lost. */
export const ROAD_DAYS = 15;

/** Red: the figures of the month are wrong or incomplete. Amber: open business, which later months take. */
export function colourOf(light: MonthLight, count: number): 'green' | 'amber' | 'red' {
  if (count === 0) return 'green';
  return light === 'rates' || light === 'gaps' || light === 'faults' ? 'red' : 'amber';
}

/** Handed over on this day or before: since `ROAD_DAYS` or more on the road, seen from the end of the month. */
export function handedOverBy(lastDay: string): string {
  return addDays(lastDay, -ROAD_DAYS);
}
