import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { risingDatabase } from '../../testing/database-at.ts';
import { contentOf } from '../../testing/database-content.ts';
import { cloneTestDatabase, emptyTestDatabase } from '../../testing/test-database.ts';
import { TEST_SECRET } from '../../testing/test-secret.ts';
import { runRestoreCommand } from '../commands/restore-command.ts';
import { migrate } from '../db/migrate.ts';
import { diskStore } from '../modules/picture/picture.ts';
import { jsonPiece, type Piece, packArchive, unpackArchive } from './archive/archive.ts';
import { folderDestination } from './destination/folder-destination.ts';
import { jsonOf } from './dump/load-database.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { inspectShop } from './inspect-shop.ts';
import { type ArchiveSource, restoreArchive } from './restore-archive.ts';
import { HEADER } from './shop-archive.ts';
import { takeBackup } from './take-backup.ts';

const now = () => new Date();
const NO_PICTURES = { write: async () => undefined };

describe('an archive of another release (BACKUP-14)', { timeout: 120_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'releases-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const destination = () => folderDestination(folder);
  const archive = (name: string): ArchiveSource => ({
    name,
    identities: [],
    open: async () => (await destination().read(name)) ?? Readable.from([]),
  });
  const takeFrom = (url: string) =>
    takeBackup(
      {
        url,
        pictureStore: diskStore(join(folder, 'pictures')),
        fingerprints: fingerprintsOf({ jwtSecret: TEST_SECRET, giftCardSecret: TEST_SECRET }),
        recipients: [],
      },
      destination(),
      now,
    );

  const rising = risingDatabase();
  afterAll(() => rising.drop());

  it.each(['0061_return_reasons', '0069_remittances', '0075_attempt_counts', '0078_key_ring'])(
    'as old as %s is restored, and has all that its shop has once it was brought up to date',
    async (tag) => {
      const [shop, target] = [await rising.copyAt(tag), await emptyTestDatabase()];
      try {
        const { name } = await takeFrom(shop.url);
        const { rows } = await restoreArchive(archive(name), target.url, NO_PICTURES);
        expect(rows).toBeGreaterThan(100);
        await migrate(shop.url);
        expect(await contentOf(target.url)).toEqual(await contentOf(shop.url));
      } finally {
        await shop.drop();
        await target.drop();
      }
    },
  );

  describe('that this one does not know', () => {
    const whole: Piece[] = [];
    beforeAll(async () => {
      const shop = await cloneTestDatabase(2);
      const { name } = await takeFrom(shop.url);
      await shop.drop();
      for await (const piece of unpackArchive(await archive(name).open(), name, [])) whole.push(piece);
    });
    const archiveWith = async (name: string, change: (header: { level: number }) => object) => {
      const pieces = whole.map((piece) =>
        piece.name === HEADER ? jsonPiece(HEADER, change(jsonOf(piece) as { level: number })) : piece,
      );
      await destination().write(
        name,
        await packArchive(
          (async function* () {
            yield* pieces;
          })(),
          [],
        ),
      );
      return name;
    };

    const unknown = [
      [
        'migrations that it has not',
        (header: { level: number }) => ({ ...header, level: header.level + 1 }),
        'The data was written by a later release of the shop than this one. Restore it with that release.',
      ],
      [
        'another form of archive',
        (header: object) => ({ ...header, format: 2 }),
        'This is no archive of a shop, or one that a later release wrote.',
      ],
      [
        'a queue of another version',
        (header: object) => ({ ...header, queueVersion: 9_999 }),
        'The archive was written by a release whose queue has version 9999',
      ],
    ] as const;

    it('is refused with words, and leaves nothing behind', async () => {
      const target = await emptyTestDatabase();
      try {
        for (const [what, change, words] of unknown) {
          const name = await archiveWith(`backup-${what.replaceAll(' ', '-')}.tar.zst`, change);
          await expect(restoreArchive(archive(name), target.url, NO_PICTURES), what).rejects.toThrow(words);
          const env = { DATA_DIR: join(folder, 'data') };
          expect(await runRestoreCommand([join(folder, name)], env), what).toEqual({
            ok: false,
            error: expect.stringContaining(words),
          });
          expect(await readdir(env.DATA_DIR)).toEqual([]);
        }
        // Unchanged and empty.
        const good = await archiveWith('backup-good.tar.zst', (header) => header);
        await restoreArchive(archive(good), target.url, NO_PICTURES);
        expect(await inspectShop(target.url)).toMatchObject({ problems: [] });
      } finally {
        await target.drop();
      }
    });
  });
});
