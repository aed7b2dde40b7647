import { productPath } from '@ilaneer/domain/storefront/plain-address';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { products, productVariants } from '../../../db/schema/catalogue/catalogue.ts';
import { textsOf, wellFormed } from '../testing/well-formed.ts';

const COPIES = 1_100;

describe('feeds of a shop with very many products', () => {
  let shop: TestShop;
  let ids: readonly string[];
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.db.execute(sql`
      insert into products select (jsonb_populate_record(p, jsonb_build_object('id', 'copy-' || n, 'name', 'Copy ' || n))).*
      from products p cross join generate_series(1, ${COPIES}::int) n where id = 'market-tote'`);
    await shop.db.execute(sql`
      insert into product_variants select (jsonb_populate_record(v, jsonb_build_object('id', 'copy-' || n || '-' || v.id,
        'sku', 'COPY-' || n || v.sku, 'barcode', null, 'product_id', 'copy-' || n))).*
      from product_variants v cross join generate_series(1, ${COPIES}::int) n where product_id = 'market-tote'`);
    ids = (await shop.db.select({ id: products.id }).from(products)).map(({ id }) => id);
    shop.deps.catalogue.markStale();
    await vi.waitFor(
      async () =>
        expect((await shop.call('GET', '/product-cards?limit=1')).body).toMatchObject({ total: ids.length }),
      { timeout: 20_000 },
    );
  }, 60_000);
  afterAll(() => shop.close());

  const get = (url: string, headers = {}) => shop.app.inject({ url, headers });

  it('is a sitemap of files that hold every page, each with the day of its last change', async () => {
    const files = textsOf((await get('/sitemap.xml')).body, 'loc').map(
      (address) => new URL(address).pathname,
    );
    expect(files).toEqual(['/sitemap/1.xml', '/sitemap/2.xml']);
    const parts = await Promise.all(files.map((file) => get(file)));
    const paths = parts.flatMap(({ body }) =>
      textsOf(body, 'loc').map((address) => address.slice(new URL(address).origin.length)),
    );
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/products', '/Faq', ...ids.map((id) => productPath(id))]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect((await get('/sitemap/3.xml')).statusCode).toBe(404);
  });

  it('are sent once: unchanged ones get 304', async () => {
    for (const path of ['/sitemap/2.xml', '/feeds/google.xml', '/feeds/meta.csv']) {
      const { headers } = await get(path);
      const known = { 'if-none-match': String(headers.etag) };
      expect(await get(path, known)).toMatchObject({ statusCode: 304, body: '' });
      shop.deps.catalogue.markStale();
      expect(await get(path, known)).toMatchObject({ statusCode: 200 });
    }
  });

  it('is every variant in the feeds, each once', async () => {
    const { body } = await get('/feeds/google.xml');
    const told = textsOf(body, 'g:id');
    const variants = await shop.db.select({ id: productVariants.id }).from(productVariants);
    expect(wellFormed(body).length).toBeGreaterThan(0);
    expect(told.toSorted()).toEqual(variants.map(({ id }) => id).toSorted());
    expect((await get('/feeds/meta.csv')).body.trimEnd().split('\r\n')).toHaveLength(told.length + 1);
  });

  it('is a new date when a variant changes, and none when a unit is sold', async () => {
    const dateOf = async (id: string) => {
      const [product] = await shop.db.select().from(products).where(eq(products.id, id));
      return product?.updatedAt.getTime() ?? Number.NaN;
    };
    const before = await dateOf('copy-7');
    await shop.db.update(productVariants).set({ stock: 1 }).where(eq(productVariants.productId, 'copy-7'));
    expect(await dateOf('copy-7')).toBe(before);
    await shop.db
      .update(productVariants)
      .set({ pricePaise: 100, originalPricePaise: 100 })
      .where(eq(productVariants.productId, 'copy-7'));
    expect(await dateOf('copy-7')).toBeGreaterThan(before);
    expect(await dateOf('copy-8')).toBe(before);
    await shop.db.delete(productVariants).where(eq(productVariants.productId, 'copy-8'));
    expect(await dateOf('copy-8')).toBeGreaterThan(before);
  });
});
