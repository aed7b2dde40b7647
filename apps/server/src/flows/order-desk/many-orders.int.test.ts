import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addManyOrders, STAFF_ORDER_QUERIES } from '../../testing/many-orders.ts';
import { newTestStaff, type TestStaff } from '../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
};

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

describe('the list of 100,000 orders', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['orders.read']);
    await addManyOrders(shop.db.$client, { orders: 100_000, customers: 20_000 });
  }, 180_000);
  afterAll(() => shop.close());

  const cases = Object.entries(STAFF_ORDER_QUERIES);
  it.each(cases)('%s: reads no table from end to end, and pages on', async (_, query) => {
    const wanted = await fill(shop, query);
    const statements = await statementsOf(shop, () => staff.call('GET', `/orders?${wanted}`));
    expect(statements.length).toBe(2);
    for (const { text, values } of statements) {
      const { rows } = await shop.db.$client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (format json) ${text}`,
        [...values],
      );
      const nodes = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' });
      const read = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
      expect(read.map((node) => node['Relation Name'])).toEqual([]);
    }
  });

  it('is paged through without a gap or a repeat, in each order', async () => {
    for (const sort of ['newest', 'oldest', 'total']) {
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
      expect(new Set(seen).size).toBe(150);
      const column = sort === 'total' ? 'total_paise' : 'created_at';
      const direction = sort === 'oldest' ? 'asc' : 'desc';
      const { rows } = await shop.db.$client.query<{ id: string }>(
        `select id from orders order by ${column} ${direction}, id ${direction} limit 150`,
      );
      expect(seen).toEqual(rows.map(({ id }) => id));
    }
  });
});

/** Puts what is known of one order into a query. */
async function fill(shop: TestShop, query: string): Promise<string> {
  const { rows } = await shop.db.$client.query<{ last8: string; phone: string }>(
    `select right(id, 8) as last8, delivery_address ->> 'phone' as phone from orders where number = 'OD1054321'`,
  );
  const today = new Date().toISOString().slice(0, 10);
  const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  return query
    .replace('{last8}', rows[0]?.last8 ?? '')
    .replace('{phone}', rows[0]?.phone ?? '')
    .replace('{today}', today)
    .replace('{monthAgo}', monthAgo);
}

type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** The statements on orders that a call sends. */
async function statementsOf(shop: TestShop, call: () => Promise<unknown>): Promise<Statement[]> {
  const pool = shop.db.$client;
  const original = pool.query;
  const sent: Statement[] = [];
  Reflect.set(pool, 'query', (...args: unknown[]) => {
    const [first, second] = args;
    const text = typeof first === 'object' && first !== null ? Reflect.get(first, 'text') : first;
    if (typeof text === 'string' && text.includes('"orders"')) {
      sent.push({ text, values: Array.isArray(second) ? second : [] });
    }
    return Reflect.apply(original, pool, args);
  });
  try {
    await call();
  } finally {
    Reflect.set(pool, 'query', original);
  }
  return sent;
}
