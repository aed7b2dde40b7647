import { OPEN_ITEM_ACCOUNTS } from '@ilaneer/domain/journal/open-items';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillAsOf } from '../../testing/database-at.ts';
import { daysOfBooks, expectOpenItemsTie } from '../../testing/money/expect-open-items.ts';
import { expectTiedBooks } from '../../testing/money/expect-tied-books.ts';
import { emptyTestDatabase } from '../../testing/test-database.ts';
import { listOpenItems } from '../flows/books/open-items-repository.ts';
import { verifyBooks } from '../flows/books/verify-books.ts';
import { type Connection, connect } from './connect.ts';
import { migrate } from './migrate.ts';

const BEFORE = '0048_quiet_stock';

/** Copies an order of testing/rows with changes. */
function orderLike(id: string, changes: object): string {
  return `insert into orders select (jsonb_populate_record(o, '${JSON.stringify(changes)}')).* from orders o where id = '${id}'`;
}

const ORDERS = [
  // Gateway payment, unshipped, with goodwill and returned coins.
  orderLike('o-pending', {
    id: 'o-paid',
    number: 'OD-1',
    idempotency_key: null,
    status: 'processing',
    payment_status: 'completed',
    coins: 3,
    coin_savings_paise: 300,
    discount_paise: 1_200,
  }),
  `insert into payments select (jsonb_populate_record(p, '{"id": "pay-paid", "order_id": "o-paid", "status": "partly refunded",
    "gateway_order_id": "paid", "gateway_payment_id": "paid", "refunded_paise": 630, "request_id": null}')).* from payments p where id = 'pay-open'`,
  `insert into refunds (id, order_id, payment_id, amount_paise, state, cause, reason, actor_kind, actor_id, requested_at)
    values ('ref-paid', 'o-paid', 'pay-paid', 630, 'requested', 'goodwill', 'Late', 'staff', 'Meera', now())`,
  `insert into goodwill_refunds (id, order_id, amount_paise, by_hand_paise, reason, actor_kind, actor_id, refunded_at)
    values ('goodwill-paid', 'o-paid', 630, 0, 'Late', 'staff', 'Meera', now())`,
  `insert into coin_entries (user_id, lot_id, kind, coins, order_id, turn, happened_at, actor_kind, actor_id)
    values ('u-anu', 'lot-1', 'spent', -3, 'o-paid', 1, now(), 'shopper', 'u-anu')`,
  `update coin_lots set remaining = remaining - 3 where id = 'lot-1'`,
  // In transit, cash with a gift card.
  orderLike('o-delivered', {
    id: 'o-cod',
    number: 'OD-2',
    idempotency_key: null,
    status: 'shipped',
    payment_status: 'pending',
    delivered_at: null,
    gift_card_paise: 10_000,
    coins: 0,
  }),
  // Paid outside a gateway.
  orderLike('o-pending', {
    id: 'o-accepted',
    number: 'OD-3',
    idempotency_key: null,
    status: 'placed',
    payment_status: 'completed',
  }),
];

describe('the opening balances of a shop in use', () => {
  let database: Awaited<ReturnType<typeof emptyTestDatabase>>;
  let connection: Connection;
  beforeAll(async () => {
    database = await emptyTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await fillAsOf(client, BEFORE);
    for (const statement of ORDERS) await client.query(statement);
    await client.end();
    await migrate(database.url);
    connection = connect(database.url, () => undefined);
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });

  it('agree with every other ledger from the first moment', async () => {
    await expectTiedBooks(connection.db);
    const { ties } = await verifyBooks(connection.db);
    const of = (wanted: string) => ties.find(({ name }) => name === wanted)?.actual;
    // pay-part and pay-paid less the first's refund.
    expect(of('Receivable from payment gateways')).toBe(67_260 + 37_630 - 30_000);
    expect(of('Refunds payable')).toBe(-3_630 - 630);
    expect(of('Gift cards outstanding')).toBe(-(40_000 + 100_000 + 20_000));
    expect(of('Coins outstanding')).toBe(-1_100);
    expect(of('Coins used on orders without invoice')).toBe(-300);
    expect(of('Cash owed by couriers')).toBe(67_260 - 10_000);
    expect(of('Output CGST')).toBe(0);
    await expectOpenItemsTie(connection.db, await daysOfBooks(connection.db));
  });

  // JOURNAL-19
  it('are posted order by order, with no unknown remainder', async () => {
    for (const account of OPEN_ITEM_ACCOUNTS) {
      const filter = { account, upTo: null, search: '' };
      const items = await listOpenItems(connection.db, filter, { after: null, limit: null });
      expect(items.filter(({ key }) => key.trim() === '')).toEqual([]);
    }
    const filter = { account: 'gateway-receivable', upTo: null, search: '' } as const;
    const items = await listOpenItems(connection.db, filter, { after: null, limit: null });
    expect(items.find(({ orderId }) => orderId === 'o-paid')?.amount).toBe(37_630);
    expect(items.every(({ who }) => who !== null)).toBe(true);
  });

  it('name the orders with payments before their invoice, or with open amounts', async () => {
    const { rows } = await connection.pool.query(
      `select order_id, account, case side when 'debit' then amount_paise else -amount_paise end::int as balance
       from journal_lines where order_id is not null order by order_id, account`,
    );
    expect(rows.map(({ order_id: id, account, balance }) => [id, account, Number(balance)])).toEqual([
      ['o-accepted', 'bank', 37_630],
      ['o-accepted', 'customer-advances', -37_630],
      ['o-cod', 'customer-receivables', 57_260],
      ['o-paid', 'coins-on-orders', -300],
      ['o-paid', 'customer-advances', -37_630],
      ['o-paid', 'goodwill', 630],
    ]);
  });

  it('leave the books of a new shop empty', async () => {
    const empty = await emptyTestDatabase();
    await migrate(empty.url);
    const client = new pg.Client({ connectionString: empty.url });
    await client.connect();
    const { rowCount } = await client.query('select 1 from journal_entries');
    await client.end();
    await empty.drop();
    expect(rowCount).toBe(0);
  });
});
