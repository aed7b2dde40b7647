import { EVERYONE } from '@ilaneer/domain/customer/segment';
import type pg from 'pg';
import { addJournalEntries } from './journal-entries.ts';
import { enlargeCatalogue } from './large-catalogue.ts';
import { addManyOrders } from './many-orders.ts';
import { addManyTickets } from './many-tickets.ts';
import { asBareTables, withoutTriggers } from './quick-fill.ts';
import { addPeople, addRecords } from './records.ts';
import { addStockHistory } from './stock-history.ts';

type ShopSize = { readonly orders: number; readonly customers: number; readonly products: number };

/** Design limit of the staff app. */
const LARGE_SHOP: ShopSize = { orders: 100_000, customers: 20_000, products: 10_000 };

// Drafts, archived, incomplete, low on stock.
const MIXED_STATES = [
  `update products set state = case when hashtext(id) % 2 = 0 then 'draft' else 'archived' end, active = false
   where hashtext(id) % 25 = 0`,
  `insert into product_checks (product_id, missing, checked_on, checked_version)
   select id, case when state = 'draft' then array['fssai'] else '{}' end, current_date, version from products
   on conflict (product_id) do update set missing = excluded.missing`,
  'update product_variants set low_stock_at = 5 where hashtext(id) % 50 = 0',
  'update product_variants set stock = 60, on_hand = 60 where stock = 0 and hashtext(id) % 10 <> 0',
  'delete from sold_out_variants using product_variants where id = variant_id and stock > 0',
  'insert into sold_out_variants select id from product_variants where stock = 0 on conflict do nothing',
];

// Large tables; indexes are rebuilt afterwards.
const FILLED = [
  'orders',
  'order_lines',
  'parcels',
  'parcel_lines',
  'order_line_batches',
  'stock_movements',
  'audit_entries',
  'tickets',
  'ticket_messages',
];

// Each order would recount its customer without an index.
const RECOUNTS = [
  ['orders', 'orders_recount_customer'],
  ['returns', 'returns_recount_customer'],
] as const;

async function recountCustomers(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  for (const [table, trigger] of RECOUNTS) await pool.query(`alter table ${table} enable trigger ${trigger}`);
  await pool.query('select recount_customer(id) from users where deleted_at is null');
  await pool.query(`
    insert into customer_tags select user_id, case when hashtext(user_id) % 2 = 0 then 'gift' else 'vip' end
    from customer_figures where hashtext(user_id) % 90 < 2`);
  await pool.query(
    `
    insert into customer_segments (id, name, rules, created_at, updated_at)
    values ('large', 'Regular in Kochi', $1, now(), now())`,
    [JSON.stringify({ ...EVERYONE, ordersFrom: 2, pins: ['68'] })],
  );
}

/** By SQL, enough for full staff lists. `say` reports progress. */
export async function fillLargeShop(
  pool: pg.Pool,
  { orders, customers, products }: ShopSize = LARGE_SHOP,
  say: (what: string) => void = () => undefined,
): Promise<void> {
  say(`${products} products`);
  await withoutTriggers(pool, ['products', 'product_variants'], async () => {
    await enlargeCatalogue(pool, products);
    for (const statement of MIXED_STATES) await pool.query(statement);
  });
  for (const [table, trigger] of RECOUNTS)
    await pool.query(`alter table ${table} disable trigger ${trigger}`);
  await asBareTables(pool, FILLED, async () => {
    say(`${orders} orders of ${customers} customers`);
    await addManyOrders(pool, { orders, customers });
    say('batches, parcels, returns and the stock ledger');
    await addStockHistory(pool);
    say('people and what they did');
    await addPeople(pool);
    await addRecords(pool, orders);
    say('entries of the journal');
    await addJournalEntries(pool);
    say('messages to the shop');
    await addManyTickets(pool, orders);
    say('indexes');
  });
  say('figures and tags of customers');
  await recountCustomers(pool);
  await pool.query('vacuum analyze');
}
