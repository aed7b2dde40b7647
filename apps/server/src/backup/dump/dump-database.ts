import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { MIGRATION_LOCK } from '../../db/migrate.ts';
import { jsonPiece, type Piece, piecesOf } from '../archive/archive.ts';
import {
  listTables,
  readLevel,
  readQueueVersion,
  readSequences,
  type StoredTable,
} from './tables-repository.ts';

export type DumpHeader = {
  readonly level: number;
  readonly queueVersion: number | null;
  readonly tables: readonly StoredTable[];
};

export const TABLES = 'tables/';
export const ROWS = 'rows.json';
export const SEQUENCES = 'sequences.json';

export type Snapshot = {
  readonly header: DumpHeader;
  readonly client: pg.Client;
  pieces(): AsyncGenerator<Piece>;
  close(): Promise<void>;
};

/**
 * Reads and writes continue. Migrations are excluded: one waiting inside the snapshot would block all queries
 * behind it.
 */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'ilaneer backup',
    keepAlive: true,
  });
  // The failing statement reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    await client.query('begin isolation level repeatable read, read only');
    const level = await readLevel(client);
    if (level === null) throw new Error('The database holds no shop: no migration was ever applied to it.');
    const queueVersion = await readQueueVersion(client);
    const tables = await listTables(client);
    return {
      header: { level, queueVersion, tables },
      client,
      pieces: () => dump(client, tables),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function* dump(client: pg.Client, tables: readonly StoredTable[]): AsyncGenerator<Piece> {
  const counts: Record<string, number> = {};
  for (const { name, columns } of tables) {
    const copy = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
    yield* piecesOf(`${TABLES}${name}`, copy);
    counts[name] = copy.rowCount;
  }
  yield jsonPiece(ROWS, counts);
  yield jsonPiece(SEQUENCES, await readSequences(client));
}
