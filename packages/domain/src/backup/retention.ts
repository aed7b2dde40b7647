import { addDays, daysBetween, indiaDay } from '../india-day.ts';

/** How many backups are kept: the last of each of so many days, weeks and months that have one. */
export type BackupRetention = { readonly days: number; readonly weeks: number; readonly months: number };

const MONDAY = '2024-01-01';

/** The Monday of a day's week. */
const weekOf = (day: string) => addDays(day, -(((daysBetween(MONDAY, day) % 7) + 7) % 7));
const monthOf = (day: string) => day.slice(0, 7);

/**
 * The backups to remove (BACKUP-4), by when they were taken; periods are India's. One that was verified stands for its
 * period before a later one that was not (BACKUP-11). The newest one and the newest verified one stay whatever is asked
 * for.
 */
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
// The clock asks each hour: without some room, every backup would come an hour later than the one before.
const ROOM_MS = 10 * 60_000;

/** Whether it is time for the next backup (BACKUP-3). */
export function isBackupDue(newest: Date | null, everyHours: number, now: Date): boolean {
  return newest === null || now.getTime() - newest.getTime() >= everyHours * HOUR_MS - ROOM_MS;
}
