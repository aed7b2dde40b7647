import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { migrateUpTo, migrationTags } from '../src/db/migrate.ts';

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
    await migrateUpTo(client, tag);
    const rows = await rowsOf(tag);
    if (rows !== null) await client.query(rows);
  }
}

// Each migration with tables has rows.
async function rowsOf(tag: string): Promise<string | null> {
  const migration = await readFile(join(MIGRATIONS, `${tag}.sql`), 'utf8');
  if (!/create (unlogged )?table/i.test(migration)) return null;
  return await readFile(join(ROWS, `${tag}.sql`), 'utf8');
}
