import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const MIGRATIONS = join(import.meta.dirname, '../db/migrations');
const ROWS = join(import.meta.dirname, 'rows');

type Journal = { readonly entries: readonly { readonly tag: string }[] };

/** The names of all migrations, in order. */
export async function migrationTags(): Promise<string[]> {
  return (await readJournal()).entries.map(({ tag }) => tag);
}

/** Brings an empty database to where a release stood, migration by migration, with the rows of a shop in use. */
export async function fillAsOf(client: pg.Client, lastTag: string): Promise<void> {
  const tags = await migrationTags();
  for (const tag of tags.slice(0, tags.indexOf(lastTag) + 1)) {
    await migrateUpTo(client, tag);
    const rows = await rowsOf(tag);
    if (rows !== null) await client.query(rows);
  }
}

// A migration that brings tables comes with rows for them.
async function rowsOf(tag: string): Promise<string | null> {
  const migration = await readFile(join(MIGRATIONS, `${tag}.sql`), 'utf8');
  if (!/create table/i.test(migration)) return null;
  return await readFile(join(ROWS, `${tag}.sql`), 'utf8');
}

async function migrateUpTo(client: pg.Client, tag: string): Promise<void> {
  const journal = await readJournal();
  const upTo = journal.entries.findIndex((entry) => entry.tag === tag) + 1;
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    await mkdir(join(folder, 'meta'));
    const cut = { ...journal, entries: journal.entries.slice(0, upTo) };
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(cut));
    for (const entry of cut.entries) {
      await symlink(join(MIGRATIONS, `${entry.tag}.sql`), join(folder, `${entry.tag}.sql`));
    }
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readJournal(): Promise<Journal> {
  return JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'));
}
