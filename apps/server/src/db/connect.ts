import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isReadOnlyServer, StandbyError } from './unavailable.ts';

/** The database: a pool, or one connection with a transaction on it. Repositories take either. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool | pg.PoolClient };

/** The database as a whole, on which transactions can begin. */
export type PooledDatabase = NodePgDatabase & { readonly $client: pg.Pool };

/** An open pool and the database on it. */
export type Connection = { readonly db: PooledDatabase; readonly pool: pg.Pool; close(): Promise<void> };

// A new connection costs both sides 40 ms of the processor: it logs in, and has every statement planned anew.
const IDLE_MS = 300_000;
/** How many connections the pool of a process grows to. */
const POOL_SIZE = 20;
const STATEMENT_MS = 15_000;
// The server ends a statement by itself, unless it hangs or can't be reached any more.
const SILENCE_MS = STATEMENT_MS + 2_000;
// pg takes 0 for the limit of the connection.
const UNLIMITED_MS = 86_400_000;
const FREE_WITHIN_MS = 10_000;
const CONNECT_WITHIN_MS = 3_000;

/** What every connection of the shop has: a peer that is gone without a word is noticed. */
export const NOTICES_LOSS = {
  connectionTimeoutMillis: CONNECT_WITHIN_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** Opens a pool. `onError` hears of connections that break while idle; the server knows them by `name`. */
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
    // Independent statements of a transaction share a round trip: 0.88 instead of 1.26 ms of the shop's processor for nine
    // of them, 0.75 instead of 1.25 of the database's.
    pipeline: true,
    ...NOTICES_LOSS,
    // For a connection that is free; one that is made has less time (QuickClient).
    connectionTimeoutMillis: FREE_WITHIN_MS,
    Client: QuickClient,
    verify: refuseStandby,
  });
  pool.on('error', onError);
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    open.add(client);
    // One that breaks while a transaction has it fails its statements; unheard, it would end the process too.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => open.delete(client));
  // A server that gave way to another ends no connection: all that lead to it go, those that wait for work at once.
  pool.on('release', (error: unknown) => {
    if (isReadOnlyServer(error)) for (const client of open) client.emit('error', new StandbyError());
  });
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/** A connection that is not made soon is not made: behind a balancer the next try may find another server. */
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
    // pg's own option, which its types do not know.
    const limited = { ...config, query_timeout: UNLIMITED_MS };
    return client.query(limited, values);
  };
  const unlimited: pg.PoolClient = Object.create(client, { query: { value: query } });
  return run(drizzle({ client: unlimited }));
}

/** While a server gives way to another, an address may lead to one that only reads: its connection is not used. */
function refuseStandby(client: pg.PoolClient, done: (refused?: Error) => void): void {
  client
    .query<{ refused: boolean }>(`select current_setting('transaction_read_only') = 'on' as refused`)
    .then(
      ({ rows }) => done(rows[0]?.refused === true ? new StandbyError() : undefined),
      (error: Error) => done(error),
    );
}

const databases = new WeakMap<pg.PoolClient, Database>();

/** The database on one connection: the same object for the same connection, so that it keeps its prepared statements. */
export function databaseOn(client: pg.PoolClient): Database {
  const known = databases.get(client);
  if (known !== undefined) return known;
  const made: Database = drizzle({ client });
  databases.set(client, made);
  return made;
}
