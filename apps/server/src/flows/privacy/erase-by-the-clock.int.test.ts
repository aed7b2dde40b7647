import { RETENTION_KINDS, type RetentionKind, storedUntil } from '@ilaneer/domain/privacy/retention';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillAsOf } from '../../../testing/database-at.ts';
import { testClock } from '../../../testing/shoppers/verification.ts';
import { newTestStaff } from '../../../testing/staff/test-staff.ts';
import { emptyTestDatabase } from '../../../testing/test-database.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { connect } from '../../db/connect.ts';
import { migrationTags } from '../../db/migrate.ts';
import { finishedPersonalJobs, PERSONAL } from '../../jobs/personal-jobs-repository.ts';
import { QUEUES } from '../../jobs/queues.ts';
import { listRuns } from '../../modules/data-protection/data-protection.ts';
import { eraseByTheClock } from './erase-by-the-clock.ts';

describe('data with a retention period', () => {
  let database: Awaited<ReturnType<typeof emptyTestDatabase>>;
  let pool: ReturnType<typeof connect>;
  beforeAll(async () => {
    database = await emptyTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await fillAsOf(client, (await migrationTags()).at(-1) ?? '');
    // Never processed.
    await client.query('delete from retention_runs');
    await queueMails(database.url, client);
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

/** A queue with a sent mail, a waiting one, and a staff job kept for a week. */
async function queueMails(url: string, client: pg.Client): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue('send-mail');
  for (const options of [{}, {}, { singletonKey: 'backup failed', singletonSeconds: 604_800 }]) {
    await boss.send('send-mail', { to: 'asha@example.in' }, options);
  }
  await boss.stop({ graceful: false });
  await client.query(
    `update pgboss.job set state = 'completed', completed_on = '2026-11-23T10:00:00Z'
     where singleton_on is not null or id = (select id from pgboss.job where singleton_on is null limit 1)`,
  );
}

describe('mails in the queue (PRIVACY-12)', () => {
  it("are deleted a day after sending; waiting ones and this week's notifications to staff stay", async () => {
    const database = await emptyTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await queueMails(database.url, client);
      const { erase, oldest } = finishedPersonalJobs;
      const pool = connect(database.url, () => undefined, 1);
      try {
        expect(await oldest(pool.db)).toEqual(new Date('2026-11-23T10:00:00Z'));
        expect(await erase(pool.db, new Date('2026-11-23T10:00:00Z'))).toBe(0);
        expect(await erase(pool.db, new Date('2026-11-23T10:00:01Z'))).toBe(1);
        expect(await oldest(pool.db)).toBeNull();
      } finally {
        await pool.close();
      }
      const { rows } = await client.query('select state from pgboss.job order by state');
      expect(rows).toEqual([{ state: 'created' }, { state: 'completed' }]);
    } finally {
      await client.end();
      await database.drop();
    }
  });

  it('are of every queue whose jobs hold an address, a name or words', () => {
    // New jobs must be classified here.
    for (const [name, { settings }] of Object.entries(QUEUES)) {
      const isPersonal = PERSONAL.some((one) => one === name);
      expect([name, settings.deleteAfterSeconds]).toEqual([name, isPersonal ? 86_400 : undefined]);
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
