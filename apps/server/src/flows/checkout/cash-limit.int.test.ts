import { newAddress } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { putInStatus } from '../../../testing/shoppers/test-order.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';

// ₹285.00 before GST.
const PACK = 'tender-coconut-water-pack_V01';

describe('orders on delivery (CHECKOUT-26)', () => {
  let shop: TestShop;
  const productIds = new Map<string, string>();
  beforeAll(async () => {
    shop = await openTestShop();
    for (const id of [PACK]) productIds.set(id, (await variantWithStock(shop, id, 20_000)).productId);
  });
  afterAll(() => shop.close());

  const place = ({ token }: TestShopper, quantity: number, more: object = {}) =>
    shop.call('POST', '/single-product-place-order', {
      token,
      body: {
        productId: productIds.get(PACK),
        variantId: PACK,
        quantity,
        deliveryAddress: newAddress(),
        paymentMethod: 'cod',
        ...more,
      },
    });
  const proveMobile = (shopper: TestShopper, mobile: string) =>
    shop.db.update(users).set({ mobile }).where(eq(users.id, shopper.userId));

  it('are bounded over all that are open, also when many come at once', async () => {
    const shopper = await shop.newShopper();
    const before = (await stockOf(shop, PACK)) ?? 0;
    const answers = await Promise.all(Array.from({ length: 4 }, () => place(shopper, 10)));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(2);
    expect(await stockOf(shop, PACK)).toBe(before - 20);
    expect(answers.find(({ status }) => status !== 201)?.body).toMatchObject({
      code: 'CASH_LIMIT',
      message:
        'Cash on Delivery is for up to ₹10,000.00 and 100 items while your mobile number is not confirmed. This order comes to ₹3,363.00 and 10 items, and your open orders on delivery to ₹6,726.00 and 20 items. Please confirm your mobile number to order up to ₹50,000.00 and 500 items, or pay online.',
      data: {
        held: { cash: 6726, units: 20 },
        most: { cash: 10_000, units: 100 },
        ifProven: { cash: 50_000, units: 500 },
      },
    });
  });

  it('make room again with each that is delivered or cancelled', async () => {
    const shopper = await shop.newShopper();
    const first = String((await place(shopper, 20)).body.orderId);
    expect((await place(shopper, 20)).status).toBe(409);
    await shop.call('POST', `/orders/${first}/cancel`, { token: shopper.token });
    const second = String((await place(shopper, 20)).body.orderId);
    expect((await place(shopper, 20)).status).toBe(409);
    await putInStatus(shop, second, 'delivered');
    expect((await place(shopper, 20)).status).toBe(201);
  });

  it('are limited for an unverified number, over all accounts, also concurrently', async () => {
    const deliveryAddress = newAddress();
    const accounts = await Promise.all(Array.from({ length: 4 }, () => shop.newShopper()));
    const answers = await Promise.all(accounts.map((shopper) => place(shopper, 10, { deliveryAddress })));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.body).toMatchObject({
      code: 'CASH_LIMIT',
      message:
        'Cash on Delivery is for up to ₹10,000.00 and 100 items while your mobile number is not confirmed. This order comes to ₹3,363.00 and 10 items. Other open orders go to the same number. Please confirm your mobile number to order up to ₹50,000.00 and 500 items, or pay online.',
      data: { held: { cash: 0, units: 0 }, ifProven: { cash: 50_000, units: 500 } },
    });
    // Other people's orders to the number don't count.
    const owner = await shop.newShopper();
    await proveMobile(owner, deliveryAddress.phone);
    expect((await place(owner, 20, { deliveryAddress })).status).toBe(201);
  });

  it('may be more of an account with a proven mobile number; a proven email address is not enough', async () => {
    const shopper = await newProvenShopper(shop);
    expect((await place(shopper, 50)).body.code).toBe('CASH_LIMIT');
    await proveMobile(shopper, '9876500001');
    expect((await place(shopper, 50)).status).toBe(201);
    expect((await place(shopper, 50)).status).toBe(201);
    const refused = await place(shopper, 50);
    expect(refused.body).toMatchObject({ code: 'CASH_LIMIT', data: { ifProven: null } });
    expect(refused.body.message).toMatch(/Please order less, or pay online\.$/);
    expect((await place(shopper, 50, { paymentMethod: 'online' })).status).toBe(201);
  });

  it('never recommend what would be refused too', async () => {
    const shopper = await shop.newShopper();
    for (const _ of [1, 2, 3]) await place(shopper, 1, { paymentMethod: 'online' });
    expect((await place(shopper, 50)).body.message).toMatch(
      /Please confirm your mobile number[^.]*\.00 and 500 items\.$/,
    );
    expect((await place(shopper, 50, { paymentMethod: 'online' })).body.message).toContain(
      'Please pay or cancel one of them first. With',
    );
  });

  it('count the cash to collect: a gift card or a smaller order makes room', async () => {
    const shopper = await shop.newShopper();
    const room = () => shop.call('GET', '/cash-on-delivery', { token: shopper.token });
    expect((await room()).body).toMatchObject({
      held: { cash: 0, units: 0 },
      most: { cash: 10_000, units: 100 },
      ifProven: { cash: 50_000, units: 500 },
      confirmFrom: null,
    });
    await place(shopper, 29);
    expect((await room()).body).toMatchObject({ held: { cash: 9752.7, units: 29 } });
    await proveMobile(shopper, '9876500002');
    expect((await room()).body).toMatchObject({ most: { cash: 50_000, units: 500 }, ifProven: null });
  });
});
