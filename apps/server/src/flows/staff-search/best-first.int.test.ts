import type { SearchHit } from '@ilaneer/contract/catalogue/search';
import type { SearchResult } from '@ilaneer/contract/staff/search';
import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

/** Sorted by SKU or name, the exact match would be last. */
const GOODS = [
  ['Alpha Zeta', 'AAA-9', '10000007'],
  ['Zeta Prime', 'BBB-10', '10000014'],
  ['Zeta', 'BBB-11', '10000021'],
  ['Beta', 'BBB-1', '10000038'],
  ['Gamma', 'A-BBB-1', '10000045'],
] as const;

describe('the first hit of a search, which Enter opens', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, PERMISSIONS);
    for (const [name, sku, barcode] of GOODS) {
      await shop.db.execute(sql`
        insert into products select (jsonb_populate_record(p, jsonb_build_object('id', ${sku}::text, 'name', ${name}::text))).*
        from products p where id = 'market-tote'`);
      await shop.db.execute(sql`
        insert into product_variants select (jsonb_populate_record(v, jsonb_build_object('id', ${sku}::text, 'sku', ${sku}::text,
          'barcode', ${barcode}::text, 'product_id', ${sku}::text))).*
        from product_variants v where id = 'market-tote_V01'`);
    }
  });
  afterAll(() => shop.close());

  const results = async (text: string) => {
    const { status, body } = await staff.call('GET', `/search?text=${encodeURIComponent(text)}`);
    expect(status).toBe(200);
    return body.results as SearchResult[];
  };
  const titles = async (kind: string, text: string) =>
    (await results(text)).filter((one) => one.kind === kind).map(({ title }) => title);

  it.each([
    ['zeta', ['BBB-11', 'BBB-10', 'AAA-9']],
    ['ZETA ', ['BBB-11', 'BBB-10', 'AAA-9']],
    ['bbb-1', ['BBB-1', 'BBB-10', 'BBB-11', 'A-BBB-1']],
    ['10000014', ['BBB-10']],
    ['a_a', []],
  ])('goods by %j', async (text, skus) => {
    for (const path of ['goods', 'order-goods'] as const) {
      const { status, body } = await staff.call('GET', `/${path}?search=${encodeURIComponent(text)}`);
      expect({ path, status, skus: (body.goods as { sku: string }[]).map(({ sku }) => sku) }).toEqual({
        path,
        status: 200,
        skus,
      });
    }
    expect(await titles('stock', text)).toEqual(skus);
  });

  it('products: a whole SKU or barcode, then as the shop finds them, then other SKUs', async () => {
    expect(await titles('product', 'zeta')).toEqual(['Zeta', 'Alpha Zeta', 'Zeta Prime']);
    expect(await titles('product', 'bbb-1')).toEqual(['Beta', 'Zeta', 'Zeta Prime', 'Gamma']);
    expect(await titles('product', '10000045')).toEqual(['Gamma']);
  });

  it.each(['tender coconut water', 'karikku', 'virgn oil', 'red cap', 'ഇളനീര്\u200d', '1000ml oil'])(
    'products as the storefront shows them: %s',
    async (text) => {
      const { body } = await shop.call('GET', `/search?q=${encodeURIComponent(text)}&limit=5`);
      const hits = body.hits as SearchHit[];
      const found = (await results(text)).filter(({ kind }) => kind === 'product');
      expect(hits.length).toBeGreaterThan(0);
      expect(found.map(({ id }) => id)).toEqual(hits.map(({ productId }) => productId));
      for (const [at, { variantId, variantHint }] of hits.entries()) {
        if (variantId !== null) expect(found[at]?.detail).toContain(variantHint.split(', ')[0]);
      }
      const { body: list } = await staff.call('GET', `/products?search=${encodeURIComponent(text)}`);
      const listed = (list.rows as { id: string }[]).map(({ id }) => id);
      expect(listed).toEqual(expect.arrayContaining(hits.map(({ productId }) => productId)));
    },
  );

  it('batches: a whole code before one that expires earlier', async () => {
    for (const [code, bestBefore] of [
      ['LOT-10', '2027-01-01'],
      ['LOT-1', '2027-06-01'],
      ['A-LOT-1', '2026-12-20'],
    ] as const) {
      await shop.db.execute(sql`
        insert into batches (id, variant_id, code, packed_on, best_before, mrp_paise, created_at, updated_at)
        values (${code}, 'BBB-1', ${code}, '2026-01-01', ${bestBefore}, 100, now(), now())`);
    }
    expect(await titles('batch', 'lot-1')).toEqual(['LOT-1', 'LOT-10', 'A-LOT-1']);
    expect((await titles('batch', 'beta'))[0]).toBe('A-LOT-1');
  });

  it('orders: a whole number or exact name before newer ones', async () => {
    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 50);
    const rename = async (number: string, name: string, hoursAgo: number) => {
      const id = await placeTestOrder(shop, await shop.newShopper(), [{ ...pack, quantity: 1 }]);
      await shop.db.execute(sql`
        update orders set number = ${number}, created_at = now() - ${hoursAgo}::int * interval '1 hour',
          delivery_address = delivery_address || jsonb_build_object('fullName', ${name}::text) where id = ${id}`);
    };
    await rename('OD777', 'Asha Nair', 9);
    await rename('OD7779', 'Nair Asha', 5);
    await rename('OD9990', 'OD777 Asha Nairobi', 1);
    expect(await titles('order', 'od777')).toEqual(['OD777', 'OD7779', 'OD9990']);
    expect(await titles('order', 'asha nair')).toEqual(['OD777', 'OD9990', 'OD7779']);
  });

  it('staff: an exact name', async () => {
    for (const name of ['Aaa Quill', 'Quill Prime', 'Quill']) {
      await shop.db.execute(
        sql`update staff_members set name = ${name} where id = ${(await newTestStaff(shop, [])).id}`,
      );
    }
    expect(await titles('staff member', 'quill')).toEqual(['Quill', 'Quill Prime', 'Aaa Quill']);
  });
});
