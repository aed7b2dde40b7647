import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloneTestDatabase } from '../../testing/test-database.ts';
import type { JobName } from './job-data.ts';
import { type JobHandlers, type Jobs, startJobs } from './jobs.ts';
import { JOB_NAMES } from './queues.ts';

const WITHIN = { timeout: 40_000, interval: 50 };
const NODES = 3;
const EACH_MINUTE = ['reconcile-payments', 'notify-restock', 'refresh-catalogue'] as const;

describe('the queues of several processes', () => {
  let database: Awaited<ReturnType<typeof cloneTestDatabase>>;
  let nodes: Jobs[];
  let begun: { name: JobName; data: object }[];
  let work: (name: JobName, data: object) => Promise<void>;

  const start = () => {
    const handle = (name: JobName) => async (data: object) => {
      begun.push({ name, data });
      await work(name, data);
    };
    const handlers = Object.fromEntries(JOB_NAMES.map((name) => [name, handle(name)])) as JobHandlers;
    return startJobs(database.url, () => handlers, pino({ level: 'silent' }));
  };
  const startAll = async () => {
    nodes = await Promise.all(Array.from({ length: NODES }, start));
  };
  const node = (n: number): Jobs => {
    const found = nodes[n % NODES];
    if (found === undefined) throw new Error('not started');
    return found;
  };
  beforeEach(async () => {
    database = await cloneTestDatabase(4);
    nodes = [];
    begun = [];
    work = async () => undefined;
  });
  afterEach(async () => {
    await Promise.all(nodes.map((one) => one.stop()));
    await database.drop();
  });

  it('do each job once', async () => {
    await startAll();
    for (let n = 0; n < 60; n += 1) {
      await node(n).enqueue(database.db, 'send-refund', { refundId: `${n}` });
      await node(n + 1).enqueue(database.db, 'send-order-sms', { orderId: `${n}`, news: 'placed', event: n });
    }
    await expect.poll(() => begun.filter(isQueued).length, WITHIN).toBe(120);
    const distinct = new Set(begun.filter(isQueued).map((one) => JSON.stringify(one)));
    expect(distinct.size).toBe(120);
  });

  it('run sequential jobs one at a time and in order across processes', async () => {
    let atOnce = 0;
    let most = 0;
    work = async (name) => {
      if (name !== 'send-order-sms') return;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((settle) => setImmediate(settle));
      for (const one of nodes) await one.enqueue(database.db, 'send-refund', { refundId: 'beside it' });
      atOnce -= 1;
    };
    await startAll();
    for (let n = 0; n < 20; n += 1) {
      await node(n).enqueue(database.db, 'send-order-sms', { orderId: 'one', news: 'placed', event: n });
    }
    const events = () =>
      begun.flatMap(({ name, data }) => (name === 'send-order-sms' && 'event' in data ? [data.event] : []));
    await expect.poll(() => events().length, WITHIN).toBe(20);
    expect(events()).toEqual(Array.from({ length: 20 }, (_, n) => n));
    expect(most).toBe(1);
  });

  it('run a scheduled job once, regardless of their number', async () => {
    // The first start creates the schedule; later ones tick.
    const first = await start();
    await first.stop();
    await database.db.execute(sql`update pgboss.version set cron_on = null`);
    await database.db.execute(sql`delete from pgboss.job`);
    begun = [];
    const from = await minuteNow();
    await startAll();
    for (const name of EACH_MINUTE) {
      await expect.poll(() => begun.filter((one) => one.name === name).length, WITHIN).toBeGreaterThan(0);
    }
    const minutes = (await minuteNow()) - from + 1;
    for (const name of EACH_MINUTE) {
      expect(begun.filter((one) => one.name === name).length, name).toBeLessThanOrEqual(minutes);
    }
  });

  it('keep a weekly job to one', async () => {
    await startAll();
    const mail = { id: 'm', to: 'a@example.in', subject: 's', text: 't', html: null, kind: 'backup-failed' };
    for (let n = 0; n < NODES; n += 1) {
      await node(n).enqueue(database.db, 'send-mail', mail as never, { onceAs: 'backup failed 2026-11-23' });
    }
    const { rows } = await database.db.execute(
      sql`select count(*)::int as queued from pgboss.job where name = 'send-mail'`,
    );
    expect(rows).toEqual([{ queued: 1 }]);
  });

  const isQueued = ({ name }: { name: JobName }) => name === 'send-refund' || name === 'send-order-sms';
  const minuteNow = async (): Promise<number> => {
    const { rows } = await database.db.execute<{ minute: number }>(
      sql`select floor(extract(epoch from now()) / 60)::int as minute`,
    );
    return rows[0]?.minute ?? 0;
  };
});
