import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cloneTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { catalogueCache } from './catalogue-cache.ts';

describe('a change of stock in other processes', () => {
  let database: TestDatabase;
  let other: pg.Client;
  let heard = 0;
  beforeAll(async () => {
    database = await cloneTestDatabase();
    other = new pg.Client({ connectionString: database.url });
    other.on('notification', () => {
      heard += 1;
    });
    await other.connect();
    await other.query('listen catalogue_changed');
  });
  afterAll(async () => {
    await other.end();
    await database.drop();
  });
  beforeEach(() => {
    heard = 0;
  });
  const open = (db: TestDatabase['db'], renewAtMostEveryMs: number) =>
    catalogueCache({
      db,
      renewAtMostEveryMs,
      now: () => new Date(),
      hsnRates: () => null,
      log: pino({ level: 'silent' }),
    });

  it('is told once the database is back when it was away', async () => {
    let failures = 0;
    const away: TestDatabase['db'] = Object.create(database.db, {
      execute: {
        value: (...asked: Parameters<TestDatabase['db']['execute']>) => {
          failures += 1;
          if (failures < 2) return Promise.reject(new Error('the database is away'));
          return database.db.execute(...asked);
        },
      },
    });
    const cache = open(away, 1);
    cache.stockChanged();
    await expect.poll(() => heard, { timeout: 20_000 }).toBe(1);
    await cache.close();
  });

  it('is told before the process ends, and once', async () => {
    const cache = open(database.db, 3_600_000);
    cache.stockChanged();
    cache.stockChanged();
    await cache.close();
    await expect.poll(() => heard, { timeout: 20_000 }).toBe(1);
  });

  it('is not told again by a process that ends when there is nothing to tell', async () => {
    await open(database.db, 3_600_000).close();
    // A marker behind all earlier notifications.
    await database.db.$client.query(`select pg_notify('catalogue_changed', '')`);
    await expect.poll(() => heard, { timeout: 20_000 }).toBe(1);
  });
});
