import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import type pg from 'pg';
import { contractsFrom } from './expand-then-contract.ts';

// Sources and build read the same files.
export const MIGRATIONS = join(findPackageJSON('.', import.meta.url) ?? '', '..', 'src', 'db', 'migrations');

export type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] };

export async function readJournal(): Promise<Journal> {
  return JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'));
}

export type Standing =
  | { readonly kind: 'behind' }
  | { readonly kind: 'same' }
  /** Migrated by a later, compatible release. */
  | { readonly kind: 'ahead' }
  | { readonly kind: 'beyond'; readonly level: number };

// In the migrations' schema, outside the shop and its backups.
const LEVELS = 'drizzle.release_level';

export async function standingOf(client: pg.Client, { entries }: Journal): Promise<Standing> {
  const last = entries.at(-1)?.when ?? 0;
  const level = await appliedLevel(client);
  if (level === null || level < last) return { kind: 'behind' };
  if (level === last) return { kind: 'same' };
  const needed = await neededLevel(client);
  return needed !== null && needed <= last ? { kind: 'ahead' } : { kind: 'beyond', level };
}

export async function noteNeeds(client: pg.Client, journal: Journal): Promise<void> {
  const needed = await needsOf(journal);
  if ((await neededLevel(client)) === needed) return;
  await client.query(
    `create table if not exists ${LEVELS} (only_row boolean primary key default true check (only_row), needed bigint not null)`,
  );
  await client.query(
    `insert into ${LEVELS} (needed) values ($1) on conflict (only_row) do update set needed = excluded.needed`,
    [needed],
  );
}

/** First release that records it. */
const FIRST = '0075_attempt_counts';

/** Latest migration named by destructive ones. */
async function needsOf({ entries }: Journal): Promise<number> {
  const whenOf = new Map(entries.map(({ tag, when }) => [tag, when]));
  let needed = whenOf.get(FIRST) ?? 0;
  for (const { tag, when } of entries) {
    if (when <= needed) continue;
    const from = contractsFrom(await readFile(join(MIGRATIONS, `${tag}.sql`), 'utf8'));
    if (from !== null) needed = Math.max(needed, whenOf.get(from) ?? when);
  }
  return needed;
}

async function appliedLevel(client: pg.Client): Promise<number | null> {
  return readNumber(client, 'drizzle.__drizzle_migrations', 'max(created_at)');
}

async function neededLevel(client: pg.Client): Promise<number | null> {
  return readNumber(client, LEVELS, 'max(needed)');
}

async function readNumber(client: pg.Client, table: string, what: string): Promise<number | null> {
  const { rows: found } = await client.query('select to_regclass($1) is not null as there', [table]);
  if (found[0]?.there !== true) return null;
  const { rows } = await client.query<{ value: string | null }>(
    `select ${what}::text as value from ${table}`,
  );
  const value = rows[0]?.value ?? null;
  return value === null ? null : Number(value);
}
