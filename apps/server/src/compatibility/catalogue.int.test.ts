import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

describe('the catalogue of clients in the wild', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('has the exclusive collection under a call of its own', async () => {
    const all = (await shop.call('GET', '/getAllProducts')).body.products as {
      id: string;
      exclusive: boolean;
    }[];
    const expected = all.filter(({ exclusive }) => exclusive).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    const { status, body } = await shop.call('GET', '/get-exclusive-Products');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      total: expected.length,
      timestamp: expect.any(String),
      products: expected.map((id) => ({ id, exclusive: true, variantCombinations: expect.any(Array) })),
    });
  });

  it('lists delivery charges in bands that match the charge of a cart', async () => {
    const { status, body } = await shop.call('GET', '/get-shipping-rates');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, total: 2, codCharge: 0 });
    const rates = body.shippingRates as { minPrice: number; maxPrice: number | null; price: number }[];
    const { token } = await shop.newShopper();
    const product = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V01' };
    for (const quantity of [1, 2]) {
      await shop.call('POST', '/add-to-cart', { token, body: { ...product, quantity: 1 } });
      const cart = await shop.call('GET', '/get-cart', { token });
      const summary = cart.body.summary as { subtotal: number; delivery: number; totalItems: number };
      expect(summary.totalItems).toBe(quantity);
      const fitting = rates.filter(
        ({ minPrice, maxPrice }) =>
          minPrice <= summary.subtotal && (maxPrice === null || summary.subtotal <= maxPrice),
      );
      expect(fitting.map(({ price }) => price)).toEqual([summary.delivery]);
    }
    expect(rates).toEqual([
      expect.objectContaining({ isFree: false, isActive: true, minPrice: 0, maxPrice: 499.99, price: 40 }),
      expect.objectContaining({ isFree: true, isActive: true, minPrice: 500, maxPrice: null, price: 0 }),
    ]);
  });

  it('takes a blank parent category for none, and a limit beyond the largest page for the largest', async () => {
    const { body: plain } = await shop.call('GET', '/get-categories');
    expect(plain.categories).not.toHaveLength(0);
    expect((await shop.call('GET', '/get-categories?parentCategory=&search=')).body).toEqual(plain);
    const { status, body } = await shop.call('GET', '/get-categories?limit=1000');
    expect(status).toBe(200);
    expect(body).toMatchObject({ categories: plain.categories, pagination: { itemsPerPage: 100 } });
  });
});
