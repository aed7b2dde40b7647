import { Readable } from 'node:stream';
import { listShopPictures, type PictureStore } from '../modules/picture/picture.ts';
import { jsonPiece, type Piece, packArchive } from './archive/archive.ts';
import { archiveName } from './archive/archive-names.ts';
import type { Destination } from './destination/destination.ts';
import { openSnapshot, type Snapshot } from './dump/dump-database.ts';
import { type ArchiveHeader, HEADER, PICTURES } from './shop-archive.ts';

export type BackupSource = {
  readonly url: string;
  readonly pictureStore: Pick<PictureStore, 'read'>;
  readonly fingerprints: ArchiveHeader['fingerprints'];
  readonly recipients: readonly string[];
};

export type TakenBackup = {
  readonly name: string;
  readonly takenAt: Date;
  readonly bytes: number;
  readonly tables: number;
  readonly pictures: number;
  readonly missingPictures: readonly string[];
  readonly ms: number;
};

/** Consistent without downtime (BACKUP-1). */
export async function takeBackup(
  source: BackupSource,
  destination: Destination,
  now: () => Date,
): Promise<TakenBackup> {
  const begin = performance.now();
  const snapshot = await openSnapshot(source.url);
  try {
    const takenAt = now();
    const pictures = { count: 0, missing: [] as string[] };
    const header: ArchiveHeader = {
      format: 1,
      takenAt: takenAt.toISOString(),
      ...snapshot.header,
      tables: snapshot.header.tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
      fingerprints: source.fingerprints,
    };
    const name = archiveName(takenAt, source.recipients.length > 0);
    const archive = await packArchive(piecesOfShop(header, snapshot, source, pictures), source.recipients);
    const counted = { bytes: 0 };
    await destination.write(name, Readable.from(counting(archive, counted), { objectMode: false }));
    return {
      name,
      takenAt,
      bytes: counted.bytes,
      tables: header.tables.length,
      pictures: pictures.count,
      missingPictures: pictures.missing,
      ms: performance.now() - begin,
    };
  } finally {
    await snapshot.close();
  }
}

async function* piecesOfShop(
  header: ArchiveHeader,
  snapshot: Snapshot,
  { url, pictureStore }: BackupSource,
  pictures: { count: number; readonly missing: string[] },
): AsyncGenerator<Piece> {
  yield jsonPiece(HEADER, header);
  yield* snapshot.pieces();
  // Photos are immutable and kept for a week after their last use: listing after the rows finds all of
  // theirs.
  for (const name of await listShopPictures(url)) {
    const bytes = await pictureStore.read(name);
    if (bytes === null) pictures.missing.push(name);
    else {
      pictures.count += 1;
      yield { name: `${PICTURES}${name}`, bytes };
    }
  }
}

async function* counting(archive: Readable, counted: { bytes: number }): AsyncGenerator<Buffer> {
  for await (const chunk of archive) {
    counted.bytes += chunk.length;
    yield chunk;
  }
}
