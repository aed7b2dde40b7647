import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

/** PostgreSQL plans it once per connection. */
export function prepared<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (db) => {
    const known = statements.get(db);
    if (known !== undefined) return known;
    const made = build(db);
    statements.set(db, made);
    return made;
  };
}

/** One prepared statement for any number of rows. `computed`: expressions by column. */
export function insertOfJsonRows(
  table: PgTable,
  parameter: `$${number}`,
  computed: Readonly<Record<string, string>> = {},
): string {
  const name = `"${getTableName(table)}"`;
  const columns = Object.values(getTableColumns(table))
    .filter(({ generated }) => generated === undefined)
    .map((column) => column.name);
  const targets = columns.map((column) => `"${column}"`);
  const sources = columns.map((column) => computed[column] ?? `"${column}"`);
  return `insert into ${name} (${targets.join(', ')})
    select ${sources.join(', ')} from json_populate_recordset(null::${name}, ${parameter}::json)`;
}

export function toJsonRows<Table extends PgTable>(
  table: Table,
  rows: readonly Partial<Table['$inferSelect']>[],
): string {
  const columns = Object.entries(getTableColumns(table));
  return JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(columns.map(([key, column]) => [column.name, Reflect.get(row, key)])),
    ),
  );
}
