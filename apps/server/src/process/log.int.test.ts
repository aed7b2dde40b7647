import { signupForm } from '@ilaneer/testing/signup-form';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

describe('the log of a database error', () => {
  const lines: string[] = [];
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ logTo: { write: (line) => lines.push(line) } });
  });
  afterAll(() => shop.close());

  it('says what failed and where, and nothing of the person that it failed for', async () => {
    await shop.db.execute(sql`alter table users add constraint nobody check (name = 'x') not valid`);
    const form = signupForm();
    const answer = await shop.call('POST', '/signup-with-email', { body: form });
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });

    const failure = lines.find((line) => line.includes('request failed')) ?? '';
    expect(JSON.parse(failure)).toMatchObject({
      err: { message: 'a statement failed', cause: { code: '23514', constraint: 'nobody', table: 'users' } },
    });
    const log = lines.join('');
    for (const secret of [form.email, form.password, '$argon2', 'insert into', 'params']) {
      expect(log).not.toContain(secret);
    }
  });
});
