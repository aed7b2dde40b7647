import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The database: a pool, or one transaction on it. Repositories take either. */
export type Database = NodePgDatabase;

/** An open pool and the database on it. */
export type Connection = { readonly db: Database; readonly pool: pg.Pool; close(): Promise<void> };

/** Opens a pool. `onError` hears of connections that break while idle. */
export function connect(url: string, onError: (error: Error) => void, maxConnections = 20): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    application_name: 'ilaneer',
  });
  pool.on('error', onError);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
