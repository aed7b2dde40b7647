import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkedImport, csv } from '../../../testing/staff/csv-form.ts';
import { stockedBatch } from '../../../testing/staff/stocked-batch.ts';
import { testProduct } from '../../../testing/staff/test-catalogue.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let staff: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await newTestStaff(shop, PERMISSIONS);
});
afterAll(() => shop.close());

const checked = (kind: string, text: string) => checkedImport(staff, kind, text);

describe('products', () => {
  it('are made, changed and left alone, all in one file', async () => {
    const product = await testProduct(staff);
    const [variant] = product.variants.filter(({ active }) => active);
    const text = csv([
      [
        'SKU',
        'Product ID',
        'Product',
        'Category',
        'Choices',
        'Net quantity',
        'Shipping grams',
        'Price',
        'MRP',
        'Colours',
      ],
      [
        variant?.sku,
        product.id,
        'Changed; name',
        product.categoryId,
        optionsOf(variant?.options),
        '1 × 1 piece',
        '410',
        '200',
        '355',
        'x',
      ],
      ['NEW-1', '', 'New oil', await aCategory(), 'Size | 1 L', '1 × 1000 ml', '', '1,299.50', '1700', ''],
      ['NEW-2', '', 'New oil', '', 'Size | 2 L', '2 × 1000 ml', '', '2499', '3000', ''],
    ]);
    const good = await checked('products', text);
    expect(good).toMatchObject({
      problems: [],
      made: 2,
      changed: 1,
      refused: 0,
      unknownColumns: ['Colours'],
    });
    const done = await staff.call('POST', `/imports/${good.id}/application`, { body: {} });
    expect(done).toMatchObject({ status: 200, body: { import: { made: 2, changed: 1 } } });
    const now = await productOf(product.id);
    expect(now).toMatchObject({ name: 'Changed; name' });
    expect(now.variants.find(({ sku }) => sku === variant?.sku)).toMatchObject({
      price: 200,
      mrp: 355,
      shippingGrams: 410,
    });
    const { rows } = await shop.db.execute<{ product_id: string; name: string; price_paise: number }>(
      sql`select product_id, name, price_paise from product_variants where sku like 'NEW-_' order by sku`,
    );
    expect(rows).toMatchObject([
      { name: 'Size: 1 L', price_paise: 129_950 },
      { name: 'Size: 2 L', price_paise: 249_900 },
    ]);
    expect(await productOf(rows[0]?.product_id ?? '')).toMatchObject({ state: 'draft', name: 'New oil' });
    const { changes } = (await staff.call('GET', `/products/${product.id}/prices`)).body as {
      changes: object[];
    };
    expect(changes).toHaveLength(1);
    // Idempotent.
    const again = await staff.call('POST', `/imports/${good.id}/application`, { body: {} });
    expect(again.status).toBe(200);
    expect((await productOf(product.id)).version).toBe(now.version);
    expect(await checked('products', text)).toMatchObject({ made: 0, changed: 0, unchanged: 3 });
  });

  it('are refused by line and column, and then nothing is imported', async () => {
    const product = await testProduct(staff);
    const sku = product.variants.find(({ active }) => active)?.sku ?? '';
    const text = csv([
      ['SKU', 'Product', 'Category', 'HSN code', 'Net quantity', 'Barcode', 'Price', 'MRP', 'State'],
      [sku, product.name, 'Nowhere', '12', 'a lot', '123', '1000', '355', ''],
      ['NEW*9', 'Other', await aCategory(), '1513', '1 × 1 piece', '', '10', '20', ''],
      ['NEW-8', 'Third', await aCategory(), '1513', '1 × 1 piece', '', '10', '20', 'published'],
      [sku, '', '', '', '', '', '', '', ''],
    ]);
    const report = await checked('products', text);
    const places = report.problems.map(({ line, column }) => `${line} ${column}`);
    expect(places).toEqual(
      expect.arrayContaining([
        '2 Category',
        '2 Net quantity',
        '3 SKU',
        '4 Description',
        '4 Generic name',
        '5 SKU',
      ]),
    );
    // Refused lines don't count.
    expect(report).toMatchObject({ refused: 4, made: 0, changed: 0, changes: [] });
    expect(await staff.call('POST', `/imports/${report.id}/application`, { body: {} })).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_REFUSED' },
    });
    const list = await shop.app.inject({
      url: `/api/staff/imports/${report.id}/problems`,
      headers: staff.headers(),
    });
    expect(list.body.split('\r\n')).toHaveLength(report.problemCount + 2);
  });

  it('changed by a colleague before are not overwritten', async () => {
    const product = await testProduct(staff);
    const sku = product.variants.find(({ active }) => active)?.sku ?? '';
    const report = await checked(
      'products',
      csv([
        ['SKU', 'Description'],
        [sku, 'From the file'],
      ]),
    );
    await staff.call('PATCH', `/products/${product.id}`, {
      version: product.version,
      body: { weight: '1 kg' },
    });
    const refused = await staff.call('POST', `/imports/${report.id}/application`, { body: {} });
    expect(refused).toMatchObject({ status: 409, body: { code: 'IMPORT_STALE' } });
    expect(String(refused.body.message)).toContain(sku);
    expect(await productOf(product.id)).toMatchObject({ weight: '1 kg', description: product.description });
  });
});

