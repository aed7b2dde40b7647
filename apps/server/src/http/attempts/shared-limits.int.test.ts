import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_KEYS } from '../../../testing/test-secret.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { connect } from '../../db/connect.ts';
import { sharedCounter } from './attempt-counter.ts';
import { forgetPastWindows } from './attempt-counts-repository.ts';

const WINDOW = { ms: 60_000, max: 10 };

describe('limits over several processes (SECURITY-4)', () => {
  let shop: TestShop;
  let other: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ rateLimits: true });
    const connection = connect(shop.url, () => undefined, 4);
    other = await openTestShop({
      rateLimits: true,
      database: { ...connection, url: shop.url, drop: connection.close },
    });
  });
  afterAll(async () => {
    await other.close();
    await shop.close();
  });

  const counterOf = ({ db }: Pick<TestShop, 'db'>, told: unknown[] = []) =>
    sharedCounter({ db, keys: TEST_KEYS, log: { warn: (line: unknown) => told.push(line) } });

  it('hold for a client that switches between them', async () => {
    const guess = (process: TestShop) =>
      process.call('POST', '/login-user', { body: { email: 'a@mail.example', password: 'not-the-one' } });
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) {
      statuses.push((await guess(tries % 2 === 0 ? shop : other)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('count attempts that come at once in all of them, each once', async () => {
    const counters = [counterOf(shop), counterOf(other), counterOf(shop), counterOf(other)];
    const counts = await Promise.all(
      Array.from({ length: 40 }, (_, n) => counters[n % 4]?.(`at once`, WINDOW)),
    );
    const allowed = counts.filter((counted) => counted !== undefined && counted.count <= WINDOW.max);
    expect(allowed).toHaveLength(WINDOW.max);
  });

  it('are counted ahead where many are allowed, and never pass more than that', async () => {
    const counters = [counterOf(shop), counterOf(other)];
    const window = { ms: 60_000, max: 240 };
    let allowed = 0;
    for (let tries = 0; tries < 600; tries += 1) {
      const counted = await counters[tries % 2]?.('a search', window);
      if (counted !== undefined && counted.count <= window.max) allowed += 1;
    }
    expect(allowed).toBe(window.max);
    const { rows } = await shop.db.$client.query('select max(attempts) as most from attempt_counts');
    expect(rows[0].most).toBeLessThanOrEqual(260);
  });

  it('restart with the next window, and past windows are deleted', async () => {
    const count = counterOf(shop);
    const short = { ms: 1, max: 1 };
    for (let tries = 0; tries < 3; tries += 1) {
      await shop.db.execute(sql`update attempt_counts set ends_at = clock_timestamp() - interval '1 second'`);
      expect((await count('short', short)).count).toBe(1);
      await shop.db.execute(sql`select pg_sleep(0.002)`);
    }
    await shop.db.execute(sql`update attempt_counts set ends_at = clock_timestamp() - interval '1 second'`);
    await forgetPastWindows(shop.db);
    expect(await shop.db.$client.query('select * from attempt_counts')).toMatchObject({ rows: [] });
  });

  it('are counted by each process while the database does not answer, which it says once', async () => {
    const told: unknown[] = [];
    const broken = new Proxy(shop.db, {
      get: () => {
        throw new Error('the database is away');
      },
    });
    const count = counterOf({ db: broken }, told);
    const counts = [];
    for (let tries = 0; tries < 12; tries += 1) counts.push((await count('away', WINDOW)).count);
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11]);
    expect(told).toHaveLength(1);
  });

  it('store no addresses in the database', async () => {
    await shop.call('POST', '/login-user', { body: { email: 'asha@mail.example', password: 'not-the-one' } });
    const { rows } = await shop.db.$client.query('select key from attempt_counts');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  });
});
