import { signupForm } from '@ilaneer/testing/signup-form';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DistantDatabase, distantTestDatabase } from '../../../testing/servers/database-behind-proxy.ts';
import { cloneTestDatabase } from '../../../testing/test-database.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { watchReadiness, writeSomething } from './readiness.ts';

const PATIENT = { timeout: 30_000, interval: 50 };

describe('a shop whose database is out of reach (HTTP-14, HTTP-15)', () => {
  let database: DistantDatabase;
  let shop: TestShop;
  beforeEach(async () => {
    database = await distantTestDatabase();
    shop = await openTestShop({ database });
  });
  afterEach(() => shop.close());

  const readiness = async () => (await shop.app.inject('/health/ready')).statusCode;

  it('reports unready and the unavailable functions, and recovers by itself', async () => {
    const shopper = await shop.newShopper();
    expect(await readiness()).toBe(200);
    expect((await shop.call('GET', '/home-banners')).status).toBe(200);
    await database.proxy.refuse();
    expect(await readiness()).toBe(503);
    expect(await shop.call('POST', '/signup-with-email', { body: signupForm() })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
      body: {
        success: false,
        code: 'UNAVAILABLE',
        message: 'The shop cannot reach its records at the moment. Please try again in a minute.',
      },
    });
    // From memory.
    expect((await shop.call('GET', '/home-banners')).status).toBe(200);
    expect((await shop.app.inject('/health/live')).statusCode).toBe(200);

    await database.proxy.accept();
    await expect.poll(readiness, PATIENT).toBe(200);
    expect((await shop.call('GET', '/orders', { token: shopper.token })).status).toBe(200);
  });

  it('reports it within moments even when the network fails silently', async () => {
    expect(await readiness()).toBe(200);
    database.proxy.cut();
    expect(await readiness()).toBe(503);
    database.proxy.mend();
    await expect.poll(readiness, PATIENT).toBe(200);
  });

  it('is not ready while its server only reads', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await database.direct.db.execute(
      sql.raw(`alter database ${name} set default_transaction_read_only = on`),
    );
    await database.direct.db.execute(sql.raw('set default_transaction_read_only = off'));
    await database.proxy.refuse();
    await database.proxy.accept();
    await expect.poll(readiness, PATIENT).toBe(503);
    await database.direct.db.execute(sql.raw(`alter database ${name} reset default_transaction_read_only`));
    await expect.poll(readiness, PATIENT).toBe(200);
  });
});

describe('a disk that is full (HTTP-15)', () => {
  it('leaves the shop not ready until something can be written again', async () => {
    const database = await cloneTestDatabase(1);
    const full = Object.assign(new Error('could not extend file'), { code: '53100' });
    const written: string[] = [];
    let isFull = true;
    const { check, notice } = watchReadiness(database.db, async (db) => {
      written.push('something');
      if (isFull) throw full;
      await writeSomething(db);
    });
    await check();
    expect(written).toEqual([]);
    notice(new Error('Failed query', { cause: full }));
    await expect(check()).rejects.toThrow('could not extend');
    await expect(check()).rejects.toThrow('could not extend');
    isFull = false;
    await check();
    await check();
    // Probes stop after recovery.
    expect(written).toHaveLength(3);
    await database.drop();
  });
});
