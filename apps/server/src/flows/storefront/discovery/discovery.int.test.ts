import { join } from 'node:path';
import { PLAIN_PATHS } from '@ilaneer/domain/storefront/plain-address';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONTENT_DIR } from '../../../../testing/content-dir.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { productVariants } from '../../../db/schema/catalogue/catalogue.ts';
import { blogPosts } from '../../../db/schema/content/content.ts';
import { textsOf } from '../testing/well-formed.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ picturesDir: join(CONTENT_DIR, 'pictures') });
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'GET', url, headers });

// Cached for up to five seconds.
const SOON = { timeout: 15_000 };

describe('discovery of pages and products', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/blog.rss', 'application/rss+xml; charset=utf-8'],
    ['/feeds/google.xml', 'application/xml; charset=utf-8'],
    ['/feeds/meta.csv', 'text/csv; charset=utf-8'],
  ])('%s is sent compressed and known again by its ETag', async (path, type) => {
    const reply = await get(path, { 'accept-encoding': 'br' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({ 'content-type': type, 'content-encoding': 'br' });
    const etag = String(reply.headers.etag);
    expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('lists every product and article in the sitemap', async () => {
    const places = textsOf((await get('/sitemap.xml')).body, 'loc');
    const products = (await shop.deps.catalogue.current()).products ?? [];
    const { blogPosts: articles } = await shop.deps.content.current();
    // A duplicate address counts once.
    const own = PLAIN_PATHS.filter((path) => path !== '/privacy');
    const paths = [
      ...own,
      ...products.map(({ id }) => `/Product-page/${id}`),
      ...articles.map(({ slug }) => `/blog-details/${slug}`),
    ];
    expect(places.toSorted()).toEqual(paths.map((path) => `${shop.deps.config.publicUrl}${path}`).toSorted());
    expect((await get('/sitemap/1.xml')).statusCode).toBe(404);
  });

  it('lists every variant in the feeds', async () => {
    const products = (await shop.deps.catalogue.current()).products ?? [];
    const ids = products.flatMap(({ variantCombinations }) =>
      variantCombinations.map((one) => one.variantId),
    );
    expect(textsOf((await get('/feeds/google.xml')).body, 'g:id')).toEqual(ids);
    expect((await get('/feeds/meta.csv')).body.trimEnd().split('\r\n')).toHaveLength(ids.length + 1);
  });

  it('follows what changes in the catalogue and in the blog', async () => {
    const { db, deps } = shop;
    await get('/feeds/google.xml');
    const [sold] = await db.select().from(productVariants).limit(1);
    const id = sold?.id ?? '';
    await db.update(productVariants).set({ mrpPaise: 99_999_00 }).where(eq(productVariants.id, id));
    deps.catalogue.markStale();
    await vi.waitFor(
      async () =>
        expect(textsOf((await get('/feeds/google.xml')).body, 'g:maximum_retail_price')).toContain(
          '99999.00 INR',
        ),
      SOON,
    );
    await get('/blog.rss');
    await db.update(blogPosts).set({ title: 'Husk & rope' }).where(eq(blogPosts.id, 'from-husk-to-rope'));
    deps.content.markStale();
    await vi.waitFor(
      async () => expect(textsOf((await get('/blog.rss')).body, 'title')).toContain('Husk & rope'),
      SOON,
    );
  });
});

function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('previews', () => {
  it('are PNGs of the products and articles, which a client may keep for a day', async () => {
    const products = (await shop.deps.catalogue.current()).products ?? [];
    const [product] = products;
    const [variant] = product?.variantCombinations ?? [];
    for (const [path, size] of [
      [`/previews/product/${product?.id}.png`, [1_200, 630]],
      [`/previews/product/${product?.id}/${variant?.variantId}.png`, [1_000, 1_000]],
      ['/previews/article/from-husk-to-rope.png', [1_200, 630]],
    ] as const) {
      const reply = await get(path);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
      });
      expect(sizeOf(reply.rawPayload)).toEqual(size);
      const again = await get(path, { 'if-none-match': String(reply.headers.etag) });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    }
  });

  it.each([
    '/previews/product/nothing.png',
    '/previews/product/whole-tender-coconut.svg',
    '/previews/product/whole-tender-coconut/nothing.png',
    '/previews/product/..%2F..%2Fbrand.png',
    '/previews/article/nothing.png',
  ])('%s does not exist', async (path) => {
    const reply = await get(path);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });
});
