import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';

const [ONE, OTHER, GONE] = [1, 2, 3].map((number) => `tender-coconut-water-pack_V0${number}`);

describe('buying again', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let order: string;
  const stock = (variantId = '', units = 0) => variantWithStock(shop, variantId, units);
  beforeAll(async () => {
    shop = await openTestShop();
    shopper = await shop.newShopper();
    const [one, other, gone] = [await stock(ONE, 100), await stock(OTHER, 100), await stock(GONE, 100)];
    order = await placeTestOrder(shop, shopper, [
      { ...one, quantity: 4 },
      { ...other, quantity: 5 },
      { ...gone, quantity: 1 },
    ]);
  });
  afterAll(() => shop.close());

  const again = (token = shopper.token, id = order) =>
    shop.call('POST', `/orders/${id}/buy-again`, { token });
  const quantities = (body: Record<string, unknown>) =>
    Object.fromEntries(
      (body.cart as { variantId: string; quantity: number }[]).map((line) => [line.variantId, line.quantity]),
    );

  it('adds the available units to the cart, and lists the missing ones', async () => {
    await stock(ONE, 100);
    await stock(OTHER, 3);
    await shop.db
      .update(productVariants)
      .set({ active: false })
      .where(eq(productVariants.id, GONE ?? ''));
    await shop.call('POST', '/add-to-cart', {
      token: shopper.token,
      body: { ...(await stock(ONE, 100)), quantity: 2 },
    });
    const { status, body } = await again();
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: 'Added to your cart again', cartItemCount: 2 });
    expect(quantities(body)).toEqual({ [`${ONE}`]: 6, [`${OTHER}`]: 3 });
    expect(body.added).toMatchObject([
      { variantId: ONE, requested: 4, added: 4 },
      { variantId: OTHER, requested: 5, added: 3 },
    ]);
    expect(body.missing).toMatchObject([
      { variantId: OTHER, requested: 5, added: 3 },
      { variantId: GONE, requested: 1, added: 0 },
    ]);
    const cart = await shop.call('GET', '/get-cart', { token: shopper.token });
    expect(cart.body.summary).toEqual(body.summary);
  });

  it('never fills a line over 50, and adds nothing twice over the stock', async () => {
    await stock(ONE, 100);
    for (let times = 0; times < 14; times += 1) await again();
    const { body } = await again();
    expect(quantities(body)).toEqual({ [`${ONE}`]: 50, [`${OTHER}`]: 3 });
    expect(body).toMatchObject({ message: 'Nothing of this order is available now', added: [] });
  });

  it('adds up when it is asked for many times at once', async () => {
    const { token } = shopper;
    await shop.call('POST', '/clear-cart', { token });
    await stock(OTHER, 100);
    await Promise.all(Array.from({ length: 5 }, () => again()));
    const { body } = await shop.call('GET', '/get-cart', { token });
    expect(quantities(body)).toEqual({ [`${ONE}`]: 20, [`${OTHER}`]: 25 });
  });

  it("is for one's own orders only", async () => {
    const stranger = await shop.newShopper();
    for (const answer of [await again(stranger.token), await again(shopper.token, 'no-order')]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } });
    }
  });
});
