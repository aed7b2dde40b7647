import { once } from 'node:events';
import pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import Type from 'typebox';
import { Parse } from 'typebox/value';
import { migrate, migrateTo } from '../../db/migrate.ts';
import { openQueue } from '../../jobs/jobs.ts';
import { DAMAGED, type Piece } from '../archive/archive.ts';
import { ArchiveRefused } from '../archive/seal.ts';
import { type DumpHeader, ROWS, SEQUENCES, TABLES } from './dump-database.ts';
import {
  listTables,
  openTables,
  placeSequences,
  readQueueVersion,
  type StoredTable,
} from './tables-repository.ts';

const rowsSchema = Type.Record(Type.String(), Type.Integer());
const sequencesSchema = Type.Array(
  Type.Object({ name: Type.String(), last: Type.String(), isUsed: Type.Boolean() }),
);

/** Restored rows, and tables unknown to the migrations. */
export type LoadedDatabase = { readonly rows: number; readonly foreignTables: readonly string[] };

/** Schema at its level, rows in one transaction, later migrations. `otherPiece` gets the other pieces. */
export async function loadDatabase(
  url: string,
  header: DumpHeader,
  pieces: AsyncIterable<Piece>,
  otherPiece: (piece: Piece) => Promise<void>,
): Promise<LoadedDatabase> {
  await migrateTo(url, header.level);
  if (header.queueVersion !== null) await makeQueue(url, header.queueVersion);
  const client = new pg.Client({ connectionString: url, application_name: 'ilaneer restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('begin');
    const made = new Set((await listTables(client)).map(({ name }) => name));
    const tables = header.tables.filter(({ name }) => made.has(name));
    const foreignTables = header.tables.map(({ name }) => name).filter((name) => !made.has(name));
    const putBack = await openTables(client, tables);
    const rows = await fillTables(client, tables, pieces, otherPiece);
    for (const statement of putBack) await client.query(statement);
    await client.query('commit');
    await client.query('analyze');
    await migrate(url);
    return { rows, foreignTables };
  } finally {
    await client.end();
  }
}

async function makeQueue(url: string, version: number): Promise<void> {
  const queue = await openQueue(url, () => undefined);
  await queue.stop();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const ours = await readQueueVersion(client);
    if (ours === version) return;
    throw new ArchiveRefused(
      `The archive was written by a release whose queue has version ${version}, and this one has ${ours}. Restore it with that release, then start this one on it.`,
    );
  } finally {
    await client.end();
  }
}

async function fillTables(
  client: pg.Client,
  tables: readonly StoredTable[],
  pieces: AsyncIterable<Piece>,
  otherPiece: (piece: Piece) => Promise<void>,
): Promise<number> {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns.join(', ')]));
  const counts = new Map<string, number>();
  let filling: { readonly name: string; readonly stream: CopyStreamQuery } | null = null;
  for await (const piece of pieces) {
    const table = piece.name.startsWith(TABLES) ? piece.name.slice(TABLES.length) : null;
    if (filling !== null && filling.name !== table) {
      counts.set(filling.name, await ended(filling.stream));
      filling = null;
    }
    if (table !== null) {
      const columns = columnsOf.get(table);
      if (columns === undefined) continue;
      const statement: string = `copy ${table} (${columns}) from stdin`;
      filling ??= { name: table, stream: client.query(copyFrom(statement)) };
      await written(filling.stream, piece.bytes);
    } else if (piece.name === ROWS) {
      compare(tables, Parse(rowsSchema, jsonOf(piece)), counts);
    } else if (piece.name === SEQUENCES) {
      await placeSequences(client, Parse(sequencesSchema, jsonOf(piece)));
    } else {
      await otherPiece(piece);
    }
  }
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

async function ended(stream: CopyStreamQuery): Promise<number> {
  stream.end();
  await once(stream, 'finish');
  return stream.rowCount;
}

/** Writes with backpressure. */
function written(stream: CopyStreamQuery, bytes: Uint8Array): Promise<void> {
  return new Promise((settle, refuse) => {
    stream.once('error', refuse);
    stream.write(bytes, (error) => {
      stream.off('error', refuse);
      if (error) refuse(error);
      else settle();
    });
  });
}

function compare(
  tables: readonly StoredTable[],
  expected: Readonly<Record<string, number>>,
  actual: ReadonlyMap<string, number>,
): void {
  for (const { name } of tables) {
    const [count, found] = [expected[name] ?? 0, actual.get(name) ?? 0];
    if (found !== count) throw new ArchiveRefused(`Of table ${name}, ${found} of ${count} rows arrived.`);
  }
}

export function jsonOf({ bytes }: Piece): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch (cause) {
    // Altered data can decompress before its checksum, at the end, is read.
    throw new ArchiveRefused(DAMAGED, { cause });
  }
}
