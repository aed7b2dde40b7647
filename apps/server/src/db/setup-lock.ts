import pg from 'pg';

/** Arbitrary, unique among advisory locks. */
const SETUP_KEY = 4_826_003;

export type SetupLock = { release(): Promise<void> };

/** Null if held elsewhere. Bound to its connection: a killed run releases it. */
export async function takeSetupLock(url: string): Promise<SetupLock | null> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection releases the lock; the work is one transaction elsewhere.
  client.on('error', () => undefined);
  await client.connect();
  const sql = 'select pg_try_advisory_lock($1) as taken';
  const { rows } = await client.query<{ taken: boolean }>(sql, [SETUP_KEY]);
  if (rows[0]?.taken === true) return { release: () => client.end() };
  await client.end();
  return null;
}
