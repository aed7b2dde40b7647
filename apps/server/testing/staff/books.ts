import { type SQL, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { PooledDatabase } from '../../src/db/connect.ts';
import type { TestShop } from '../test-shop.ts';

// A job that fails is tried again after some seconds.
const JOBS_WITHIN = { timeout: 40_000, interval: 20 };

/** How much a shop's books hold: the rows of each table, and the sum of each column of units, coins or paise. */
type Books = ReadonlyMap<string, number>;

// What is worked out of other tables, when somebody first asks for it; what was tried, which is written some time later;
// and who looked at a customer, which a refusal may do as well as what is done.
const NO_BOOKS =
  /^(?:product_(?:listings|kinds|listing_changes|checks)|search_(?:documents|vocabulary)|guarded_attempts|attempt_counts|data_lookups)$/;

/** The books of a shop whose clock stands. */
export type StillBooks = {
  /** What some act adds to them, once what it leaves to be done is done: mails among it. */
  whatComesOf(act: () => Promise<unknown>): Promise<Readonly<Record<string, number>>>;
};

/**
 * From here on nothing happens in a shop but what is asked of it: the clock starts no jobs, and what is put off stays so.
 * Otherwise what is read before and after an act also tells of an earlier one, whose mail came due in between.
 */
export async function stopTheClock({ db }: TestShop): Promise<StillBooks> {
  await db.execute(sql`delete from pgboss.schedule`);
  await db.execute(sql`create function put_off() returns trigger language plpgsql as $$
    begin new.start_after := 'infinity'; return new; end $$`);
  await db.execute(sql`create trigger put_off before insert on pgboss.job
    for each row when (new.state = 'created' and new.start_after > now()) execute function put_off()`);
  const figures = await figuresIn(db);
  return {
    whatComesOf: async (act) => {
      const before = await readBooks(db, figures);
      await act();
      const after = await readBooks(db, figures);
      return Object.fromEntries(
        [...after].flatMap(([name, held]) => {
          const more = held - (before.get(name) ?? 0);
          return more === 0 ? [] : [[name, more]];
        }),
      );
    },
  };
}

async function readBooks(db: PooledDatabase, figures: SQL): Promise<Books> {
  await vi.waitFor(async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job
        where state in ('retry', 'active') or state = 'created' and start_after < 'infinity'`,
    );
    if (rows[0]?.count !== 0) throw new Error('jobs are still waiting');
  }, JOBS_WITHIN);
  const { rows } = await db.execute<{ name: string; held: number }>(figures);
  return new Map(rows.map(({ name, held }) => [name, held]));
}

// What stands behind a movement is a level, of which a sum says nothing.
const FIGURES = sql`
  select t.table_name as table, coalesce(array_agg(c.column_name::text) filter (where c.column_name is not null), '{}') as columns
  from information_schema.tables t
  left join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
    and c.data_type in ('integer', 'bigint')
    and (c.column_name ~ '_paise$' or c.column_name in ('quantity', 'packed', 'counted', 'coins')
      or c.column_name in ('stock', 'on_hand', 'held', 'allocated') and c.table_name <> 'stock_movements')
  where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
  group by t.table_name`;

/** What reads all figures at once; to read which there are takes longer than they do. */
async function figuresIn(db: PooledDatabase): Promise<SQL> {
  const { rows: tables } = await db.execute<{ table: string; columns: string[] }>(FIGURES);
  const parts = tables
    .filter(({ table }) => !NO_BOOKS.test(table) && table !== 'outbox_messages')
    .map(({ table, columns }) => {
      const names = [`rows of ${table}`, ...columns.map((column) => `${table}.${column}`)];
      const sums = columns.map((column) => sql`coalesce(sum(${sql.identifier(column)}), 0)`);
      const figures = sql.join([sql`count(*)`, ...sums], sql`, `);
      return sql`select unnest(${sql.param(names)}::text[]) as name, unnest(array[${figures}]::float8[]) as held
        from ${sql.identifier(table)}`;
    });
  // What staff may take back is told some seconds later: a mail to come counts as one that was sent.
  const messages = sql`select 'messages' as name, ((select count(*) from outbox_messages)
    + (select count(*) from pgboss.job where state = 'created' and start_after = 'infinity'))::float8 as held`;
  return sql.join([...parts, messages], sql` union all `);
}
