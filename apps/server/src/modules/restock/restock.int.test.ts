import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { messagesTo, newEmail, testClock } from '../../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { restockRequests } from '../../db/schema/catalogue/restock.ts';
import { eraseExpiredData } from '../../flows/privacy/erase-expired-data.ts';
import { notifyOfRestock } from './notify-of-restock.ts';

const CAP = 'pooram-cap_V01';
const ASKED =
  'Almost there! If this address has not asked before, a mail with a link to confirm is on its way.';
const NOTED = 'We will write to you as soon as it is back.';

const clock = testClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: clock.now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(restockRequests);
  await variantWithStock(shop, CAP, 0);
});

const ask = (email: string, token?: string, variantId = CAP) =>
  shop.call('POST', '/restock-requests', {
    body: { variantId, email },
    ...(token === undefined ? {} : { token }),
  });
const follow = (path: 'confirm' | 'drop', token: string) =>
  shop.call('POST', `/restock-requests/${path}`, { body: { token } });
const requestsOf = (email: string) =>
  shop.db.select().from(restockRequests).where(eq(restockRequests.email, email));
const tokenMailedTo = (email: string) =>
  vi.waitFor(
    async () => {
      const [mail] = await messagesTo(shop, email);
      const token = /back-in-stock\?token=(\S+)/.exec(mail?.body ?? '')?.[1];
      if (token === undefined) throw new Error(`no link has come to ${email}`);
      return decodeURIComponent(token);
    },
    { timeout: 20_000, interval: 100 },
  );

async function mailsNow(email: string, subject: string): Promise<number> {
  // Mails are sent side by side: a later one may be first.
  const waiting = sql`select from pgboss.job where name = 'send-mail' and state < 'completed'`;
  await expect.poll(async () => (await shop.db.execute(waiting)).rowCount, { timeout: 20_000 }).toBe(0);
  return (await messagesTo(shop, email)).filter((mail) => mail.subject === subject).length;
}

async function provenShopper() {
  const shopper = await shop.newShopper();
  await shop.db.update(users).set({ emailVerified: true }).where(eq(users.id, shopper.userId));
  return shopper;
}

const BACK = 'Pooram Cap, Yellow is back';

