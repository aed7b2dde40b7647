import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newEmail } from '../../../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { connect } from '../../../db/connect.ts';
import { forgotPassword } from './forgot-password.ts';

describe('asking for a new password', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const countJobs = async () => {
    const { rows } = await shop.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job where name = 'send-reset-link'`,
    );
    return rows[0]?.count;
  };

  it('queues nothing for addresses without an account', async () => {
    for (let n = 0; n < 60; n += 1) {
      await shop.call('POST', '/forgot-password', { body: { email: newEmail() } });
    }
    expect(await countJobs()).toBe(0);
    const { email } = await shop.newShopper();
    await shop.call('POST', '/forgot-password', { body: { email } });
    expect(await countJobs()).toBe(1);
  });

  it('does the same work whether there is an account or not', async () => {
    const { db, pool, close } = connect(shop.url, () => undefined, 1);
    onTestFinished(close);
    const client = await pool.connect();
    const texts: string[] = [];
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (...args: Parameters<typeof query>) => {
        const [first] = args;
        const named: unknown = first;
        const isNamed = typeof named === 'object' && named !== null && 'text' in named;
        texts.push(String(isNamed ? named.text : named));
        return query(...args);
      },
    });
    client.release();
    const statements = async (email: string) => {
      texts.length = 0;
      await forgotPassword({ ...shop.deps, db }, email);
      return texts.map((text) => text.replace(/^(?:release|rollback to) savepoint/, 'end of savepoint'));
    };
    const { email } = await shop.newShopper();
    await statements(newEmail());
    const unknown = await statements(newEmail());
    expect(unknown.length).toBeGreaterThan(4);
    expect(await statements(email)).toEqual(unknown);
  });
});
