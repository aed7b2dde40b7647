import { clockTime, type OpeningHours, openStateAt } from '@ilaneer/domain/store/opening-hours';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function openText(
  hours: readonly OpeningHours[],
  moment: Date,
): { readonly isOpen: boolean; readonly until: string } {
  const state = openStateAt(hours, moment);
  if (state === null) return { isOpen: false, until: '' };
  if (state.open) return { isOpen: true, until: `until ${clockTime(state.closes)}` };
  return { isOpen: false, until: `Opens ${dayText(state)}at ${clockTime(state.opens)}` };
}

function dayText({ day, daysAhead }: { readonly day: number; readonly daysAhead: number }): string {
  if (daysAhead === 0) return '';
  return daysAhead === 1 ? 'tomorrow ' : `${DAYS[day]} `;
}
