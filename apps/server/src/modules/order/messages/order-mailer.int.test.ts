import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../../testing/shoppers/test-order.ts';
import { messagesTo, newEmail } from '../../../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../../testing/test-shop.ts';
import { users } from '../../../db/schema/account/account.ts';

const WITHIN = { timeout: 30_000, interval: 50 };
const ORDERS_A_DAY = 5;

describe('mails about orders', () => {
  let shop: TestShop;
  let logged = '';
  beforeAll(async () => {
    const logTo = {
      write: (line: string) => {
        logged += line;
      },
    };
    shop = await openTestShop({ logTo });
  });
  afterAll(() => shop.close());

  const order = async (shopper: TestShopper, email: string | null, more: object = {}) => {
    const item = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 50);
    const deliveryAddress = { ...addressForm(), ...more, ...(email !== null && { email }) };
    return placeTestOrder(shop, shopper, [{ ...item, quantity: 1 }], { deliveryAddress });
  };
  const heldBack = () => logged.split('too many to an unproven address').length - 1;
  const countTo = async (email: string) =>
    (await messagesTo(shop, email)).filter(({ subject }) => subject.includes('order')).length;

  it('go to an unproven address for a few orders a day, across accounts', async () => {
    const victim = newEmail();
    const [one, other] = [await shop.newShopper(), await shop.newShopper()];
    for (let n = 0; n < ORDERS_A_DAY; n += 1) await order(n % 2 === 0 ? one : other, victim);
    await expect.poll(() => countTo(victim), WITHIN).toBe(ORDERS_A_DAY);
    const before = heldBack();
    const sixth = await order(other, victim.toUpperCase());
    await expect.poll(heldBack, WITHIN).toBe(before + 1);
    // Later mails of the order are held back too.
    await shop.call('POST', `/orders/${sixth}/cancel`, { token: other.token, body: {} });
    await expect.poll(heldBack, WITHIN).toBe(before + 2);
    expect(await countTo(victim)).toBe(ORDERS_A_DAY);
  });

  it('go to a proven address, however many there are', async () => {
    const shopper = await shop.newShopper();
    await shop.db.update(users).set({ emailVerified: true }).where(eq(users.id, shopper.userId));
    for (let n = 0; n <= ORDERS_A_DAY; n += 1) await order(shopper, null);
    await expect.poll(() => countTo(shopper.email), WITHIN).toBe(ORDERS_A_DAY + 1);
  });

  it('carry no link that the orderer typed', async () => {
    const victim = newEmail();
    const fullName = '<b>Evil</b> http://evil.example';
    await order(await shop.newShopper(), victim, { fullName, addressLine1: 'See www.evil.example/now' });
    await expect.poll(() => countTo(victim), WITHIN).toBe(1);
    const [mail] = await messagesTo(shop, victim);
    for (const text of [mail?.body, mail?.html]) {
      expect(text).toContain('Dear bEvil/b http evil. example,');
      expect(text).not.toContain('evil.example');
    }
  });

  it.each(['x1<victim@site.example>', 'a;b@c.example', 'nobody'])(
    'go to no such address: %s',
    async (email) => {
      await expect(order(await shop.newShopper(), email)).rejects.toThrow(
        'Please enter a valid email address',
      );
    },
  );
});
