import { getAllProducts } from '@ilaneer/contract/catalogue/catalogue';
import { getProductCards, ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import { Clean, Clone, Parse } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

describe('product cards', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('come as the contract says, and in a small shop all at once', async () => {
    const { body } = await shop.call('GET', '/product-cards');
    const reply = Parse(getProductCards.reply, body);
    expect(Clean(getProductCards.reply, Clone(body))).toEqual(body);
    expect(reply).toMatchObject({ total: reply.cards.length, cursor: null });
  });

  it('say of every product what the whole of it says', async () => {
    const { products } = Parse(getAllProducts.reply, (await shop.call('GET', '/getAllProducts')).body);
    const { cards } = Parse(getProductCards.reply, (await shop.call('GET', '/product-cards')).body);
    // Only imported goods have it (CATALOGUE-40).
    const whole = products.map(({ countryOfOrigin: _, ...product }) =>
      Clean(ProductCardView, Clone(product)),
    );
    expect(cards).toEqual(whole);
  });

  it('are small enough for the first paint of a list', async () => {
    const { headers } = await shop.call('GET', '/product-cards', { headers: { 'accept-encoding': 'br' } });
    expect(Number(headers['content-length'])).toBeLessThan(12_000);
  });
});
