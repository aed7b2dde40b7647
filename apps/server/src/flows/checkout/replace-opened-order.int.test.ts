import { newAddress } from '@ilaneer/testing/address-form';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stockOf, type VariantInShop, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const TOTAL = 376.3;
const STOCK = 1_000;

describe('an order that takes the place of an opened one', () => {
  let shop: TestShop;
  let pack: VariantInShop;
  let token: string;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', STOCK);
    token = await shopperWith(pack);
  });
  afterAll(() => shop.close());

  const shopperWith = async (...items: VariantInShop[]) => {
    const shopper = await shop.newShopper();
    const who = { token: shopper.token };
    await shop.call('POST', '/add-address', { ...who, body: newAddress() });
    for (const item of items) {
      await shop.call('POST', '/add-to-cart', { ...who, body: { ...item, quantity: 1 } });
    }
    return shopper.token;
  };
  const open = (amount: number, who = token) =>
    shop.call('POST', '/create-order', { token: who, body: { amount, currency: 'INR' } });
  const payOnDelivery = (items: VariantInShop[], more: object = {}, who = token) =>
    shop.call('POST', '/place-order', {
      token: who,
      body: {
        items: items.map(({ productId, variantId }) => ({ productId, variantId, quantity: 1 })),
        deliveryAddress: newAddress(),
        paymentMethod: 'cod',
        ...more,
      },
    });
  const orders = async () => (await shop.call('GET', '/orders', { token })).body.orders;

  it('leaves that one as it was when it is refused', async () => {
    const { body: opened } = await open(TOTAL);
    expect(await open(300)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    expect(await payOnDelivery([pack], { total: 300 })).toMatchObject({ status: 409 });
    expect(await orders()).toMatchObject([{ id: opened.shopOrderId, status: 'pending' }]);
    expect(await stockOf(shop, pack.variantId)).toBe(STOCK - 1);
    const { body: again } = await open(TOTAL);
    expect(again).toMatchObject({ orderId: opened.orderId, shopOrderId: opened.shopOrderId });
  });

  it('has the units that the other held, also the last one', async () => {
    await variantWithStock(shop, pack.variantId, 1);
    const { body: opened } = await open(TOTAL);
    expect(await stockOf(shop, pack.variantId)).toBe(0);
    expect(await payOnDelivery([pack])).toMatchObject({ status: 201 });
    expect(await stockOf(shop, pack.variantId)).toBe(0);
    expect(await orders()).toMatchObject([
      { status: 'placed' },
      { id: opened.shopOrderId, status: 'cancelled' },
    ]);
  });

  it('never waits for another for ever, however many there are at once', async () => {
    const other = await variantWithStock(shop, 'tender-coconut-water-pack_V02', STOCK);
    const shoppers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const who = await shopperWith(...(index % 2 === 0 ? [pack, other] : [other, pack]));
        const { body } = await shop.call('GET', '/get-cart', { token: who });
        const { total } = body.summary as { total: number };
        if (index % 3 !== 0) expect((await open(total, who)).status).toBe(200);
        return who;
      }),
    );
    const placed = await Promise.all(shoppers.map((who) => payOnDelivery([pack, other], {}, who)));
    expect(placed.map(({ status }) => status)).toEqual(shoppers.map(() => 201));
    expect(await stockOf(shop, pack.variantId)).toBe(STOCK - shoppers.length);
    expect(await stockOf(shop, other.variantId)).toBe(STOCK - shoppers.length);
  });
});
