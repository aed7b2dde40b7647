import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewableOrder, sendReview } from '../../../testing/shoppers/reviewed-order.ts';
import { putInStatus } from '../../../testing/shoppers/test-order.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { askForReviews } from './ask-for-reviews.ts';

const DAY = 86_400_000;

describe('the mail that asks for reviews (REVIEW-6)', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  async function delivered(daysAgo: number, emailVerified = true) {
    const order = await reviewableOrder(shop);
    await shop.db.update(users).set({ emailVerified }).where(eq(users.id, order.buyer.userId));
    await putInStatus(shop, order.orderId, 'delivered', new Date(Date.now() - daysAgo * DAY));
    return order;
  }

  async function mailsTo(email: string): Promise<string[]> {
    const { rows } = await shop.db.$client.query<{ text: string }>(
      `select data ->> 'text' as text from pgboss.job
       where name = 'send-mail' and data ->> 'kind' = 'review-request' and data ->> 'to' = $1`,
      [email],
    );
    return rows.map(({ text }) => text);
  }

  it('goes out once for an order, with the link, though two processes ask and days pass', async () => {
    const { buyer, link } = await delivered(8);
    await Promise.all([askForReviews(shop.deps), askForReviews(shop.deps)]);
    await askForReviews(shop.deps);
    const mails = await mailsTo(buyer.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`/#/review/${link}`);
  });

  it('is not sent too early or late, to unproven addresses, after a review, or to deleted accounts', async () => {
    const early = await delivered(6);
    const late = await delivered(22);
    const unproven = await delivered(8, false);
    const done = await delivered(8);
    await sendReview(shop, done.link);
    const gone = await delivered(8);
    await shop.call('POST', '/delete-account', {
      token: gone.buyer.token,
      body: { password: 'karikku-2026' },
    });
    await askForReviews(shop.deps);
    for (const { buyer } of [early, late, unproven, done, gone])
      expect(await mailsTo(buyer.email)).toEqual([]);
  });
});
