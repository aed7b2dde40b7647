import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addManyGoods } from '../../testing/many-goods.ts';
import { addManyOrders } from '../../testing/many-orders.ts';
import { newTestStaff, type TestStaff } from '../../testing/staff/test-staff.ts';
import { tablesReadWhole } from '../../testing/statement-plans.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const ORDERS = 100_000;
const OF_BATCH = 5_000;
/** What G10 allows; a laden machine gets twice of it. */
const MOST_MS = 200;

/** Every list, filter and search of goods. */
const QUERIES = [
  '/products',
  '/products?sort=newest',
  '/products?sort=changed',
  '/products?search=copy%20777',
  '/products?search=copy-5&sort=changed',
  '/products?search=96385074',
  '/products?state=draft',
  '/products?stock=in',
  '/products?stock=out',
  '/products?stock=out&search=copy%201',
  '/products?stock=out&sort=newest',
  '/products?incomplete=true',
  '/products?incomplete=true&state=published',
  '/products?category=eco-kitchen',
  '/variants',
  '/variants?search=copy%20777',
  '/variants?stock=out',
  '/stock',
  '/stock?sort=-sku',
  '/stock?level=low',
  '/stock?level=out',
  '/stock?level=held',
  '/stock?goods=food',
  '/stock?search=copy-77',
  '/stock?search=market%20tote',
  '/stock?code=COPY-777',
  '/stock?code=lot-777-4',
  '/stock?variants=copy-1,copy-2',
  '/stock/copy-4',
  '/stock/copy-4/movements?kind=receive',
  '/stock/copy-4/movements?batchId=copy-4-4',
  '/batches',
  '/batches?state=for%20sale',
  '/batches?state=ending',
  '/batches?state=ended',
  '/batches?state=blocked',
  '/batches?state=empty',
  '/batches?days=30',
  '/batches?search=lot-777',
  '/batches?search=copy%20777',
  '/batches/copy-4-4',
  '/stock-counts',
  '/batches/copy-4-4/recipients',
] as const;

// Of a few rows in every shop, of none in this one, or all of what is asked for.
const SMALL = [
  'sold_out_variants',
  'stock_receipts',
  'recall_notices',
  'categories',
  'stock_counts',
  'stock_count_lines',
  'staff_members',
  'staff_roles',
  'staff_sessions',
];

describe('goods of a shop with 10,000 products and 100,000 orders', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['catalogue.read', 'catalogue.write', 'stock.adjust', 'customers.read']);
    await addManyGoods(shop.db.$client, 10_000);
    await addManyOrders(shop.db.$client, { orders: ORDERS, customers: 20_000 });
    const made = await staff.call('POST', '/products', {
      body: { name: 'Unfinished', categoryId: 'tote-bags' },
    });
    expect(made.status).toBe(201);
    // Each order got units of a batch, and many of one.
    for (let first = 1; first <= ORDERS; first += 10_000) {
      await shop.db.$client.query(
        `insert into order_line_batches (order_id, position, batch_id, quantity, allocated_at, sent_at)
         select id, 1, case when n <= $3::int then 'copy-4-4' else 'copy-' || 1 + n % 9999 || '-1' end, 1, created_at, created_at
         from (select id, created_at, substr(number, 3)::int - 1000000 as n from orders
           where number between 'OD' || 1000000 + $1::int and 'OD' || 1000000 + $2::int) as one`,
        [first, first + 9_999, OF_BATCH],
      );
    }
    await shop.db.$client.query('vacuum analyze order_line_batches, recall_notices');
  }, 400_000);
  afterAll(() => shop.close());

  it.each(QUERIES)('%s reads no table from end to end', async (query) => {
    let status = 0;
    const whole = await tablesReadWhole(shop, async () => {
      ({ status } = await staff.call('GET', query));
    });
    expect(status).toBe(200);
    expect(whole.filter((table) => !SMALL.includes(table))).toEqual([]);
  });

  it('finds what is sold out and what is incomplete', async () => {
    const found = async (query: `/${string}`) => {
      const { body } = await staff.call('GET', query);
      return { rows: body.rows as { name: string }[], count: body.count as { found: number } };
    };
    expect((await found('/products?stock=out&search=copy')).count.found).toBe(100);
    const incomplete = await found('/products?incomplete=true&search=unfinished');
    expect(incomplete.rows).toMatchObject([{ name: 'Unfinished' }]);
    expect((await found('/stock?level=low')).count.found).toBe(200);
    expect((await found('/batches?state=blocked')).count.found).toBe(20);
    expect((await found('/stock?code=lot-777-4')).rows).toMatchObject([{ sku: 'COPY-777' }]);
  });

  it('says who received a batch within 100 ms', async () => {
    const times: number[] = [];
    for (let round = 0; round < 21; round += 1) {
      const began = performance.now();
      const { body } = await staff.call('GET', '/batches/copy-4-4/recipients');
      times.push(performance.now() - began);
      expect(body.rows).toHaveLength(50);
    }
    const [middle = 0] = times.toSorted((a, b) => a - b).slice(times.length / 2);
    expect(middle).toBeLessThan(MOST_MS);
  });
});