describe('prices', () => {
  it('count now or from a day on, and never above the MRP', async () => {
    const product = await testProduct(staff);
    const sku = product.variants.find(({ active }) => active)?.sku ?? '';
    const high = await checked(
      'prices',
      csv([
        ['SKU', 'Price', 'From'],
        [sku, '5000', '2020-01-01'],
      ]),
    );
    expect(high.problems.map(({ column }) => column)).toEqual(expect.arrayContaining(['Price', 'From']));
    const later = await checked(
      'prices',
      csv([
        ['SKU', 'Price', 'MRP', 'From'],
        [sku, '201', '355', '2099-01-02 10:30'],
      ]),
    );
    expect(later).toMatchObject({ problems: [], changed: 1 });
    expect((await staff.call('POST', `/imports/${later.id}/application`, { body: {} })).status).toBe(200);
    const { changes } = (await staff.call('GET', `/products/${product.id}/prices`)).body as {
      changes: { takesEffectAt: string; to: object }[];
    };
    expect(changes).toMatchObject([{ takesEffectAt: '2099-01-02T05:00:00.000Z', to: { price: 201 } }]);
  });
});

describe('stock', () => {
  it('is counted and changed through the ledger, by batch', async () => {
    const { variantId, stock } = await stockedBatch(shop, staff);
    const { rows } = await shop.db.execute<{ code: string; on_hand: number }>(
      sql`select code, on_hand from batches where variant_id = ${variantId} order by created_at desc limit 1`,
    );
    const [batch] = rows;
    const text = csv([
      ['SKU', 'Batch', 'Was', 'Counted', 'Change', 'Reason', 'Note'],
      [stock.sku, batch?.code, '20', '17', '', 'damaged', 'two burst'],
    ]);
    const report = await checked('stock', text);
    expect(report).toMatchObject({ problems: [], changed: 1 });
    expect((await staff.call('POST', `/imports/${report.id}/application`, { body: {} })).status).toBe(200);
    const after = await shop.db.execute<{ on_hand: number }>(
      sql`select on_hand from batches where variant_id = ${variantId} and code = ${batch?.code ?? ''}`,
    );
    expect(after.rows).toEqual([{ on_hand: 17 }]);
    const wrong = await checked(
      'stock',
      csv([
        ['SKU', 'Batch', 'Counted', 'Change', 'Reason'],
        [stock.sku, batch?.code, '', '-500', 'damaged'],
        [stock.sku, 'NONE', '3', '', 'damaged'],
        ['market-tote-nothing', '', '3', '', 'damaged'],
      ]),
    );
    expect(wrong.problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '2 Change',
      '3 Batch',
      '4 SKU',
    ]);
  });
});

async function productOf(id: string) {
  const { body } = await staff.call('GET', `/products/${id}`);
  return body.product as {
    name: string;
    version: number;
    variants: readonly { sku: string; price: number }[];
  };
}

async function aCategory(): Promise<string> {
  const { rows } = await shop.db.execute<{ id: string }>(sql`select id from categories order by id limit 1`);
  return rows[0]?.id ?? '';
}

function optionsOf(options: Readonly<Record<string, string>> = {}): string {
  return Object.entries(options)
    .map(([name, value]) => `${name} | ${value}`)
    .join('\n');
}
