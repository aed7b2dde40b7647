import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backupsToRemove, isBackupDue } from './retention.ts';

const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-11-23T06:30:00Z');
const daily = (count: number) => Array.from({ length: count }, (_, ago) => new Date(NOON - ago * DAY_MS));
const moments = fc.array(
  fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
  { maxLength: 60 },
);
const keeps = fc.record({ days: fc.nat(10), weeks: fc.nat(6), months: fc.nat(14) });

describe('which backups are removed (BACKUP-4)', () => {
  it('keeps the last of each of 7 days, 4 weeks and 12 months', () => {
    const taken = daily(400);
    const removed = new Set(backupsToRemove(taken, { days: 7, weeks: 4, months: 12 }));
    const kept = taken
      .filter((moment) => !removed.has(moment))
      .map((moment) => moment.toISOString().slice(0, 10));
    expect(kept).toEqual([
      // 23 November 2026 is a Monday.
      ...['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17'],
      ...['2026-11-15', '2026-11-08'],
      ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30'],
      ...['2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
    ]);
  });

  it('keeps the later of two on one day of India', () => {
    const [evening, night] = [new Date('2026-11-22T17:00:00Z'), new Date('2026-11-22T18:45:00Z')];
    const morning = new Date('2026-11-22T19:00:00Z');
    expect(backupsToRemove([evening, night, morning], { days: 2, weeks: 0, months: 0 })).toEqual([night]);
  });

  it('never removes the newest, nor anything outside the list', () => {
    fc.assert(
      fc.property(moments, keeps, (taken, keep) => {
        const removed = backupsToRemove(taken, keep);
        const newest = Math.max(...taken.map((moment) => moment.getTime()));
        expect(removed.every((moment) => taken.includes(moment))).toBe(true);
        const left = taken.filter((moment) => !removed.includes(moment));
        if (taken.length > 0) expect(left.map((moment) => moment.getTime())).toContain(newest);
        expect(left.length).toBeLessThanOrEqual(Math.max(1, keep.days + keep.weeks + keep.months));
      }),
    );
  });

  it('lets none that was not verified take the place of one that was (BACKUP-11)', () => {
    const [nightly, byHand] = [new Date('2026-11-22T20:00:00Z'), new Date('2026-11-23T09:00:00Z')];
    const next = new Date('2026-11-24T20:00:00Z');
    const isVerified = (moment: Date) => moment !== byHand;
    const keep = { days: 2, weeks: 0, months: 0 };
    expect(backupsToRemove([nightly, byHand, next], keep, isVerified)).toEqual([byHand]);
    expect(backupsToRemove([nightly, byHand], keep, isVerified)).toEqual([]);
  });

  it('never removes the newest verified one, even if unverified ones came later', () => {
    fc.assert(
      fc.property(moments, keeps, fc.func(fc.boolean()), (taken, keep, isVerified) => {
        const removed = backupsToRemove(taken, keep, isVerified);
        const newest = taken
          .filter((moment) => isVerified(moment))
          .toSorted((one, other) => Number(other) - Number(one))[0];
        expect(newest === undefined || !removed.includes(newest)).toBe(true);
        const left = taken.filter((moment) => !removed.includes(moment));
        expect(left.length).toBeLessThanOrEqual(Math.max(2, keep.days + keep.weeks + keep.months + 2));
        expect(backupsToRemove(left, keep, isVerified)).toEqual([]);
      }),
    );
  });

  it('removes nothing more when it is asked again', () => {
    fc.assert(
      fc.property(moments, keeps, (taken, keep) => {
        const removed = backupsToRemove(taken, keep);
        const left = taken.filter((moment) => !removed.includes(moment));
        expect(backupsToRemove(left, keep)).toEqual([]);
      }),
    );
  });
});

describe('when the next backup is due (BACKUP-3)', () => {
  const now = new Date(NOON);
  const ago = (hours: number) => new Date(NOON - hours * 3_600_000);
  it('is due at once without a backup', () => expect(isBackupDue(null, 24, now)).toBe(true));
  it('is after the set hours, with ten minutes of room', () => {
    expect(isBackupDue(ago(23), 24, now)).toBe(false);
    expect(isBackupDue(ago(23.9), 24, now)).toBe(true);
    expect(isBackupDue(ago(60), 24, now)).toBe(true);
  });
});
