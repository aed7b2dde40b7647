import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillAsOf } from '../../testing/database-at.ts';
import { emptyTestDatabase } from '../../testing/test-database.ts';
import { migrationTags } from './migrate.ts';

type Column = { readonly name: string; readonly type: string };

const VARIANT = `where id = 'v-told'`;

describe('a change of a variant', () => {
  let database: Awaited<ReturnType<typeof emptyTestDatabase>>;
  let client: pg.Client;
  const heard: string[] = [];
  beforeAll(async () => {
    database = await emptyTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await fillAsOf(client, (await migrationTags()).at(-1) ?? '');
    await client.query(
      `insert into products select (jsonb_populate_record(p, '{"id":"p-told"}')).* from products p`,
    );
    await client.query(
      `insert into product_variants select (jsonb_populate_record(v, '{"id":"v-told","sku":"TOLD","barcode":null}')).*
       from product_variants v where id = 'v-6'`,
    );
    client.on('notification', ({ channel }) => heard.push(channel));
    await client.query('listen catalogue_changed');
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  /** Count of announcements; NOTIFY arrives before the next statement's reply. */
  async function announced(statement: string): Promise<number> {
    heard.length = 0;
    const { rowCount } = await client.query(statement);
    expect(rowCount, statement).toBe(1);
    await client.query('select 1');
    return heard.length;
  }

  it('is announced if shoppers see it, except for the stock', async () => {
    const { rows: columns } = await client.query<Column>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_name = 'product_variants' order by ordinal_position`,
    );
    const unheard: string[] = [];
    for (const column of columns) {
      const statement = `update product_variants set ${column.name} = ${otherValue(column)} ${VARIANT}`;
      if ((await announced(statement)) === 0) unheard.push(column.name);
      if (column.name === 'id')
        await client.query(`update product_variants set id = 'v-told' where id = 'v-toldx'`);
    }
    expect(unheard).toEqual(['stock', 'version', 'on_hand', 'low_stock_at']);
  });

  it('is announced when a variant comes and when it goes, and not when nothing changes', async () => {
    expect(await announced(`update product_variants set name = name ${VARIANT}`)).toBe(0);
    expect(await announced(`delete from product_variants ${VARIANT}`)).toBe(1);
    expect(
      await announced(
        `insert into product_variants select (jsonb_populate_record(v, '{"id":"v-told","sku":"TOLD","barcode":null}')).*
         from product_variants v where id = 'v-6'`,
      ),
    ).toBe(1);
  });
});

/** A different valid value. */
function otherValue({ name, type }: Column): string {
  if (name === 'product_id') return `'p-told'`;
  if (name === 'net_unit') return `'g'`;
  if (name === 'barcode') return `'96385074'`;
  // Below the list price.
  if (name === 'price_paise') return 'price_paise - 1';
  switch (type) {
    case 'text':
      return `coalesce(${name}, '') || 'x'`;
    case 'integer':
    case 'bigint':
      return `${name} + 1`;
    case 'boolean':
      return `not ${name}`;
    case 'jsonb':
      return `case when jsonb_typeof(${name}) = 'array' then '[{}]'::jsonb else '{"other":"value"}'::jsonb end`;
    case 'timestamp with time zone':
      return `${name} + interval '1 second'`;
    default:
      throw new Error(`no other value for a ${type}`);
  }
}
