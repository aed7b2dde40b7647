import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloneTestDatabase } from '../../testing/test-database.ts';
import { transact, transactAll } from '../db/transact.ts';
import type { JobName } from './job-data.ts';
import { type JobHandlers, type Jobs, startJobs } from './jobs.ts';
import { JOB_NAMES, QUEUES } from './queues.ts';

const WITHIN = { timeout: 30_000, interval: 20 };
const MAIL_QUEUES = [
  'send-otp-mail',
  'send-link',
  'send-reset-link',
  'send-mail',
  'send-order-placed-mail',
] as const;

describe('the queues', () => {
  let database: Awaited<ReturnType<typeof cloneTestDatabase>>;
  let jobs: Jobs;
  let begun: string[];
  /** Blocks a job until settled. */
  let holdUp: (name: JobName) => Promise<void>;
  let release: () => void;
  let held: Promise<void>;

  beforeEach(async () => {
    begun = [];
    const gate = Promise.withResolvers<void>();
    [held, release] = [gate.promise, gate.resolve];
    holdUp = async () => undefined;
    database = await cloneTestDatabase();
    const handler = (name: JobName) => async (data: object) => {
      begun.push([name, ...Object.values(data)].join(' '));
      await holdUp(name);
    };
    // Same handler for all, untypable.
    const handlers = Object.fromEntries(JOB_NAMES.map((name) => [name, handler(name)])) as JobHandlers;
    jobs = await startJobs(database.url, () => handlers, pino({ level: 'silent' }));
  });
  afterEach(async () => {
    release();
    await jobs.stop();
    await database.drop();
  });

  const askForOtp = (codeId: string, isUrgent = false) =>
    jobs.enqueue(database.db, 'send-otp', { codeId }, { isUrgent });
  const mail = (id: string) =>
    ({ id, kind: 'welcome', to: 'asha@example.in', subject: '', text: '', html: '' }) as const;
  const countWaiting = async (name: JobName) => {
    const { rows } = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job where name = ${name} and state < 'active'`,
    );
    return rows[0]?.count;
  };

  it('of mail that does not go out hold up no OTP by SMS, no refund, no SMS and no webhook', async () => {
    holdUp = (name) => (MAIL_QUEUES.some((one) => one === name) ? held : Promise.resolve());
    for (let n = 0; n < 20; n += 1) {
      await jobs.enqueue(database.db, 'send-otp-mail', { codeId: `${n}` });
      await jobs.enqueue(database.db, 'send-link', { linkId: `${n}` });
      await jobs.enqueue(database.db, 'send-reset-link', { linkId: `${n}`, email: 'asha@example.in' });
      await jobs.enqueue(database.db, 'send-mail', mail(`${n}`));
      await jobs.enqueue(database.db, 'send-order-placed-mail', { orderId: `${n}` });
    }
    await expect.poll(() => begun.filter((one) => one.startsWith('send-mail')), WITHIN).toHaveLength(10);
    await askForOtp('mine');
    await jobs.enqueue(database.db, 'send-order-sms', { orderId: 'mine', news: 'placed', event: 1 });
    await jobs.enqueue(database.db, 'send-refund', { refundId: 'mine' });
    await jobs.enqueue(database.db, 'send-sandbox-webhook', { orderId: 'mine', paymentId: 'mine' });
    await expect
      .poll(
        () =>
          begun
            .filter((one) => one.includes('mine'))
            .map((one) => one.split(' ')[0])
            .toSorted(),
        WITHIN,
      )
      .toEqual(['send-order-sms', 'send-otp', 'send-refund', 'send-sandbox-webhook']);
  });

  it('send the OTP of a shopper before those that strangers asked for earlier', async () => {
    const { atOnce } = QUEUES['send-otp'].rate;
    const ends: (() => void)[] = [];
    holdUp = () => new Promise((end) => ends.push(end));
    for (let n = 0; n < 200; n += 1) await askForOtp(`stranger-${n}`);
    await expect.poll(() => begun, WITHIN).toHaveLength(atOnce);
    await askForOtp('shopper', true);
    ends[0]?.();
    await expect.poll(() => begun, WITHIN).toHaveLength(atOnce + 1);
    expect(begun.at(-1)).toBe('send-otp shopper');
    holdUp = async () => undefined;
    for (const end of ends) end();
    await expect.poll(() => begun, WITHIN).toHaveLength(201);
  });

  it('do a thousand jobs once each', async () => {
    await transactAll(database.db, async (tx) => {
      for (let n = 0; n < 1_000; n += 1) await jobs.enqueue(tx, 'send-otp', { codeId: `${n}` });
    });
    await expect.poll(() => begun.length, WITHIN).toBeGreaterThanOrEqual(1_000);
    expect(new Set(begun).size).toBe(1_000);
    expect(begun).toHaveLength(1_000);
  });

  it('drop OTPs that expired in the queue, all at once', async () => {
    holdUp = () => held;
    const { atOnce } = QUEUES['send-otp'].rate;
    for (let n = 0; n < 100; n += 1) await askForOtp(`${n}`);
    await expect.poll(() => begun, WITHIN).toHaveLength(atOnce);
    await database.db.execute(sql`update pgboss.job set keep_until = now() - interval '1 second'`);
    await expect.poll(() => countWaiting('send-otp'), WITHIN).toBe(0);
    release();
    await askForOtp('new');
    await expect.poll(() => begun.at(-1), WITHIN).toBe('send-otp new');
    expect(begun).toHaveLength(atOnce + 1);
  });

  it('keep an OTP waiting for as long as it counts, and other jobs for days', async () => {
    const { rows } = await database.db.execute<{ name: string; retention_seconds: number }>(
      sql`select name, retention_seconds from pgboss.queue where name in ('send-otp', 'send-mail') order by name`,
    );
    expect(rows).toEqual([
      { name: 'send-mail', retention_seconds: expect.toSatisfy((seconds: number) => seconds > 86_400) },
      { name: 'send-otp', retention_seconds: 300 },
    ]);
  });

  it('record the reason of a failed job, even with control characters', async () => {
    holdUp = async () => {
      throw new Error('cut off after \0');
    };
    await jobs.enqueue(database.db, 'send-mail', mail('broken'));
    await expect
      .poll(async () => {
        const { rows } = await database.db.execute(
          sql`select state::text, output ->> 'message' as told from pgboss.job where name = 'send-mail'`,
        );
        return rows;
      }, WITHIN)
      .toEqual([{ state: 'retry', told: 'cut off after ' }]);
  });

  it('hold nothing of a transaction that failed', async () => {
    await transact(database.db, async (tx) => {
      await jobs.enqueue(tx, 'send-otp', { codeId: 'undone' });
      return { ok: false, error: 'refused' };
    });
    await askForOtp('done');
    await expect.poll(() => begun, WITHIN).toEqual(['send-otp done']);
  });

  it('find jobs that another process queued', async () => {
    await database.db.execute(
      sql`insert into pgboss.job (name, data) values ('send-otp', '{"codeId":"elsewhere"}')`,
    );
    await expect.poll(() => begun, WITHIN).toEqual(['send-otp elsewhere']);
  });
});
