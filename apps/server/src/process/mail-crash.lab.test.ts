import { signupForm } from '@ilaneer/testing/signup-form';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hold } from '../../testing/money/held-rows.ts';
import { type KillableShop, openKillableShop } from '../../testing/servers/killable-shop.ts';
import { outboxMessages } from '../db/schema/content/message.ts';

const WITHIN = { timeout: 45_000, interval: 50 };
const SHOPPERS = 12;

describe('a shop that is killed in the middle of its mail', { timeout: 120_000 }, () => {
  let shop: KillableShop;
  beforeAll(async () => {
    shop = await openKillableShop();
  });
  afterAll(() => shop.close());

  const recipients = async () => {
    const rows = await shop.connection().db.select({ to: outboxMessages.recipient }).from(outboxMessages);
    return rows.map(({ to }) => to).toSorted();
  };
  const jobStates = async () => {
    const { rows } = await shop
      .connection()
      .db.execute<{ state: string; count: number }>(
        sql`select state, count(*)::int as count from pgboss.job where name = 'send-link' group by state`,
      );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  };

  it('loses none of it and sends none twice', async () => {
    const held = await hold(shop.databaseUrl(), 'lock table outbox_messages in share mode');
    const emails: string[] = [];
    for (let n = 0; n < SHOPPERS; n += 1) {
      const form = signupForm();
      emails.push(form.email);
      const response = await fetch(`${shop.address()}/api/signup-with-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      });
      expect(response.status).toBe(201);
    }
    await held.untilReached();
    const before = await jobStates();
    expect(before).toMatchObject({ active: expect.any(Number), created: expect.any(Number) });
    await shop.kill();
    await held.discard();
    expect(await recipients()).toEqual([]);

    await shop.letTimePass();
    await shop.start();
    await expect.poll(recipients, WITHIN).toEqual(emails.toSorted());
    await expect.poll(jobStates, WITHIN).toEqual({ completed: SHOPPERS });
    expect(await recipients()).toEqual(emails.toSorted());
  });
});
