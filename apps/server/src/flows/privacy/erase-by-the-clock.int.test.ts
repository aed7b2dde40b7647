import { RETENTION_KINDS, type RetentionKind, storedUntil } from '@ilaneer/domain/privacy/retention';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import { migrationTags } from '../../db/migrate.ts';
import { listRuns } from '../../modules/data-protection/data-protection.ts';
import { fillAsOf } from '../../testing/database-at.ts';
import { testClock } from '../../testing/shoppers/verification.ts';
import { newTestStaff } from '../../testing/staff/test-staff.ts';
import { emptyTestDatabase } from '../../testing/test-database.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { eraseByTheClock } from './erase-by-the-clock.ts';

describe('what has a period', () => {
  let database: Awaited<ReturnType<typeof emptyTestDatabase>>;
  let pool: ReturnType<typeof connect>;
  beforeAll(async () => {
    database = await emptyTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await fillAsOf(client, (await migrationTags()).at(-1) ?? '');
    // Nobody has looked through it yet.
    await client.query('delete from retention_runs');
    await client.end();
    pool = connect(database.url, () => undefined, 2);
  });
  afterAll(async () => {
    await pool.close();
    await database.drop();
  });

  const runAt = async (now: Date) => {
    await eraseByTheClock({ db: pool.db, now: () => now });
    return new Map((await listRuns(pool.db, now)).map((run) => [run.kind, run]));
  };

  it('stays until it is over and not longer, kind by kind, in an old shop (PRIVACY-5)', async () => {
    const before = await runAt(new Date('2001-01-01T00:00:00Z'));
    expect([...before.keys()].toSorted()).toEqual(RETENTION_KINDS.toSorted());
    expect([...before.values()].every(({ erased }) => erased === 0)).toBe(true);
    const ends = RETENTION_KINDS.flatMap((kind) => {
      const oldest = before.get(kind)?.oldestAt ?? null;
      return oldest === null ? [] : [{ kind, end: storedUntil(kind, oldest).getTime() }];
    }).toSorted((a, b) => a.end - b.end);
    // The old shop has rows of every kind.
    expect(ends).toHaveLength(RETENTION_KINDS.length);
    const found: RetentionKind[] = [];
    for (const [end, same] of Map.groupBy(ends, (one) => one.end)) {
      const still = await runAt(new Date(end - 1));
      const gone = await runAt(new Date(end + 1_000));
      for (const { kind } of same) {
        expect([kind, still.get(kind)?.erased]).toEqual([kind, 0]);
        if ((gone.get(kind)?.erased ?? 0) > 0) found.push(kind);
      }
    }
    expect(found).toEqual(ends.map(({ kind }) => kind));
  });

  it('goes once: a second run finds nothing, and nothing overdue is left', async () => {
    const late = new Date('2060-01-01T00:00:00Z');
    const first = await runAt(late);
    const second = await runAt(late);
    for (const kind of RETENTION_KINDS) {
      expect(second.get(kind)?.erased).toBe(first.get(kind)?.erased);
      expect(second.get(kind)?.oldestAt ?? null).toBeNull();
    }
  });
});

describe('the report', () => {
  it('says of each kind when it was looked through, and that it is late after a day', async () => {
    const clock = testClock();
    const shop = await openTestShop({ now: clock.now });
    try {
      const staff = await newTestStaff(shop, ['privacy.read']);
      const kinds = async () =>
        (await staff.call('GET', '/retention')).body.kinds as { isLate: boolean; lastRunAt: string | null }[];
      expect((await kinds()).every(({ isLate, lastRunAt }) => !isLate && lastRunAt === null)).toBe(true);
      await eraseByTheClock(shop.deps);
      expect((await kinds()).every(({ isLate, lastRunAt }) => !isLate && lastRunAt !== null)).toBe(true);
      clock.pass(25 * 3_600);
      const nextDay = await newTestStaff(shop, ['privacy.read']);
      const late = (await nextDay.call('GET', '/retention')).body.kinds as { isLate: boolean }[];
      expect(late.every(({ isLate }) => isLate)).toBe(true);
      const others = await newTestStaff(shop, ['reports.read']);
      expect((await others.call('GET', '/retention')).status).toBe(403);
    } finally {
      await shop.close();
    }
  });
});
