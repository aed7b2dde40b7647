import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { fillAsOf, migrationTags } from '../testing/database-at.ts';
import { emptyTestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

type Rows = Record<string, Record<string, unknown>[]>;

async function readAll(client: pg.Client): Promise<Rows> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const all: Rows = {};
  for (const { name } of tables) {
    const { rows } = await client.query(`select row_to_json(t) as row from "${name}" t`);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

const tags = await migrationTags();

describe('migrations on a database with data in it', () => {
  it.each(tags)('from %s on lose and change nothing that a shop in use holds', async (tag) => {
    const database = await emptyTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await fillAsOf(client, tag);
      const before = await readAll(client);
      await migrate(database.url);
      const after = await readAll(client);
      for (const [table, rows] of Object.entries(before)) {
        expect(rows.length, `${table} has rows in testing/rows`).toBeGreaterThan(0);
        expect(after[table], table).toHaveLength(rows.length);
        expect(after[table], table).toEqual(rows.map((row) => expect.objectContaining(row)));
      }
    } finally {
      await client.end();
      await database.drop();
    }
  });

  it('leave orders of before at the 18 % that was charged on all their goods', async () => {
    const database = await emptyTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await fillAsOf(client, '0014_returns_life');
      await migrate(database.url);
      const { order_lines: lines = [], orders = [] } = await readAll(client);
      expect(new Set(lines.map((line) => line.gst_basis_points))).toEqual(new Set([1_800]));
      const goodsOnly = { gst_basis_points: 1_800, delivery_gst_basis_points: null, delivery_gst_paise: 0 };
      expect(orders).toEqual(orders.map(() => expect.objectContaining(goodsOnly)));
    } finally {
      await client.end();
      await database.drop();
    }
  });
});
