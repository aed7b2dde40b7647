import { type Query, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { vi } from 'vitest';
import type { PooledDatabase } from '../../src/db/connect.ts';
import type { TestShop } from '../test-shop.ts';

// Retries take seconds.
const JOBS_WITHIN = { timeout: 40_000, interval: 20 };

/** Row counts and sums of units, coins and paise. */
type Books = ReadonlyMap<string, number>;

// Derived tables, delayed writes and lookups, which refusals may create too.
const NO_BOOKS =
  /^(?:product_(?:listings|kinds|listing_changes|checks)|search_(?:documents|vocabulary)|guarded_attempts|attempt_counts|data_lookups)$/;

export type StillBooks = {
  /** Differences, including follow-up jobs and mails. */
  whatComesOf(act: () => Promise<unknown>): Promise<Readonly<Record<string, number>>>;
};

/** Disables schedules and delayed jobs, which could book between readings. */
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

async function readBooks(db: PooledDatabase, figures: Query): Promise<Books> {
  await vi.waitFor(async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job
        where state in ('retry', 'active') or state = 'created' and start_after < 'infinity'`,
    );
    if (rows[0]?.count !== 0) throw new Error('jobs are still waiting');
  }, JOBS_WITHIN);
  const { rows } = await db.$client.query<{ name: string; held: number }>({
    name: 'books',
    text: figures.sql,
    values: figures.params,
  });
  return new Map(rows.map(({ name, held }) => [name, held]));
}

// Balances after movements are levels; summing them is meaningless.
const FIGURES = sql`
  select t.table_name as table, coalesce(array_agg(c.column_name::text) filter (where c.column_name is not null), '{}') as columns
  from information_schema.tables t
  left join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
    and c.data_type in ('integer', 'bigint')
    and (c.column_name ~ '_paise$' or c.column_name in ('quantity', 'packed', 'counted', 'coins')
      or c.column_name in ('stock', 'on_hand', 'held', 'allocated') and c.table_name <> 'stock_movements')
  where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
  group by t.table_name`;

// The same goods are one row or two, as their batches end.
const SPLIT_BY_BATCH = ['order_line_batches', 'stock_movements'];

/** One query over all tables, planned once a connection. */
async function figuresIn(db: PooledDatabase): Promise<Query> {
  const { rows: tables } = await db.execute<{ table: string; columns: string[] }>(FIGURES);
  const parts = tables
    .filter(({ table }) => !NO_BOOKS.test(table) && table !== 'outbox_messages')
    .map(({ table, columns }) => {
      const isSplit = SPLIT_BY_BATCH.includes(table);
      const names = [
        ...(isSplit ? [] : [`rows of ${table}`]),
        ...columns.map((column) => `${table}.${column}`),
      ];
      const sums = columns.map((column) => sql`coalesce(sum(${sql.identifier(column)}), 0)`);
      const figures = sql.join([...(isSplit ? [] : [sql`count(*)`]), ...sums], sql`, `);
      return sql`select unnest(${sql.param(names)}::text[]) as name, unnest(array[${figures}]::float8[]) as held
        from ${sql.identifier(table)}`;
    });
  // Delayed mails count as sent.
  const messages = sql`select 'messages' as name, ((select count(*) from outbox_messages)
    + (select count(*) from pgboss.job where state = 'created' and start_after = 'infinity'))::float8 as held`;
  return new PgDialect().sqlToQuery(sql.join([...parts, messages], sql` union all `));
}
