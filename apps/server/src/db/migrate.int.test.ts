import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyTestDatabase, emptyTestDatabase } from '../../testing/test-database.ts';
import { MIGRATION_LOCK, migrate, migrateUpTo, migrationTags } from './migrate.ts';

const QUICKLY = { lockMs: 50, retryMs: [20, 20], statementMs: 60_000 };

describe('bringing a database up to date', () => {
  type Database = Awaited<ReturnType<typeof emptyTestDatabase>>;
  let all: number;
  /** Without the last migration. */
  let behind: Database;
  let database: Database;
  let client: pg.Client;
  let said: string[];
  const say = (message: string) => said.push(message);
  beforeAll(async () => {
    const tags = await migrationTags();
    all = tags.length;
    behind = await emptyTestDatabase();
    const first = new pg.Client({ connectionString: behind.url });
    await first.connect();
    await migrateUpTo(first, tags.at(-2) ?? '');
    await first.end();
  });
  afterAll(() => behind.drop());
  beforeEach(async () => {
    said = [];
    database = await copyTestDatabase(behind);
    client = new pg.Client({ connectionString: database.url, application_name: 'somebody' });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  const applied = async () => {
    const { rows } = await client.query('select count(*)::int as count from drizzle.__drizzle_migrations');
    return rows[0].count;
  };
  const migratedLater = async (needed: string | null) => {
    await migrate(database.url);
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4000000000000)`,
    );
    if (needed === null) await client.query('drop table drizzle.release_level');
    else await client.query(`update drizzle.release_level set needed = ${needed}`);
  };

  it('waits for a lock in short tries, and goes on when it is had', async () => {
    await client.query('begin; lock table drizzle.__drizzle_migrations in access exclusive mode');
    const migrated = migrate(database.url, { ...QUICKLY, retryMs: Array(500).fill(20), say });
    await expect.poll(() => said.length).toBeGreaterThan(0);
    await client.query('commit');
    await migrated;
    expect(await applied()).toBe(all);
    expect(said[0]).toMatch(/Process \d+ of the database \(somebody\) has been in a transaction since 20/);
  });

  it('gives up with words that name who holds the lock, and changes nothing', async () => {
    await client.query('begin; lock table drizzle.__drizzle_migrations in access exclusive mode');
    await expect(migrate(database.url, { ...QUICKLY, say })).rejects.toThrow(
      /something holds a lock that a migration needs. Nothing was changed. Process \d+ of the database \(somebody\)/,
    );
    await client.query('commit');
    expect(await applied()).toBe(all - 1);
  });

  it('ends a statement that takes too long, and says how to allow it', async () => {
    await client.query(`
      create function slowly() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end';
      create trigger slowly before insert on drizzle.__drizzle_migrations for each row execute function slowly()`);
    await expect(migrate(database.url, { ...QUICKLY, statementMs: 200 })).rejects.toThrow(
      'a statement took longer than 0.2 s. Nothing was changed. Start the shop with a larger MIGRATION_SECONDS',
    );
  });

  it('waits for a backup, which shares a lock, and says so', async () => {
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    const migrated = migrate(database.url, { ...QUICKLY, retryMs: [], say });
    await expect.poll(() => said.length).toBeGreaterThan(2);
    expect(said[0]).toBe('Waiting for another process that migrates the database, or for a backup to end.');
    await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
    await migrated;
    expect(await applied()).toBe(all);
  });

  it('returns at once without pending migrations', async () => {
    await migrate(database.url);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(database.url, { ...QUICKLY, retryMs: [] });
  });

  it.each([null, '3999999999999'])(
    'refuses a database of a later release that took away what this one needs (%s)',
    async (needed) => {
      await migratedLater(needed);
      await expect(migrate(database.url, QUICKLY)).rejects.toThrow(
        'The database was migrated by a later release of the shop (2096-10-02), which took away what this one needs. Start that release',
      );
    },
  );

  it('goes on beside a later release that left all that this one uses', async () => {
    await migratedLater('1');
    await migrate(database.url, { ...QUICKLY, say });
    expect(said).toEqual(['A later release has migrated the database. This release keeps working with it.']);
  });
});
