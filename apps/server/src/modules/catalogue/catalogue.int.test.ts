import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { listen } from '../../db/announcements.ts';
import { products } from '../../db/schema/catalogue/catalogue.ts';

describe('the catalogue', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('has at least 30 products and 90 variants, in all three availabilities', async () => {
    const { body } = await shop.call('GET', '/getAllProducts');
    const all = Array.isArray(body.products) ? body.products : [];
    expect(all.length).toBeGreaterThanOrEqual(30);
    const variants = all.flatMap((product) => product.variantCombinations);
    expect(variants.length).toBeGreaterThanOrEqual(90);
    expect(new Set(variants.map(({ availability }) => availability))).toEqual(
      new Set(['In stock', 'Low stock', 'Out of stock']),
    );
  });

  it('is sent as bytes with an ETag, compressed as the client likes, and 304 when it has them', async () => {
    for (const encoding of ['br', 'gzip']) {
      const first = await shop.call('GET', '/getAllProducts', { headers: { 'accept-encoding': encoding } });
      expect(first.headers).toMatchObject({ 'content-encoding': encoding, 'cache-control': 'no-cache' });
      const again = await shop.call('GET', '/getAllProducts', {
        headers: { 'if-none-match': String(first.headers.etag) },
      });
      expect(again.status).toBe(304);
    }
  });

  it('notifies every process of any change', async () => {
    const heard = vi.fn();
    const listener = await listen(shop.url, {
      on: {
        catalogue_changed: heard,
        content_changed: () => undefined,
        settings_changed: () => undefined,
        stores_changed: () => undefined,
        keys_changed: () => undefined,
        session_revoked: () => undefined,
        staff_changed: () => undefined,
      },
      onGap: () => undefined,
      onError: () => undefined,
    });
    await shop.db.update(products).set({ active: false }).where(eq(products.id, 'whole-tender-coconut'));
    await shop.db
      .update(products)
      .set({ name: 'Renamed' })
      .where(eq(products.id, 'tender-coconut-water-pack'));
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    await listener.close();
  });

  it('shows one product with its variants, and 404 for another', async () => {
    const { body } = await shop.call('GET', '/getProduct/tender-coconut-water-pack');
    expect(body).toMatchObject({ product: { hasVariants: true, hsnCode: '20098990' } });
    expect(await shop.call('GET', '/getProduct/nothing')).toMatchObject({
      status: 404,
      body: { success: false, message: 'Product not found', code: 'PRODUCT_NOT_FOUND' },
    });
  });

  it('shows each variant from three sides, the first of them as its own picture', async () => {
    const { body } = await shop.call('GET', '/getProduct/classic-crew-t-shirt');
    const white = ['', '-2', '-3'].map((view) => ({ url: `/pictures/products/tshirt-white${view}.svg` }));
    const first = expect.objectContaining({
      primaryImage: white[0]?.url,
      imageCount: 3,
      images: white.map((image) => expect.objectContaining(image)),
    });
    expect(body).toMatchObject({ product: { variantCombinations: expect.arrayContaining([first]) } });
  });

  it('lists a category with its subcategories, and nothing for an unknown one', async () => {
    const known = await shop.call('GET', '/getProductsByCategory/coconut-oil');
    expect(Number(known.body.total)).toBeGreaterThan(0);
    const unknown = await shop.call('GET', '/getProductsByCategory/nothing');
    expect(unknown).toMatchObject({ status: 200, body: { success: true, products: [], total: 0 } });
  });

  it('pages and searches categories', async () => {
    const page = await shop.call('GET', '/get-categories?limit=2&page=2');
    expect(page.body).toMatchObject({ pagination: { currentPage: 2, itemsPerPage: 2 } });
    const found = await shop.call('GET', '/get-categories?search=CAPS');
    expect(found.body).toMatchObject({ categories: [{ name: 'Caps' }] });
    const wrong = await shop.call('GET', '/get-categories?page=0');
    expect(wrong).toMatchObject({ status: 400, body: { fields: [{ field: 'page' }] } });
  });

  it('has banners', async () => {
    const { body } = await shop.call('GET', '/home-banners');
    expect(body).toMatchObject({ success: true, count: 3 });
  });
});
