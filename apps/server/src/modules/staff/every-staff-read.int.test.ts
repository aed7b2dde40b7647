import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLargeShop } from '../../../testing/large-shop/large-shop.ts';
import { readPlans, type TableSizes, tableSizes } from '../../../testing/read-plans.ts';
import { readTitles, type StaffRead, staffReads } from '../../../testing/staff/staff-reads.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

// Every read is covered; parameters are in testing/staff/staff-reads.ts.

/** Tables above this size must not be scanned. */
const MANY_ROWS = 5_000;

/** Allowed full scans, by reason. */
const READS_ALL: Readonly<Record<string, RegExp>> = {
  // Too many hits for an index.
  'GET /staff/products': /^category coconut-oil/,
  'GET /staff/variants': /^category coconut-oil/,
  'GET /staff/batches': /^state ending/,
  // Counts per category.
  'GET /staff/categories': /^all$/,
  // The rules of a segment are judged for each customer, over a row of figures each.
  'GET /staff/customers': /^segment/,
  'GET /staff/segments': /./,
  'GET /staff/letter-recipients': /^segment/,
  // Compares the books with every other ledger; at the end of a month.
  'GET /staff/book-proof': /./,
  // Ties the ledgers of a day with its entries: rows without an entry are found by their moment.
  'GET /staff/day-close': /./,
  // Finds payments that no gateway settled, in the journal of years; at the end of a month.
  'GET /staff/month-lights': /./,
  // Counts the whole export.
  'GET /staff/exports/:kind/count': /./,
  // An average cost depends on all movements of the goods.
  'GET /staff/stock-value': /./,
  // Adds up the messages of a year, on a page for the grievance officer.
  'GET /staff/message-figures': /./,
  // Prices all goods at other rates, which no index supports; rare.
  'GET /staff/settings/tax/effect': /./,
};

describe('a shop of 100,000 orders', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let reads: readonly StaffRead[];
  let big: TableSizes;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, PERMISSIONS);
    // Without statement timeout.
    const pool = new pg.Pool({ connectionString: shop.url, max: 1 });
    await fillLargeShop(pool);
    reads = await staffReads(pool);
    big = new Map([...(await tableSizes(pool))].filter(([, rows]) => rows >= MANY_ROWS));
    await pool.end();
  }, 300_000);
  afterAll(() => shop.close());

  it('is large', () => {
    expect([...big.keys()]).toEqual(
      expect.arrayContaining([
        'orders',
        'parcels',
        'returns',
        'products',
        'batches',
        'audit_entries',
        'journal_lines',
      ]),
    );
  });

  it.each(readTitles)(
    '%s: reads no big table from end to end, whatever is asked',
    async (title) => {
      const read = reads.find((one) => one.title === title);
      const exempt = READS_ALL[title];
      const wrong: string[] = [];
      for (const { name, path } of read?.requests ?? []) {
        if (exempt?.test(name) === true) continue;
        const plans = await readPlans(shop.db.$client, big, async () => {
          const { status, body } = await staff.call('GET', path);
          if (status !== 200) wrong.push(`${name}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
        });
        for (const { scanned, text } of plans) {
          if (scanned.length > 0) wrong.push(`${name}: reads all ${scanned.join(', ')} by ${text}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  it.each([
    ['/stock?level=low', 'product_variants where stock <= low_stock_at'],
    ['/stock?level=out', 'product_variants where stock = 0'],
    ['/batches?state=blocked', 'batches where blocked_at is not null'],
    ['/products?incomplete=true', 'product_checks where cardinality(missing) > 0'],
    [
      '/stock?search=wayanad',
      `product_variants v join products p on p.id = product_id where p.name ilike '%wayanad%'`,
    ],
    [
      '/batches?search=coconut&state=empty',
      `batches b join product_variants v on v.id = variant_id join products p on p.id = product_id
       where p.name ilike '%coconut%' and b.on_hand = 0 and blocked_at is null`,
    ],
  ] as const)('%s counts what there is', async (path, found) => {
    const { rows } = await shop.db.$client.query<{ count: number }>(
      `select count(*)::int as count from ${found}`,
    );
    const all = rows[0]?.count ?? 0;
    expect(all).toBeGreaterThan(0);
    const { body } = await staff.call('GET', path);
    expect(body.count).toEqual({ found: Math.min(all, 1_000), isMore: all > 1_000 });
  });

  it('lists what nearly all goods are called in its order, and in a search the whole name first', async () => {
    const { rows } = await shop.db.$client.query<{ sku: string }>(
      `select sku from product_variants v join products p on p.id = v.product_id
       where p.name ilike '%coconut%' order by sku limit 50`,
    );
    const { body } = await staff.call('GET', '/stock?search=coconut');
    expect(body.rows).toMatchObject(rows);
    await shop.db.execute(sql`
      update products set name = 'Coconut' where id = (
        select p.id from products p join product_variants v on v.product_id = p.id
        where p.name ilike '%coconut%' order by sku desc limit 1)`);
    for (const path of ['/goods?search=coconut', '/search?text=coconut'] as const) {
      const found = await staff.call('GET', path);
      const [first] = (found.body.goods ?? found.body.results) as object[];
      expect(first).toMatchObject(
        path.startsWith('/goods') ? { productName: 'Coconut' } : { title: 'Coconut' },
      );
    }
  });

  it.each(['newest', 'oldest', 'total'])('is paged through without a gap or a repeat: %s', async (sort) => {
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 3; page += 1) {
      const { body } = await staff.call('GET', `/orders?sort=${sort}${after}`);
      const { rows, next, count } = body as {
        rows: { id: string }[];
        next: string;
        count: { found: number; isMore: boolean };
      };
      expect(rows).toHaveLength(50);
      expect(count).toEqual({ found: 1_000, isMore: true });
      seen.push(...rows.map(({ id }) => id));
      after = `&after=${next}`;
    }
    const column = sort === 'total' ? 'total_paise' : 'created_at';
    const direction = sort === 'oldest' ? 'asc' : 'desc';
    const { rows } = await shop.db.$client.query<{ id: string }>(
      `select id from orders order by ${column} ${direction}, id ${direction} limit 150`,
    );
    expect(seen).toEqual(rows.map(({ id }) => id));
  });
});
