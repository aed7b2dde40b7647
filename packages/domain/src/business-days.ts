import { addDays, indiaDay, startOfIndiaDay } from './india-day.ts';

/** India. Without weekends. Holidays are unknown: the promise is on the safe side. */
export function endOfBusinessDays(begun: Date, days: number): Date {
  return startOfIndiaDay(addDays(addBusinessDays(indiaDay(begun), days), 1));
}

export function addBusinessDays(from: string, days: number): string {
  let day = from;
  for (let counted = 0; counted < days; ) {
    day = addDays(day, 1);
    if (!isWeekend(day)) counted += 1;
  }
  return day;
}

/** Promises made before this moment are broken by now. */
export function overdueBefore(now: Date, days: number): Date {
  let day = indiaDay(now);
  // The latest day with an expired deadline.
  while (endOfBusinessDays(startOfIndiaDay(day), days) > now) day = addDays(day, -1);
  return startOfIndiaDay(addDays(day, 1));
}

export function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
