import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { products } from '../../db/schema/catalogue/catalogue.ts';

type Row = Record<string, string>;

let shop: TestShop;
let staff: TestStaff;
const placed: string[] = [];
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date('2026-11-22T19:30:00Z') });
  staff = await newTestStaff(shop, PERMISSIONS);
  const { productId, variantId } = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 50);
  for (let count = 0; count < 3; count += 1) {
    placed.push(
      await placeTestOrder(shop, await shop.newShopper(), [{ productId, variantId, quantity: count + 1 }]),
    );
  }
});
afterAll(() => shop.close());

describe('an export', () => {
  it('of orders is one row an order, with rupees and the days of India', async () => {
    const { headers, rows, text } = await take('orders');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders-2026-11-23.csv"',
      'cache-control': 'no-store',
    });
    expect(text.startsWith('\uFEFFOrder,Placed on,')).toBe(true);
    expect(rows.map((row) => row.Units)).toEqual(expect.arrayContaining(['1', '2', '3']));
    const { rows: stored } = await shop.db.execute<{ number: string; total: number }>(
      sql`select number, total_paise::float8 as total from orders`,
    );
    for (const { number, total } of stored) {
      expect(rows.find((row) => row.Order === number)).toMatchObject({
        'Placed on': '2026-11-23',
        Total: (total / 100).toFixed(2),
      });
    }
  });

  it('of lines is one row a line', async () => {
    const { rows } = await take('order-lines');
    expect(rows).toHaveLength(placed.length);
    expect(rows.map(({ Quantity }) => Quantity).toSorted()).toEqual(['1', '2', '3']);
    expect(rows[0]).toMatchObject({ Line: '1', 'HSN code': expect.stringMatching(/^\d{4,8}$/) });
  });

  it('takes the filters of the list', async () => {
    expect((await take('orders', 'status=delivered')).rows).toEqual([]);
    expect(await counted('orders', 'status=delivered')).toBe(0);
    expect(await counted('orders', 'status=placed')).toBe(
      (await take('orders', 'status=placed')).rows.length,
    );
    expect(await staff.call('GET', '/exports/orders?search=ab')).toMatchObject({ status: 400 });
  });

  it('of products guards what a spreadsheet would run (TRANSFER-2)', async () => {
    const id = 'tender-coconut-water-pack';
    const name = '=HYPERLINK("http://x"), "ഇളനീർ"\nline';
    await shop.db.update(products).set({ name }).where(eq(products.id, id));
    const { rows } = await take('products');
    expect(rows.find((row) => row['Product ID'] === id)).toMatchObject({ Product: `'${name}` });
    expect(rows).toHaveLength(await counted('products'));
  });

  it('of customers says what they ordered', async () => {
    const { rows } = await take('customers');
    expect(rows).toHaveLength(await counted('customers'));
    expect(rows.filter((row) => row.Orders === '1')).toHaveLength(placed.length);
    expect(rows[0]).toMatchObject({ 'Last order': '2026-11-23', 'Customer since': '2026-11-23' });
  });

  it('is audited with its row count, and without the search text (TRANSFER-1)', async () => {
    await take('orders', 'search=Somebody&status=placed');
    const { rows } = await shop.db.execute<{ entry: string }>(
      sql`select audit_entries::text as entry from audit_entries order by id desc limit 1`,
    );
    expect(rows[0]?.entry).toContain('took');
    expect(rows[0]?.entry).toContain('placed');
    expect(rows[0]?.entry).not.toContain('Somebody');
  });

  it.each([
    ['orders', 'orders.read'],
    ['order-lines', 'orders.read'],
    ['products', 'catalogue.read'],
    ['customers', 'customers.read'],
    ['open-items', 'reports.read'],
    ['kept-promises', 'orders.read'],
    ['sales-register', 'reports.read'],
    ['credit-note-register', 'reports.read'],
    ['document-register', 'reports.read'],
    ['movement-register', 'catalogue.read'],
    ['stock-value', 'reports.read'],
    ['gst-reversals', 'reports.read'],
    ['tally', 'reports.read'],
    ['zoho-journals', 'reports.read'],
    ['report', 'reports.read'],
  ])('of %s is for those who may see them', async (kind, permission) => {
    const other = await newTestStaff(
      shop,
      PERMISSIONS.filter((one) => one !== permission),
    );
    for (const path of [`/exports/${kind}`, `/exports/${kind}/count`] as const) {
      expect(await other.call('GET', path)).toMatchObject({
        status: 403,
        body: { code: 'PERMISSION_MISSING', data: { permission } },
      });
    }
  });
});

async function take(kind: string, query = '') {
  const { statusCode, headers, body } = await shop.app.inject({
    method: 'GET',
    url: `/api/staff/exports/${kind}?${query}`,
    headers: staff.headers(),
  });
  expect(statusCode).toBe(200);
  const rows: Row[] = parse(body, { bom: true, columns: true });
  return { headers, text: body, rows };
}

async function counted(kind: string, query = ''): Promise<number> {
  const { body } = await staff.call('GET', `/exports/${kind}/count?${query}`);
  return Number(body.count);
}
