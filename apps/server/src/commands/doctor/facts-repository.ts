import pg from 'pg';
import { type WaitingJobs, waitingJobs } from '../../jobs/waiting-repository.ts';
import type { DatabaseFacts } from './judge-database.ts';

const ANSWER_WITHIN_MS = 5_000;

const SETTINGS = [
  'autovacuum',
  'data_checksums',
  'fsync',
  'full_page_writes',
  'max_connections',
  'reserved_connections',
  'superuser_reserved_connections',
  'synchronous_commit',
];

export type LookedAt = {
  readonly facts: DatabaseFacts;
  readonly queues: readonly WaitingJobs[];
  /** Local minus database clock, and the query's duration, ms. */
  readonly clock: { readonly aheadMs: number; readonly roundTripMs: number };
};

/** Read-only, one connection. Throws driver errors. */
export async function lookAtDatabase(url: string): Promise<LookedAt> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    application_name: 'ilaneer doctor',
  });
  // The running statement reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return { facts: await factsOf(client), queues: await queuesOf(client), clock: await clockOf(client) };
  } finally {
    await client.end();
  }
}

async function factsOf(client: pg.Client): Promise<DatabaseFacts> {
  const { rows } = await client.query<Omit<DatabaseFacts, 'settings' | 'extensions' | 'applied'>>(
    `select current_setting('server_version_num')::int as version,
       pg_encoding_to_char(d.encoding) as encoding, d.datcollate as collation,
       current_setting('transaction_read_only') = 'on' as "isReadOnly",
       (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections
     from pg_database d where d.datname = current_database()`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the database does not know itself');
  const settings = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [SETTINGS],
  );
  const extensions = await client.query<{ extname: string }>('select extname from pg_extension');
  return {
    ...row,
    settings: Object.fromEntries(settings.rows.map(({ name, setting }) => [name, setting])),
    extensions: extensions.rows.map(({ extname }) => extname),
    applied: await appliedIn(client),
  };
}

async function appliedIn(client: pg.Client): Promise<number[]> {
  if (!(await hasTable(client, 'drizzle.__drizzle_migrations'))) return [];
  const { rows } = await client.query<{ at: string }>(
    'select created_at::text as at from drizzle.__drizzle_migrations',
  );
  return rows.map(({ at }) => Number(at));
}

async function queuesOf(client: pg.Client): Promise<WaitingJobs[]> {
  if (!(await hasTable(client, 'pgboss.job'))) return [];
  return waitingJobs(client);
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    name,
  ]);
  return rows[0]?.found === true;
}

async function clockOf(client: pg.Client): Promise<LookedAt['clock']> {
  const asked = Date.now();
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
  const answered = Date.now();
  const at = rows[0]?.at.getTime() ?? answered;
  return { aheadMs: (asked + answered) / 2 - at, roundTripMs: answered - asked };
}