describe('telling that something is back', () => {
  it('asks an unproven address to confirm first, and writes once when the stock returns', async () => {
    const email = newEmail();
    expect(await ask(` ${email.toUpperCase()} `)).toMatchObject({
      status: 202,
      body: { success: true, message: ASKED, confirmed: false },
    });
    await notifyOfRestock(shop.deps);
    const token = await tokenMailedTo(email);
    for (let clicks = 0; clicks < 2; clicks += 1) {
      expect(await follow('confirm', token)).toMatchObject({ status: 200, body: { message: NOTED } });
    }
    await notifyOfRestock(shop.deps);
    expect(await mailsNow(email, BACK)).toBe(0);

    // By SQL, unseen by the shop.
    await shop.db.update(productVariants).set({ stock: 3 }).where(eq(productVariants.id, CAP));
    await shop.deps.jobs.enqueue(shop.db, 'notify-restock', {});
    await notifyOfRestock(shop.deps);
    await expect.poll(() => requestsOf(email), { timeout: 20_000 }).toEqual([]);
    await variantWithStock(shop, CAP, 0);
    await variantWithStock(shop, CAP, 5);
    await notifyOfRestock(shop.deps);
    await variantWithStock(shop, CAP, 0);
    expect(await mailsNow(email, BACK)).toBe(1);
  });

  it('does not write to who never confirmed', async () => {
    const email = newEmail();
    await ask(email);
    await variantWithStock(shop, CAP, 3);
    await notifyOfRestock(shop.deps);
    await variantWithStock(shop, CAP, 0);
    expect(await mailsNow(email, BACK)).toBe(0);
    expect(await requestsOf(email)).toHaveLength(1);
  });

  it('takes the own proven address of a shopper at its word', async () => {
    const { token, email } = await provenShopper();
    expect(await ask(email, token)).toMatchObject({ status: 202, body: { message: NOTED, confirmed: true } });
    expect(await requestsOf(email)).toMatchObject([{ confirmedAt: clock.now() }]);
    const mine = await shop.call('GET', '/restock-requests', { token });
    expect(mine.body.requests).toMatchObject([
      { variantId: CAP, productId: 'pooram-cap', name: 'Pooram Cap, Yellow' },
    ]);
    for (let times = 0; times < 2; times += 1) {
      expect((await shop.call('DELETE', `/restock-requests/${CAP}`, { token })).status).toBe(200);
    }
    expect(await requestsOf(email)).toEqual([]);
  });

  it('asks for a link at an address that the shopper has not proven, or that is another', async () => {
    const [unproven, proven] = [await shop.newShopper(), await provenShopper()];
    const other = newEmail();
    expect((await ask(unproven.email, unproven.token)).body).toMatchObject({ confirmed: false });
    expect((await ask(other, proven.token)).body).toMatchObject({ confirmed: false });
    expect(await requestsOf(other)).toMatchObject([{ confirmedAt: null }]);
    // An unverified address reveals nothing.
    const seen = await shop.call('GET', '/restock-requests', { token: unproven.token });
    expect(seen.body.requests).toEqual([]);
  });

  it('keeps one request however often it is asked for, and mails no link once it counts', async () => {
    const email = newEmail();
    await Promise.all([ask(email), ask(email), ask(email)]);
    const [request] = await requestsOf(email);
    expect(await requestsOf(email)).toHaveLength(1);
    await follow('confirm', await tokenMailedTo(email));
    const links = (await messagesTo(shop, email)).length;
    expect(await ask(email)).toMatchObject({ status: 202, body: { message: ASKED } });
    await mailsNow(email, BACK);
    expect(await requestsOf(email)).toMatchObject([{ id: request?.id, confirmedAt: expect.any(Date) }]);
    expect(links).toBeLessThanOrEqual(3);
    expect((await messagesTo(shop, email)).length).toBe(3);
  });

  it('is dropped by the link of its mail, which then confirms nothing', async () => {
    const email = newEmail();
    await ask(email);
    const token = await tokenMailedTo(email);
    for (let clicks = 0; clicks < 2; clicks += 1) {
      expect(await follow('drop', token)).toMatchObject({
        status: 200,
        body: { message: 'Your request is deleted.' },
      });
    }
    expect(await requestsOf(email)).toEqual([]);
    expect(await follow('confirm', token)).toMatchObject({
      status: 404,
      body: { code: 'RESTOCK_LINK_INVALID' },
    });
    expect((await follow('drop', 'made.up')).status).toBe(404);
  });

  it('deletes requests unconfirmed for 7 days and those older than 180', async () => {
    const { token, email } = await provenShopper();
    const stranger = newEmail();
    await ask(email, token);
    await ask(stranger);
    clock.pass(8 * 86_400);
    expect((await follow('confirm', await tokenMailedTo(stranger))).status).toBe(404);
    await eraseExpiredData(shop.deps)();
    expect(await requestsOf(stranger)).toEqual([]);
    expect(await requestsOf(email)).toHaveLength(1);
    clock.pass(173 * 86_400);
    await eraseExpiredData(shop.deps)();
    expect(await requestsOf(email)).toEqual([]);
  });

  it('thanks robots and keeps nothing of them', async () => {
    const email = newEmail();
    const body = { variantId: CAP, email, website: 'http://spam.example' };
    expect(await shop.call('POST', '/restock-requests', { body })).toMatchObject({
      status: 202,
      body: { message: ASKED },
    });
    expect(await requestsOf(email)).toEqual([]);
  });

  it.each([
    [{ email: 'asha@example.in' }, 'variantId', 'Please choose what you are waiting for.'],
    [{ variantId: CAP }, 'email', 'Please enter an email address.'],
    [{ variantId: CAP, email: ' ' }, 'email', 'Please enter an email address.'],
    [{ variantId: CAP, email: 'asha@example' }, 'email', 'Please enter a valid email address.'],
  ])('refuses %j and names the field', async (body, field, message) => {
    expect(await shop.call('POST', '/restock-requests', { body })).toMatchObject({
      status: 400,
      body: { message, fields: [{ field, message }] },
    });
  });

  it('reports goods back in stock, and unknown goods', async () => {
    await variantWithStock(shop, CAP, 1);
    expect(await ask(newEmail())).toMatchObject({ status: 409, body: { code: 'IN_STOCK' } });
    expect(await ask(newEmail(), undefined, 'no-such-thing')).toMatchObject({
      status: 404,
      body: { code: 'PRODUCT_NOT_FOUND' },
    });
  });

  it('writes to an address at most ten times an hour', async () => {
    const strict = await openTestShop({ rateLimits: true });
    await variantWithStock(strict, CAP, 0);
    const email = newEmail();
    const askStrictly = () => strict.call('POST', '/restock-requests', { body: { variantId: CAP, email } });
    for (let tries = 0; tries < 10; tries += 1) expect((await askStrictly()).status).toBe(202);
    expect(await askStrictly()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    await strict.close();
  });
});
