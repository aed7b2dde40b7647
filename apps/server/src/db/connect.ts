import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isReadOnlyServer, StandbyError } from './unavailable.ts';

export type Database = NodePgDatabase & { readonly $client: pg.Pool | pg.PoolClient };

export type PooledDatabase = NodePgDatabase & { readonly $client: pg.Pool };

export type Connection = { readonly db: PooledDatabase; readonly pool: pg.Pool; close(): Promise<void> };

// A new connection costs 40 ms of CPU on both sides: login, and re-planning every statement.
const IDLE_MS = 300_000;
/** Connections per process. */
const POOL_SIZE = 20;
const STATEMENT_MS = 15_000;
// Client-side limit, just above the server's own.
const SILENCE_MS = STATEMENT_MS + 2_000;
// pg takes 0 for the limit of the connection.
const UNLIMITED_MS = 86_400_000;
const FREE_WITHIN_MS = 10_000;
const CONNECT_WITHIN_MS = 3_000;

/** Detects a silent peer. */
export const NOTICES_LOSS = {
  connectionTimeoutMillis: CONNECT_WITHIN_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** `onError`: idle connections that broke; `name`: application_name. */
export function connect(
  url: string,
  onError: (error: Error) => void,
  maxConnections = POOL_SIZE,
  name = 'ilaneer',
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENCE_MS,
    application_name: name,
    // Pipelining nine statements costs 0.88 instead of 1.26 ms of the shop's CPU, 0.75 instead of 1.25 of the
    // database's.
    pipeline: true,
    ...NOTICES_LOSS,
    // Wait for a free connection; connecting has its own limit (QuickClient).
    connectionTimeoutMillis: FREE_WITHIN_MS,
    Client: QuickClient,
    verify: refuseStandby,
  });
  pool.on('error', onError);
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    open.add(client);
    // The running statement reports it; unhandled, the event would end the process.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => open.delete(client));
  // A failover ends no connections: drop all of them, idle ones at once.
  pool.on('release', (error: unknown) => {
    if (isReadOnlyServer(error)) for (const client of open) client.emit('error', new StandbyError());
  });
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/** Short connect timeout: behind a balancer the next try may reach another server. */
class QuickClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  }
}

/** Statements of a transaction without a time limit, to read whole ledgers. */
export async function withoutTimeLimit<Value>(
  tx: Database,
  run: (unlimited: Database) => Promise<Value>,
): Promise<Value> {
  const { $client: client } = tx;
  await client.query('set local statement_timeout = 0');
  const query = (given: string | pg.QueryConfig, values?: unknown[]) => {
    const config = typeof given === 'string' ? { text: given } : given;
    // An option of pg that its types lack.
    const limited = { ...config, query_timeout: UNLIMITED_MS };
    return client.query(limited, values);
  };
  const unlimited: pg.PoolClient = Object.create(client, { query: { value: query } });
  return run(drizzle({ client: unlimited }));
}

/** During a failover the address may lead to a standby: don't use it. */
function refuseStandby(client: pg.PoolClient, done: (refused?: Error) => void): void {
  client
    .query<{ refused: boolean }>(`select current_setting('transaction_read_only') = 'on' as refused`)
    .then(
      ({ rows }) => done(rows[0]?.refused === true ? new StandbyError() : undefined),
      (error: Error) => done(error),
    );
}

const databases = new WeakMap<pg.PoolClient, Database>();

export function databaseOn(client: pg.PoolClient): Database {
  const known = databases.get(client);
  if (known !== undefined) return known;
  const made: Database = drizzle({ client });
  databases.set(client, made);
  return made;
}
