export type OpeningHours = {
  readonly days: readonly number[];
  /** 24-hour clock: 10:30. */
  readonly opens: string;
  readonly closes: string;
};

/** Open or closed, and the next change. `day` 0 is Sunday; `daysAhead` 0 is today. */
export type OpenState =
  | { readonly open: true; readonly closes: string }
  | { readonly open: false; readonly opens: string; readonly day: number; readonly daysAhead: number };

// One time zone, no summer time.
const INDIA_OFFSET_MS = 330 * 60_000;
const DAY_MINUTES = 1_440;

/** Null if never open. */
export function openStateAt(hours: readonly OpeningHours[], moment: Date): OpenState | null {
  const india = new Date(moment.getTime() + INDIA_OFFSET_MS);
  const today = india.getUTCDay();
  const minute = india.getUTCHours() * 60 + india.getUTCMinutes();
  for (const daysAgo of [0, 1]) {
    for (const span of spansOn(hours, (today + 7 - daysAgo) % 7)) {
      const at = minute + daysAgo * DAY_MINUTES;
      if (at >= span.from && at < span.until) return { open: true, closes: span.closes };
    }
  }
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const day = (today + daysAhead) % 7;
    const next = spansOn(hours, day).find(({ from }) => daysAhead > 0 || from > minute);
    if (next !== undefined) return { open: false, opens: next.opens, day, daysAhead };
  }
  return null;
}

function spansOn(hours: readonly OpeningHours[], day: number) {
  return hours
    .filter(({ days }) => days.includes(day))
    .map(({ opens, closes }) => {
      const from = minutesOf(opens);
      const end = minutesOf(closes);
      return { opens, closes, from, until: end > from ? end : end + DAY_MINUTES };
    })
    .toSorted((one, other) => one.from - other.from);
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
