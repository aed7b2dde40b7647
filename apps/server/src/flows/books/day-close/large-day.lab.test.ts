import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLargeShop } from '../../../../testing/large-shop/large-shop.ts';
import { withoutTriggers } from '../../../../testing/large-shop/quick-fill.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { closeDay } from './close-day.ts';

// A day of 5,000 orders among the 100,000, each paid, invoiced and rewarded with coins.
const BUSY_DAY_ORDERS = 5_000;
const LEDGERS = [
  `insert into payments (id, order_id, user_id, gateway, gateway_order_id, gateway_payment_id, method, status,
     amount_paise, refunded_paise, created_at, updated_at)
   select 'pay ' || id, id, user_id, 'sandbox', id, id, 'upi', 'captured', total_paise, 0, created_at, created_at
   from orders where number like 'OD1______'`,
  `insert into tax_documents (id, order_id, kind, financial_year, prefix, position, number, seller, issued_at)
   select 'doc ' || id, id, 'invoice', '2627', 'ILN', n, 'ILN/2627/' || n, '{}', created_at
   from (select *, row_number() over (order by created_at) as n from orders where number like 'OD1______') o`,
  `insert into tax_document_contents (document_id, content, written_at)
   select 'doc ' || id, jsonb_build_object('figures', jsonb_build_object('total', total_paise),
     'lines', repeat('a line of the document ', 150)), created_at from orders where number like 'OD1______'`,
  `insert into coin_lots (id, user_id, order_id, coins, remaining, reversed, earned_at, expires_at)
   select 'lot ' || id, user_id, id, 10, 10, 0, created_at, created_at + interval '1 year'
   from orders where number like 'OD1______'`,
  `insert into coin_entries (user_id, lot_id, kind, coins, order_id, actor_kind, actor_id, happened_at)
   select user_id, id, 'earned', coins, order_id, 'staff', 'many-2', earned_at from coin_lots where id like 'lot %'`,
  `insert into journal_entries (kind, source_id, happened_at, booked_on)
   select 'payment captured', 'pay ' || id, created_at, (created_at at time zone 'Asia/Kolkata')::date
   from orders where number like 'OD1______'
   union all select 'coins earned', position::text, happened_at, (happened_at at time zone 'Asia/Kolkata')::date
   from coin_entries`,
  `insert into journal_lines (entry_id, position, account, side, amount_paise, order_id)
   select e.id, line.* from journal_entries e join orders o on 'pay ' || o.id = e.source_id
   cross join lateral (values
     (1, 'gateway-receivable', 'debit', o.total_paise, o.id),
     (2, 'customer-advances', 'credit', o.total_paise, o.id)) as line
   union all select e.id, line.* from journal_entries e
   cross join lateral (values
     (1, 'coins-given', 'debit', 1000, null),
     (2, 'coins-outstanding', 'credit', 1000, null)) as line
   where e.kind = 'coins earned'`,
  'vacuum analyze',
];

describe('the close of a day in a shop of 100,000 orders (JOURNAL-39)', () => {
  let shop: TestShop;
  let day: string;
  beforeAll(async () => {
    shop = await openTestShop();
    day = addDays(indiaDay(shop.deps.now()), -1);
    const pool = new pg.Pool({ connectionString: shop.url, max: 1 });
    await fillLargeShop(pool);
    const tables = [
      ...['orders', 'payments', 'tax_documents', 'tax_document_contents', 'coin_lots', 'coin_entries'],
      ...['journal_entries', 'journal_lines'],
    ];
    await withoutTriggers(pool, tables, async () => {
      await pool.query('grant all on journal_entries to current_user');
      const moment = `(($1::date + time '12:00') at time zone 'Asia/Kolkata')`;
      await pool.query(
        `update orders set created_at = ${moment} where id in (
          select id from orders where number like 'OD1______' order by created_at desc limit ${BUSY_DAY_ORDERS})`,
        [day],
      );
      await pool.query(
        `update journal_entries set happened_at = ${moment}, booked_on = $1
        where source_id in (select id from orders where created_at = ${moment})`,
        [day],
      );
      for (const statement of LEDGERS) await pool.query(statement);
    });
    await pool.end();
  }, 600_000);
  afterAll(() => shop.close());

  it('takes at most a second', async () => {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const begun = performance.now();
      const closed = await closeDay(shop.deps, day);
      times.push(performance.now() - begun);
      if (!closed.ok) throw new Error(closed.error.code);
      const of = (name: string) => closed.value.ties.find((tie) => tie.name === name);
      expect(of('Payments captured')).toMatchObject({ rows: BUSY_DAY_ORDERS, broken: 0 });
      expect(of('Coins')).toMatchObject({ rows: BUSY_DAY_ORDERS, broken: 0 });
      expect(of('Invoices')).toMatchObject({ rows: BUSY_DAY_ORDERS, broken: 0 });
    }
    const [median = Number.POSITIVE_INFINITY] = times.toSorted((one, other) => one - other).slice(2);
    process.stdout.write(`day close: ${times.map((time) => `${Math.round(time)} ms`).join(', ')}\n`);
    expect(median).toBeLessThanOrEqual(1_000);
  });
});
