import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { MIGRATIONS, noteNeeds, readJournal, standingOf } from './release-level.ts';

/** Serialises migrations (arbitrary constant). Whole-database readers share it. */
export const MIGRATION_LOCK = 4_826_001;

export type MigrationPace = {
  /** Lock wait: queries queue behind a waiting DDL. */
  readonly lockMs: number;
  readonly retryMs: readonly number[];
  /** Per statement; 0: unlimited. */
  readonly statementMs: number;
  readonly say: (message: string) => void;
};

const USUAL: MigrationPace = {
  lockMs: 3_000,
  retryMs: [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000],
  statementMs: 600_000,
  say: () => undefined,
};

/** Exclusive. Throws an operator's text with nothing changed: a later release, a lock, a timeout. */
export async function migrate(url: string, pace: Partial<MigrationPace> = {}): Promise<void> {
  const { lockMs, retryMs, statementMs, say } = { ...USUAL, ...pace };
  const journal = await readJournal();
  await onDatabase(url, async (client) => {
    await client.query(`set lock_timeout = ${lockMs}`);
    await client.query(`set statement_timeout = ${statementMs}`);
    for (const wait of [...retryMs, null]) {
      try {
        if ((await standing(client)) !== 'behind') return;
        await holdMigrations(client, say);
        // Another process may have migrated meanwhile.
        if ((await standing(client)) === 'behind') await applyFrom(client, MIGRATIONS);
        return await noteNeeds(client, journal);
      } catch (error) {
        const code = codeOf(error);
        if (code === QUERY_CANCELED && statementMs > 0) throw tooSlow(error, statementMs);
        if (code !== LOCK_NOT_AVAILABLE) throw error;
        const holders = (await holdersOf(client)).join('; ');
        if (wait === null) throw lockedOut(error, holders);
        say(`The database is brought up to date as soon as a lock can be had. ${holders}`);
        await pause(wait);
      }
    }
  });

  async function standing(client: pg.Client): Promise<'behind' | 'done'> {
    const found = await standingOf(client, journal);
    switch (found.kind) {
      case 'behind':
        return 'behind';
      case 'same':
        await noteNeeds(client, journal);
        return 'done';
      case 'ahead':
        say('A later release has migrated the database. This release keeps working with it.');
        return 'done';
      case 'beyond':
        throw new Error(
          `The database was migrated by a later release of the shop (${new Date(found.level).toISOString().slice(0, 10)}), which took away what this one needs. Start that release; or restore a backup from before into an empty database for this one.`,
        );
    }
  }
}

/** Migrates an empty database up to `level`. Throws with a text for the operator if unknown. */
export async function migrateTo(url: string, level: number): Promise<void> {
  const { entries } = await readJournal();
  const last = entries.find(({ when }) => when === level);
  if (last === undefined) {
    throw new Error(
      'The data was written by a later release of the shop than this one. Restore it with that release.',
    );
  }
  await onDatabase(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateUpTo(client, last.tag);
  });
}

export async function migrateUpTo(client: pg.Client, tag: string): Promise<void> {
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
    await applyFrom(client, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function migrationMoments(): Promise<number[]> {
  return (await readJournal()).entries.map(({ when }) => when);
}

export async function migrationTags(): Promise<string[]> {
  return (await readJournal()).entries.map(({ tag }) => tag);
}

function applyFrom(client: pg.Client, migrationsFolder: string): Promise<void> {
  return applyMigrations(drizzle(client), { migrationsFolder });
}

async function onDatabase(url: string, apply: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'ilaneer migrations' });
  await client.connect();
  try {
    await apply(client);
  } finally {
    await client.end();
  }
}

/** Waits without limit: a backup ends. */
async function holdMigrations(client: pg.Client, say: (message: string) => void): Promise<void> {
  for (;;) {
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      return;
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
      say('Waiting for another process that migrates the database, or for a backup to end.');
    }
  }
}

const LOCK_NOT_AVAILABLE = '55P03';
const QUERY_CANCELED = '57014';

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}

async function holdersOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ pid: number; name: string; since: Date }>(
    `select a.pid, a.application_name as name, a.xact_start as since
     from pg_stat_activity a where a.datname = current_database() and a.pid <> pg_backend_pid() and a.xact_start is not null
       and exists (select from pg_locks l where l.pid = a.pid and l.granted and l.locktype = 'relation')
     order by a.xact_start limit 3`,
  );
  return rows.map(
    ({ pid, name, since }) =>
      `Process ${pid} of the database (${name || 'nameless'}) has been in a transaction since ${since.toISOString()}`,
  );
}

function lockedOut(cause: unknown, holders: string): Error {
  return new Error(
    `The database could not be brought up to date: something holds a lock that a migration needs. Nothing was changed. ${holders} End it, and start the shop again.`,
    { cause },
  );
}

function tooSlow(cause: unknown, statementMs: number): Error {
  return new Error(
    `The database could not be brought up to date: a statement took longer than ${statementMs / 1_000} s. Nothing was changed. Start the shop with a larger MIGRATION_SECONDS (0: without end), at a quiet hour.`,
    { cause },
  );
}
