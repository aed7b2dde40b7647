import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

/**
 * Builds a prepared statement once for each database or transaction object instead of once a call. PostgreSQL
 * knows it by its name, so every connection plans it once.
 */
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

/**
 * The text of an insert whose rows come as one JSON parameter, so that one prepared statement serves any number of
 * them. `computed` are columns that the database fills in, with their expressions.
 */
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

/** Rows under the names of their columns, as such an insert takes them. */
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
