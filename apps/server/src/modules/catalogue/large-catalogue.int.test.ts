import { getAllProducts, getProductsByCategory } from '@ilaneer/contract/catalogue/catalogue';
import { getProductCards } from '@ilaneer/contract/catalogue/product-card';
import { MOST_AT_ONCE } from '@ilaneer/domain/catalogue/filter-products';
import { eq, sql } from 'drizzle-orm';
import { Parse } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { products, productVariants } from '../../db/schema/catalogue/catalogue.ts';

const COPIES = 1_200;

describe('a shop with more products than a client gets at once', () => {
  let shop: TestShop;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.call('GET', '/getAllProducts');
    await shop.db.execute(sql`
      insert into products select (jsonb_populate_record(p, jsonb_build_object('id', 'copy-' || n, 'name', 'Copy ' || n))).*
      from products p cross join generate_series(1, ${COPIES}::int) n where id = 'market-tote'`);
    await shop.db.execute(sql`
      insert into product_variants select (jsonb_populate_record(v, jsonb_build_object('id', 'copy-' || n || '-' || v.id,
        'sku', 'COPY-' || n || v.sku, 'product_id', 'copy-' || n, 'barcode', null))).*
      from product_variants v cross join generate_series(1, ${COPIES}::int) n where product_id = 'market-tote'`);
    count = (await shop.db.select().from(products)).length;
    shop.deps.catalogue.markStale();
    // Listings are built in the background.
    await vi.waitFor(async () => expect((await cards()).total).toBe(count), { timeout: 20_000 });
  }, 60_000);
  afterAll(() => shop.close());

  async function cards(query = '') {
    return Parse(getProductCards.reply, (await shop.call('GET', `/product-cards${query}`)).body);
  }

  it('sends a page, what it can be filtered by, and the way to the next one', async () => {
    expect(count).toBeGreaterThan(MOST_AT_ONCE);
    const first = await cards();
    expect(first).toMatchObject({ total: count, facets: { count } });
    expect(first.cards.length).toBeLessThan(100);
    const next = await cards(`?cursor=${first.cursor}`);
    expect(next).toMatchObject({ total: count, facets: null });
    expect(next.cards[0]?.id).not.toBe(first.cards[0]?.id);
    expect(await shop.call('GET', '/product-cards?cursor=made-up')).toMatchObject({ status: 400 });
  });

  it('holds none of them in memory, and still sends all to clients that ask for them', async () => {
    expect((await shop.deps.catalogue.current()).products).toBeNull();
    const all = Parse(getAllProducts.reply, (await shop.call('GET', '/getAllProducts')).body);
    expect(all.products).toHaveLength(count);
    expect(all.total).toBe(count);
    const { body } = await shop.call('GET', '/getProductsByCategory/packaging');
    expect(Parse(getProductsByCategory.reply, body).products.length).toBeGreaterThan(0);
  });

  it('sends any page by its number, an empty one behind the last (HTTP-5)', async () => {
    const first = await cards();
    const second = await cards('?page=2');
    expect(second.cards).toEqual((await cards(`?cursor=${first.cursor}`)).cards);
    expect(second.facets).toEqual(first.facets);
    const last = await cards(`?page=${Math.ceil(count / 48)}`);
    expect(last).toMatchObject({ cursor: null, total: count });
    expect(await cards('?page=9999')).toMatchObject({ cards: [], total: count, cursor: null });
    expect(await shop.call('GET', '/product-cards?page=0')).toMatchObject({ status: 400 });
  });

  it('sends them compressed to who likes that', async () => {
    const { headers } = await shop.call('GET', '/getAllProducts', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip' });
  });

  it('knows each of them', async () => {
    const { body } = await shop.call('GET', '/getProduct/copy-700');
    expect(body).toMatchObject({ product: { id: 'copy-700', name: 'Copy 700' } });
    expect(await shop.call('GET', '/getProduct/copy-0')).toMatchObject({ status: 404 });
    const { token } = await shop.newShopper();
    await shop.call('POST', '/add-to-wishlist', { token, body: { productId: 'copy-701' } });
    const wishlist = await shop.call('GET', '/get-wishlist', { token });
    expect(wishlist.body).toMatchObject({ totalItems: 1, wishlist: [{ product: { name: 'Copy 701' } }] });
    const search = await shop.call('GET', '/search?q=copy%20702');
    expect(search.body).toMatchObject({ hits: [{ productId: 'copy-702' }] });
  });

  it('shows what changes: a name, a price, that it is sold out, that it is gone', async () => {
    const find = async (words: string) => {
      shop.deps.catalogue.markStale();
      return (await cards(`?q=${words}`)).cards;
    };
    await shop.db.update(products).set({ name: 'Renamed' }).where(eq(products.id, 'copy-9'));
    const priced = { pricePaise: 100, originalPricePaise: 100 };
    await shop.db.update(productVariants).set(priced).where(eq(productVariants.productId, 'copy-9'));
    expect(await find('renamed')).toMatchObject([{ id: 'copy-9', price: 1, availability: 'In stock' }]);
    await shop.db.update(productVariants).set({ stock: 0 }).where(eq(productVariants.productId, 'copy-9'));
    expect(await find('renamed')).toMatchObject([{ availability: 'Out of stock' }]);
    expect(await find('renamed&availability=in-stock')).toEqual([]);
    expect(await find('renamed&availability=out-of-stock&price=0-100')).toHaveLength(1);
    await shop.db.update(products).set({ active: false }).where(eq(products.id, 'copy-9'));
    expect(await find('renamed')).toEqual([]);
  });
});
