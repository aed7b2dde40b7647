import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { TestShop } from '../test-shop.ts';

// A job that fails is tried again after some seconds.
const JOBS_WITHIN = { timeout: 40_000, interval: 20 };

/** How much a shop's books hold: the rows of each table, and the sum of each column of units, coins or paise. */
type Books = ReadonlyMap<string, number>;

// What is worked out of other tables, when somebody first asks for it; and what was tried, which is written some time later.
const NO_BOOKS =
  /^(?:product_(?:listings|kinds|listing_changes|checks)|search_(?:documents|vocabulary)|guarded_attempts|attempt_counts)$/;

// What stands behind a movement is a level, of which a sum says nothing.
const FIGURES = sql`
  select c.table_name as table, c.column_name as column from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('integer', 'bigint')
    and (c.column_name ~ '_paise$' or c.column_name in ('quantity', 'packed', 'counted', 'coins')
      or c.column_name in ('stock', 'on_hand', 'held', 'allocated') and c.table_name <> 'stock_movements')
  union all
  select table_name, null from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;

/**
 * From here on nothing happens in a shop but what is asked of it: the clock starts no jobs, and what is put off stays so.
 * Otherwise what is read before and after an act also tells of an earlier one, whose mail came due in between.
 */
export async function stopTheClock({ db }: TestShop): Promise<void> {
  await db.execute(sql`delete from pgboss.schedule`);
  await db.execute(sql`create function put_off() returns trigger language plpgsql as $$
    begin new.start_after := 'infinity'; return new; end $$`);
  await db.execute(sql`create trigger put_off before insert on pgboss.job
    for each row when (new.state = 'created' and new.start_after > now()) execute function put_off()`);
}

/** What some act adds to the books of a shop whose clock stands, once what it leaves to be done is done: mails among it. */
export async function whatComesOf(
  shop: TestShop,
  act: () => Promise<unknown>,
): Promise<Readonly<Record<string, number>>> {
  const before = await readBooks(shop);
  await act();
  const after = await readBooks(shop);
  return Object.fromEntries(
    [...after].flatMap(([name, held]) => {
      const more = held - (before.get(name) ?? 0);
      return more === 0 ? [] : [[name, more]];
    }),
  );
}

async function readBooks(shop: TestShop): Promise<Books> {
  await vi.waitFor(async () => {
    const { rows } = await shop.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job
        where state in ('retry', 'active') or state = 'created' and start_after < 'infinity'`,
    );
    if (rows[0]?.count !== 0) throw new Error('jobs are still waiting');
  }, JOBS_WITHIN);
  const { rows: figures } = await shop.db.execute<{ table: string; column: string | null }>(FIGURES);
  const kept = figures.filter(({ table }) => !NO_BOOKS.test(table) && table !== 'outbox_messages');
  const parts = kept.map(({ table, column }) => {
    const name = column === null ? `rows of ${table}` : `${table}.${column}`;
    const figure = column === null ? sql`count(*)` : sql`coalesce(sum(${sql.identifier(column)}), 0)`;
    return sql`select ${name}::text as name, ${figure}::float8 as held from ${sql.identifier(table)}`;
  });
  // What staff may take back is told some seconds later: a mail to come counts as one that was sent.
  const messages = sql`select 'messages' as name, ((select count(*) from outbox_messages)
    + (select count(*) from pgboss.job where state = 'created' and start_after = 'infinity'))::float8 as held`;
  const { rows } = await shop.db.execute<{ name: string; held: number }>(
    sql.join([...parts, messages], sql` union all `),
  );
  return new Map(rows.map(({ name, held }) => [name, held]));
}
