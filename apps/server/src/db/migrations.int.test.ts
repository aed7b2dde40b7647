import pg from 'pg';
import { expect, it } from 'vitest';
import { insertRowsOf } from '../../testing/database-at.ts';
import { readTables, type Tables } from '../../testing/database-content.ts';
import { emptyTestDatabase } from '../../testing/test-database.ts';
import { migrateUpTo, migrationTags } from './migrate.ts';

/** A selling shop counts as opened, and keeps the texts that its pages had. */
const ADDED_SETTINGS: readonly unknown[] = ['opening', 'texts', 'look'];

function asToday(table: string, row: Record<string, unknown>, before: Tables): Record<string, unknown> {
  if (table === 'product_listings') {
    // Moved to its kind.
    const { availability: _, color_keys: __, merchandise: ___, hsn_code: ____, ...rest } = row;
    return rest;
  }
  if (table === 'search_documents') {
    // Moved to its product, normalised for search.
    const { plain_name: _, category: __, options: ___, description: ____, lexemes: _____, ...rest } = row;
    return rest;
  }
  if (table === 'returns' || table === 'return_lines') {
    // Replaced by restocked units per line.
    const { restocked: _, ...rest } = row;
    return rest;
  }
  if (table === 'settings') {
    // Covered by a test of its own.
    const { value: _, ...rest } = row;
    return rest;
  }
  if (table === 'consents' && 'granted_at' in row) {
    const { granted_at: happened_at, withdrawn_at: _, ...rest } = row;
    return { ...rest, happened_at, given: true, place: 'earlier' };
  }
  if (table !== 'order_events' || !('actor' in row)) return row;
  const { actor, ...rest } = row;
  const order = before.orders?.find(({ id }) => id === row.order_id);
  switch (actor) {
    case 'shopper':
      return { ...rest, actor_kind: 'shopper', actor_id: order?.user_id };
    case 'staff':
      return { ...rest, actor_kind: 'staff', actor_id: 'command line' };
    default:
      return { ...rest, actor_kind: 'system', actor_id: actor };
  }
}

/** The rows of a table in today's words. */
function rowsIn(tables: Tables, table: string): Record<string, unknown>[] {
  return (tables[table] ?? []).map((row) => asToday(table, row, tables));
}

it('no migration loses or changes anything that a shop in use holds', { timeout: 180_000 }, async () => {
  const database = await emptyTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  let before: Tables = {};
  for (const tag of await migrationTags()) {
    await migrateUpTo(client, tag);
    const after = await readTables(client);
    for (const table of Object.keys(before)) {
      const rows = rowsIn(before, table);
      expect(rows.length, `${table} has rows in testing/rows`).toBeGreaterThan(0);
      const known = rows.map(({ key }) => key);
      const kept = rowsIn(after, table).filter(
        ({ key }) => table !== 'settings' || !ADDED_SETTINGS.includes(key) || known.includes(key),
      );
      expect(kept, `${table} after ${tag}`).toEqual(rows.map((row) => expect.objectContaining(row)));
    }
    await insertRowsOf(client, tag);
    before = await readTables(client);
  }
  await client.end();
  await database.drop();
});
