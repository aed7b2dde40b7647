import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The database: a pool, or one connection with a transaction on it. Repositories take either. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool | pg.PoolClient };

/** The database as a whole, on which transactions can begin. */
export type PooledDatabase = NodePgDatabase & { readonly $client: pg.Pool };

/** An open pool and the database on it. */
export type Connection = { readonly db: PooledDatabase; readonly pool: pg.Pool; close(): Promise<void> };

// A new connection costs both sides 40 ms of the processor: it logs in, and has every statement planned anew.
const IDLE_MS = 300_000;

/** Opens a pool. `onError` hears of connections that break while idle. */
export function connect(url: string, onError: (error: Error) => void, maxConnections = 20): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    application_name: 'ilaneer',
    // Statements of one transaction that do not wait for each other are sent one after the other, too.
    pipeline: true,
    stream: () => new GatheringSocket(),
  });
  pool.on('error', onError);
  // A connection that breaks while a transaction has it fails its statements; unheard, it would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/** Sends in one go what statements write in one turn of the event loop: each write costs more than what it carries. */
class GatheringSocket extends Socket {
  #isGathering = false;

  /** Called before each statement is written. */
  override cork(): void {
    super.cork();
    if (this.#isGathering) return;
    this.#isGathering = true;
    super.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      super.uncork();
    });
  }
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
