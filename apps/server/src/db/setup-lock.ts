import pg from 'pg';

/** Any constant does that no other advisory lock of the shop has. */
const SETUP_KEY = 4_826_003;

/** Held by whoever sets the shop up. */
export type SetupLock = { release(): Promise<void> };

/**
 * Keeps two people from setting a shop up at the same time; null while somebody else does. It ends with its connection,
 * so that a run that was killed locks nobody out.
 */
export async function takeSetupLock(url: string): Promise<SetupLock | null> {
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks gives the lock up; the work itself is one transaction elsewhere.
  client.on('error', () => undefined);
  await client.connect();
  const sql = 'select pg_try_advisory_lock($1) as taken';
  const { rows } = await client.query<{ taken: boolean }>(sql, [SETUP_KEY]);
  if (rows[0]?.taken === true) return { release: () => client.end() };
  await client.end();
  return null;
}
