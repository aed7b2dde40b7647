import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pg from 'pg';
import { placesIn } from '../../db/embedded/cluster.ts';
import { isSystemError } from '../../db/embedded/error.ts';
import { jsonPiece, type Piece, packArchive, piecesOf } from '../archive/archive.ts';
import type { Destination } from '../destination/destination.ts';
import { baseName } from './names.ts';

export const DIRECTORIES = 'directories.json';
export const CLUSTER = 'cluster/';
export const PASSWORD = 'postgres-password';

/** What a server makes anew at its start, and what is only true of the one that runs. */
const NOT_COPIED =
  /^(?:postmaster\.(?:pid|opts)|\.s\.PGSQL\..*|backup_label|wal-outbox|wal-inbox|(?:pg_wal|pg_replslot|pg_stat_tmp|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_subtrans)\/.+|.*pgsql_tmp.*|.*\.stale-\d+)(?:\/|$)/;
const CONTROL = 'global/pg_control';

/**
 * Copies the files of a running cluster, and holds the end back until the log that makes them one moment has been sent:
 * a base that is there can always be used. Gives its name.
 */
export async function takeBase(
  { adminUrl, dataDir }: { readonly adminUrl: string; readonly dataDir: string },
  destination: Destination,
  recipients: readonly string[],
  takenAt: Date,
  whenSent: (segment: string) => Promise<void>,
): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'ilaneer base backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    // The server forgets that it is copied when this connection ends.
    const { rows } = await client.query<{ system: string; segment: string }>(
      `select (select system_identifier::text from pg_control_system()) as system,
         pg_walfile_name(pg_backup_start('ilaneer', fast => true)) as segment`,
    );
    const { system = '', segment: firstSegment = '' } = rows[0] ?? {};
    const name = baseName({ system, takenAt, firstSegment }, recipients.length > 0);
    await destination.write(name, await packArchive(copy(client, dataDir, whenSent), recipients));
    return name;
  } finally {
    await client.end();
  }
}

async function* copy(
  client: pg.Client,
  dataDir: string,
  whenSent: (segment: string) => Promise<void>,
): AsyncGenerator<Piece> {
  const { cluster, password } = placesIn(dataDir);
  const entries = (await readdir(cluster, { withFileTypes: true, recursive: true }))
    .map((entry) => ({ entry, path: relative(cluster, join(entry.parentPath, entry.name)) }))
    .filter(({ path }) => !NOT_COPIED.test(path));
  const directories = entries.filter(({ entry }) => entry.isDirectory()).map(({ path }) => path);
  yield jsonPiece(DIRECTORIES, directories);
  yield { name: PASSWORD, bytes: await readFile(password) };
  const files = entries.filter(({ entry }) => entry.isFile()).map(({ path }) => path);
  for (const path of files.filter((one) => one !== CONTROL)) yield* piecesOfFile(cluster, path);
  yield* piecesOfFile(cluster, CONTROL);
  const { rows } = await client.query<{ label: string; segment: string }>(
    `select labelfile as label, pg_walfile_name(lsn) as segment from pg_backup_stop(wait_for_archive => false)`,
  );
  const { label = '', segment = '' } = rows[0] ?? {};
  await client.query('select pg_switch_wal()');
  await whenSent(segment);
  yield { name: `${CLUSTER}backup_label`, bytes: Buffer.from(label) };
}

/** A table may be dropped while files are copied; the log knows. */
async function* piecesOfFile(cluster: string, path: string): AsyncGenerator<Piece> {
  try {
    // Most of a thousand files are small, and each read takes as much memory as the largest that it could bring.
    yield* piecesOf(`${CLUSTER}${path}`, createReadStream(join(cluster, path)));
  } catch (error) {
    if (!isSystemError(error, 'ENOENT')) throw error;
  }
}
