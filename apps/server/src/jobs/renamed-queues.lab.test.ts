import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloneTestDatabase } from '../../testing/test-database.ts';
import type { JobName } from './job-data.ts';
import { type JobHandlers, type Jobs, startJobs } from './jobs.ts';
import { JOB_NAMES } from './queues.ts';

const WITHIN = { timeout: 30_000, interval: 20 };

describe('an upgrade over renamed queues', () => {
  let database: Awaited<ReturnType<typeof cloneTestDatabase>>;
  let jobs: Jobs;
  let begun: string[];

  const start = async () => {
    const handler = (name: JobName) => async (data: object) => {
      begun.push([name, ...Object.values(data)].join(' '));
    };
    // Same handler for all, untypable.
    const handlers = Object.fromEntries(JOB_NAMES.map((name) => [name, handler(name)])) as JobHandlers;
    jobs = await startJobs(database.url, () => handlers, pino({ level: 'silent' }));
  };
  /** As the release before wrote it. */
  const writeJob = (name: string, data: object, state = 'created', afterSeconds = 0) =>
    database.db.execute(sql`
      insert into pgboss.job (name, data, state, start_after, started_on, completed_on)
      values (${name}, ${JSON.stringify(data)}, ${state}, now() + ${afterSeconds} * interval '1 second', now(),
        case when ${state} = 'completed' then now() end)`);
  const writeFormerQueues = async () => {
    for (const name of ['order-placed-mail', 'order-moved', 'forgot-password', 'hear-of-payments']) {
      await database.db.execute(sql`select pgboss.create_queue(${name}, '{"policy":"standard"}')`);
    }
    await database.db.execute(
      sql`insert into pgboss.schedule (name, cron, timezone) values ('hear-of-payments', '* * * * *', 'UTC')`,
    );
  };
  const stored = async (email: string) => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select name from pgboss.job where data ->> 'email' = ${email}`,
    );
    return rows.map(({ name }) => name);
  };

  beforeEach(async () => {
    begun = [];
    database = await cloneTestDatabase();
    // Makes the tables.
    await start();
    await jobs.stop();
    await writeFormerQueues();
  });
  afterEach(async () => {
    await jobs.stop();
    await database.drop();
  });

  it('works jobs that wait under the former name, and stores finished and delayed ones under the new name', async () => {
    await writeJob('order-placed-mail', { orderId: 'waiting' });
    await writeJob('order-moved', { orderId: 'failed before' }, 'retry');
    await writeJob('forgot-password', { email: 'done@example.in' }, 'completed');
    await writeJob('forgot-password', { email: 'later@example.in' }, 'created', 3_600);
    await start();
    await expect
      .poll(() => begun.toSorted(), WITHIN)
      .toEqual(
        expect.arrayContaining(['notify-order-status failed before', 'send-order-placed-mail waiting']),
      );
    expect(await stored('done@example.in')).toEqual(['send-reset-link']);
    expect(await stored('later@example.in')).toEqual(['send-reset-link']);
  });

  it('works jobs of a process of the release before that runs on', async () => {
    await writeJob('order-placed-mail', { orderId: 'in work there' }, 'active');
    await start();
    await writeJob('order-placed-mail', { orderId: 'queued there' });
    await expect.poll(() => begun, WITHIN).toContain('send-order-placed-mail queued there');
    expect(begun).not.toContain('send-order-placed-mail in work there');
    await database.db.execute(sql`update pgboss.job set state = 'retry' where state = 'active'`);
    await expect.poll(() => begun, WITHIN).toContain('send-order-placed-mail in work there');
  });

  it('runs each schedule under its new name only', async () => {
    const schedules = async () => {
      const { rows } = await database.db.execute<{ name: string }>(
        sql`select name from pgboss.schedule where name in ('hear-of-payments', 'reconcile-payments')`,
      );
      return rows.map(({ name }) => name);
    };
    expect((await schedules()).toSorted()).toEqual(['hear-of-payments', 'reconcile-payments']);
    await start();
    expect(await schedules()).toEqual(['reconcile-payments']);
  });
});
