import { addDays, indiaDay, indiaTime } from '../india-day.ts';

export type OpeningHours = {
  readonly days: readonly number[];
  /** 24-hour clock: 10:30. */
  readonly opens: string;
  readonly closes: string;
};

/** As entered: with words to show instead of the times, or none. */
export type HoursRow = OpeningHours & { readonly text: string };

/** A day with hours of its own; without hours it is closed. */
export type Holiday = {
  readonly date: string;
  readonly opens: string | null;
  readonly closes: string | null;
  readonly note: string;
};

/** Open or closed, and the next change. `day` 0 is Sunday; `daysAhead` 0 is today. */
export type OpenState =
  | { readonly open: true; readonly closes: string }
  | { readonly open: false; readonly opens: string; readonly day: number; readonly daysAhead: number };

const DAY_MINUTES = 1_440;
const WEEK = 7;
const FARTHEST_DAYS = 366;

/** Null if never open, within a year. */
export function openStateAt(
  hours: readonly OpeningHours[],
  moment: Date,
  holidays: readonly Holiday[] = [],
): OpenState | null {
  const today = indiaDay(moment);
  const minute = minutesOf(indiaTime(moment));
  for (const daysAgo of [0, 1]) {
    for (const span of spansOn(hours, holidays, addDays(today, -daysAgo))) {
      const at = minute + daysAgo * DAY_MINUTES;
      if (at >= span.from && at < span.until) return { open: true, closes: span.closes };
    }
  }
  const last = holidays.length === 0 ? WEEK : FARTHEST_DAYS;
  for (let daysAhead = 0; daysAhead <= last; daysAhead += 1) {
    const date = addDays(today, daysAhead);
    const next = spansOn(hours, holidays, date).find(({ from }) => daysAhead > 0 || from > minute);
    if (next !== undefined) return { open: false, opens: next.opens, day: weekdayOf(date), daysAhead };
  }
  return null;
}

function spansOn(hours: readonly OpeningHours[], holidays: readonly Holiday[], date: string) {
  const holiday = holidays.find((one) => one.date === date);
  const day = weekdayOf(date);
  const spans =
    holiday === undefined
      ? hours.filter(({ days }) => days.includes(day))
      : [holiday].flatMap(({ opens, closes }) =>
          opens === null || closes === null ? [] : { opens, closes },
        );
  return spans
    .map(({ opens, closes }) => {
      const from = minutesOf(opens);
      const end = minutesOf(closes);
      return { opens, closes, from, until: end > from ? end : end + DAY_MINUTES };
    })
    .toSorted((one, other) => one.from - other.from);
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** 18:30 as 6:30 PM. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 10:30 AM-1:30 PM */
export function clockSpan({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string {
  return `${clockTime(opens)}-${clockTime(closes)}`;
}

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** Monday-Friday; Monday, Wednesday; Every day. */
export function daysText(days: readonly number[]): string {
  if (MONDAY_FIRST.every((day) => days.includes(day))) return 'Every day';
  const runs: number[][] = [];
  for (const [index, day] of MONDAY_FIRST.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === MONDAY_FIRST[index - 1]) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => [run[0], run.at(-1)].map((day) => WEEKDAYS[day ?? 0]))
    .map(([first, last]) => (first === last ? first : `${first}-${last}`))
    .join(', ');
}

/** Lines as shown, CONTENT-20. */
export function shownHours(rows: readonly HoursRow[]): { days: string; text: string }[] {
  return rows.map((row) => ({ days: daysText(row.days), text: row.text === '' ? clockSpan(row) : row.text }));
}

/** Rows as entered, from stored hours and their shown lines. */
export function hoursRows(
  hours: readonly OpeningHours[],
  shown: readonly { readonly text: string }[],
): HoursRow[] {
  return hours.map(({ days, opens, closes }, index) => {
    const text = hours.length === shown.length ? (shown[index]?.text ?? '') : '';
    return { days: [...days], opens, closes, text: text === clockSpan({ opens, closes }) ? '' : text };
  });
}

/** Closed; 10:30 AM-1:30 PM */
export function holidayHours({ opens, closes }: Holiday): string {
  return opens === null || closes === null ? 'Closed' : clockSpan({ opens, closes });
}
