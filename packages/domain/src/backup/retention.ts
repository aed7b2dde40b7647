import { addDays, daysBetween, indiaDay } from '../india-day.ts';

export type BackupRetention = { readonly days: number; readonly weeks: number; readonly months: number };

const MONDAY = '2024-01-01';

const weekOf = (day: string) => addDays(day, -(((daysBetween(MONDAY, day) % 7) + 7) % 7));
const monthOf = (day: string) => day.slice(0, 7);

/** BACKUP-4, BACKUP-11. Periods are those of India. The newest and the newest verified are always kept. */
export function backupsToRemove(
  taken: readonly Date[],
  keep: BackupRetention,
  isVerified: (takenAt: Date) => boolean = () => true,
): Date[] {
  const newestFirst = taken.toSorted((one, other) => other.getTime() - one.getTime());
  const verified = new Set(newestFirst.filter((moment) => isVerified(moment)));
  const kept = new Set([...newestFirst.slice(0, 1), ...[...verified].slice(0, 1)]);
  const keepLastOf = (periodOf: (day: string) => string, count: number) => {
    const periods = Map.groupBy(newestFirst, (moment) => periodOf(indiaDay(moment)));
    for (const moments of [...periods.values()].slice(0, count)) {
      const last = moments.find((moment) => verified.has(moment)) ?? moments[0];
      if (last !== undefined) kept.add(last);
    }
  };
  keepLastOf((day) => day, keep.days);
  keepLastOf(weekOf, keep.weeks);
  keepLastOf(monthOf, keep.months);
  return newestFirst.filter((moment) => !kept.has(moment));
}

const HOUR_MS = 3_600_000;
// Tolerance: the job runs hourly, and each backup would otherwise slip by an hour.
const ROOM_MS = 10 * 60_000;

/** BACKUP-3. */
export function isBackupDue(newest: Date | null, everyHours: number, now: Date): boolean {
  return newest === null || now.getTime() - newest.getTime() >= everyHours * HOUR_MS - ROOM_MS;
}
