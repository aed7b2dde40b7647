import type pg from 'pg';

const INDEXES = `
  select i.indexname as name, i.indexdef as definition from pg_indexes i
  where i.schemaname = 'public' and i.tablename = any($1)
    and not exists (select from pg_constraint c where c.conindid = format('%I.%I', i.schemaname, i.indexname)::regclass)`;

const FOREIGN_KEYS = `
  select c.conname as name, c.conrelid::regclass::text as table, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c where c.contype = 'f' and c.conrelid = any($1::text[]::regclass[])`;

/** Much faster. The caller ensures references; old rows are not re-validated. */
export async function asBareTables(
  pool: Pick<pg.Pool, 'query'>,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(INDEXES, [tables]);
  const { rows: keys } = await pool.query<{ name: string; table: string; definition: string }>(FOREIGN_KEYS, [
    tables,
  ]);
  for (const { name } of indexes) await pool.query(`drop index "${name}"`);
  for (const { name, table } of keys) await pool.query(`alter table ${table} drop constraint "${name}"`);
  try {
    await fill();
  } finally {
    for (const { definition } of indexes) await pool.query(definition);
    for (const { name, table, definition } of keys) {
      await pool.query(`alter table ${table} add constraint "${name}" ${definition} not valid`);
    }
  }
}

/** The caller maintains what triggers would. */
export async function withoutTriggers(
  pool: Pick<pg.Pool, 'query'>,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  for (const table of tables) await pool.query(`alter table ${table} disable trigger user`);
  try {
    await fill();
  } finally {
    for (const table of tables) await pool.query(`alter table ${table} enable trigger user`);
  }
}
