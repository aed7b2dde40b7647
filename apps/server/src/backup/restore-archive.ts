import type { Readable } from 'node:stream';
import pg from 'pg';
import type { PictureStore } from '../modules/picture/picture.ts';
import { type Piece, unpackArchive } from './archive/archive.ts';
import { ArchiveRefused } from './archive/seal.ts';
import { type LoadedDatabase, loadDatabase } from './dump/load-database.ts';
import { countThings, emptyDatabase } from './dump/tables-repository.ts';
import { type ArchiveHeader, PICTURES, readHeader } from './shop-archive.ts';

export type ArchiveSource = {
  readonly name: string;
  open(): Promise<Readable>;
  readonly identities: readonly string[];
};

export type Restored = LoadedDatabase & {
  readonly header: ArchiveHeader;
  readonly pictures: number;
  readonly ms: number;
};

/** Dry read; throws ArchiveRefused if unusable (BACKUP-6). */
export async function proveArchive(source: ArchiveSource): Promise<ArchiveHeader> {
  const pieces = await piecesIn(source);
  const header = readHeader((await pieces.next()).value);
  for await (const _ of pieces);
  return header;
}

/** Needs an empty database (BACKUP-5), which is emptied again on failure. Throws ArchiveRefused. */
export async function restoreArchive(
  source: ArchiveSource,
  url: string,
  pictureStore: Pick<PictureStore, 'write'>,
): Promise<Restored> {
  const begin = performance.now();
  await refuseUsedDatabase(url);
  const pieces = await piecesIn(source);
  const header = readHeader((await pieces.next()).value);
  let pictures = 0;
  try {
    const loaded = await loadDatabase(url, header, pieces, async ({ name, bytes }) => {
      if (!name.startsWith(PICTURES)) return;
      const file = name.slice(PICTURES.length);
      await pictureStore.write(file, Buffer.from(bytes), `image/${file.split('.').pop()}`);
      pictures += 1;
    });
    return { header, ...loaded, pictures, ms: performance.now() - begin };
  } catch (error) {
    await onDatabase(url, emptyDatabase).catch(() => undefined);
    throw error;
  }
}

async function piecesIn({ name, open, identities }: ArchiveSource): Promise<AsyncGenerator<Piece>> {
  return unpackArchive(await open(), name, identities);
}

async function refuseUsedDatabase(url: string): Promise<void> {
  const things = await onDatabase(url, countThings);
  if (things === 0) return;
  throw new ArchiveRefused(
    `The database is not empty: it has ${things} tables, sequences or indexes. Nothing was changed. Make an empty one, and name it in DATABASE_URL.`,
  );
}

async function onDatabase<Value>(url: string, run: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
