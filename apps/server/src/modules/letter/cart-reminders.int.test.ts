import { and, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { cartLines } from '../../db/schema/cart/cart.ts';
import { products, productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { outboxMessages } from '../../db/schema/content/message.ts';
import { orders } from '../../db/schema/order/order.ts';
import { settings } from '../../db/schema/staff/setting.ts';
import { listConsents } from '../consent/consent.ts';
import { remindOfCarts } from './letter.ts';

const HOUR_MS = 3_600_000;

describe('the reminder of a forgotten cart', () => {
  let shop: TestShop;
  let variantIds: string[];
  beforeAll(async () => {
    shop = await openTestShop();
    const rows = await shop.db
      .select({ id: productVariants.id })
      .from(productVariants)
      .innerJoin(products, and(eq(products.id, productVariants.productId), products.active))
      .where(and(gt(productVariants.stock, 20), productVariants.active))
      .limit(2);
    variantIds = rows.map(({ id }) => id);
  });
  afterAll(() => shop.close());

  let names = 0;
  const buyer = async (agrees: boolean) => {
    const shopper = await shop.newShopper();
    names += 1;
    const email = `cart.${names}@letters.example`;
    await shop.db.update(users).set({ email, emailVerified: true }).where(eq(users.id, shopper.userId));
    if (agrees) {
      const granted = await shop.call('PUT', '/account/consents/emails', {
        token: shopper.token,
        body: { granted: true },
      });
      expect(granted.status).toBe(200);
    }
    return { ...shopper, email };
  };
  const fill = async (userId: string, hoursAgo: number, which = 0) => {
    const at = new Date(shop.deps.now().getTime() - hoursAgo * HOUR_MS);
    await shop.db
      .insert(cartLines)
      .values({ userId, variantId: variantIds[which] ?? '', quantity: 1, createdAt: at, updatedAt: at });
  };
  const mailsTo = async (email: string) => {
    await remindOfCarts(shop.deps);
    // Queued later, so that earlier mails have arrived.
    const mails = () =>
      shop.db.execute<{ count: number }>(
        sql`select count(*)::int as count from pgboss.job where name = 'send-mail' and state < 'completed'`,
      );
    await expect.poll(async () => (await mails()).rows[0]?.count, { timeout: 20_000 }).toBe(0);
    return shop.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email));
  };
  const setHours = async (cartReminderHours: number | null) => {
    const at = shop.deps.now();
    const value = { cartReminderHours };
    await shop.db
      .insert(settings)
      .values({ key: 'letters', value, createdAt: at, updatedAt: at })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
  };

  it('is off by default; then comes once, with consent only, and never after an order (NEWSLETTER-14)', async () => {
    const agreed = await buyer(true);
    const silent = await buyer(false);
    const recent = await buyer(true);
    const old = await buyer(true);
    await fill(agreed.userId, 30);
    await fill(silent.userId, 30);
    await fill(recent.userId, 2);
    await fill(old.userId, 24 * 30);
    expect(await mailsTo(agreed.email)).toEqual([]);
    await setHours(24);
    const [mail, ...more] = await mailsTo(agreed.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Your cart at Ilaneer', body: expect.stringContaining('/#/cart') });
    for (const { email } of [silent, recent, old]) expect(await mailsTo(email)).toEqual([]);
    // More goods in the same cart.
    await fill(agreed.userId, 25, 1);
    expect(await mailsTo(agreed.email)).toHaveLength(1);

    const token = /unsubscribe\?token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    for (let clicks = 0; clicks < 2; clicks += 1) {
      const left = await shop.call('POST', '/newsletter/unsubscribe', { body: { token } });
      expect(left.status).toBe(200);
    }
    // NEWSLETTER-15
    const history = (await listConsents(shop.db, agreed.userId)).filter(
      ({ purpose }) => purpose === 'emails',
    );
    expect(history.map(({ given, place }) => [given, place])).toEqual([
      [false, 'mail'],
      [true, 'account'],
    ]);
  });

  it('is not sent after an order since the cart began (NEWSLETTER-14)', async () => {
    await setHours(24);
    const shopper = await buyer(true);
    const [item] = await shop.db
      .select({ productId: productVariants.productId, variantId: productVariants.id })
      .from(productVariants)
      .where(eq(productVariants.id, variantIds[1] ?? ''));
    if (item === undefined) throw new Error('the sample has no variant');
    await placeTestOrder(shop, shopper, [{ ...item, quantity: 1 }]);
    // As after Buy Now, which leaves the cart.
    await fill(shopper.userId, 30);
    const mails = await mailsTo(shopper.email);
    expect(mails.map(({ subject }) => subject)).not.toContain('Your cart at Ilaneer');
    await shop.db
      .update(orders)
      .set({ createdAt: new Date(0) })
      .where(eq(orders.userId, shopper.userId));
    const later = await mailsTo(shopper.email);
    expect(later.map(({ subject }) => subject)).toContain('Your cart at Ilaneer');
  });
});
