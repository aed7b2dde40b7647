import { formatLongDay } from '@ilaneer/domain/india-day';
import {
  clockTime,
  type Holiday,
  type OpeningHours,
  openStateAt,
  WEEKDAYS,
} from '@ilaneer/domain/store/opening-hours';

const WEEK = 7;
const DAY_MS = 86_400_000;

export function openText(
  hours: readonly OpeningHours[],
  moment: Date,
  holidays: readonly Holiday[] = [],
): { readonly isOpen: boolean; readonly until: string } {
  const state = openStateAt(hours, moment, holidays);
  if (state === null) return { isOpen: false, until: '' };
  if (state.open) return { isOpen: true, until: `until ${clockTime(state.closes)}` };
  return { isOpen: false, until: `Opens ${dayText(state, moment)}at ${clockTime(state.opens)}` };
}

type DayAhead = { readonly day: number; readonly daysAhead: number };

function dayText({ day, daysAhead }: DayAhead, moment: Date): string {
  if (daysAhead === 0) return '';
  if (daysAhead > WEEK) return `on ${formatLongDay(new Date(moment.getTime() + daysAhead * DAY_MS))} `;
  return daysAhead === 1 ? 'tomorrow ' : `${WEEKDAYS[day]} `;
}
