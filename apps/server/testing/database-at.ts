import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrateUpTo, migrationTags } from '../src/db/migrate.ts';
import { copyTestDatabase, emptyTestDatabase, type TestDatabase } from './test-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../src/db/migrations');
const ROWS = join(import.meta.dirname, 'rows');

/** Migrates stepwise to a release, inserting that release's rows. */
export async function fillAsOf(
  client: pg.Client,
  lastTag: string,
  after: string | null = null,
): Promise<void> {
  const tags = await migrationTags();
  for (const tag of tags.slice(after === null ? 0 : tags.indexOf(after) + 1, tags.indexOf(lastTag) + 1)) {
    if (tag !== lastTag && (await rowsOf(tag)) === null) continue;
    await migrateUpTo(client, tag);
    await insertRowsOf(client, tag);
  }
}

export async function insertRowsOf(client: pg.Client, tag: string): Promise<void> {
  const rows = await rowsOf(tag);
  if (rows !== null) await client.query(rows);
}

// Each migration with tables has rows.
async function rowsOf(tag: string): Promise<string | null> {
  const migration = await readFile(join(MIGRATIONS, `${tag}.sql`), 'utf8');
  if (!/create (unlogged )?table/i.test(migration)) return null;
  return await readFile(join(ROWS, `${tag}.sql`), 'utf8');
}

type Bare = Pick<TestDatabase, 'url' | 'drop'>;

type RisingDatabase = {
  readonly copyAt: (tag: string) => Promise<Bare>;
  /** On a copy that is dropped afterwards. */
  readonly withDataOf: (
    tag: string,
    work: (client: pg.Client, url: string) => Promise<void>,
  ) => Promise<void>;
  readonly drop: () => Promise<void>;
};

/** Filled release by release; quick where copies are asked for in the order of releases. */
export function risingDatabase(): RisingDatabase {
  let at: { readonly database: Bare; readonly tag: string } | null = null;
  const drop = async (): Promise<void> => {
    await at?.database.drop();
    at = null;
  };
  const copyAt = async (tag: string): Promise<Bare> => {
    const tags = await migrationTags();
    if (at !== null && tags.indexOf(at.tag) > tags.indexOf(tag)) await drop();
    const from = at;
    const database = from?.database ?? (await emptyTestDatabase());
    at = { database, tag };
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await fillAsOf(client, tag, from?.tag);
    await client.end();
    return copyTestDatabase(database);
  };
  return {
    copyAt,
    withDataOf: async (tag, work) => {
      const copy = await copyAt(tag);
      const client = new pg.Client({ connectionString: copy.url });
      await client.connect();
      try {
        await work(client, copy.url);
      } finally {
        await client.end();
        await copy.drop();
      }
    },
    drop,
  };
}
