import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_SECRET } from '../../../testing/test-secret.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { folderDestination } from '../destination/folder-destination.ts';
import { fingerprintsOf } from '../fingerprints.ts';
import type { ArchiveSource } from '../restore-archive.ts';

export const FINGERPRINTS = fingerprintsOf({ jwtSecret: TEST_SECRET, giftCardSecret: TEST_SECRET });

const HASH = 'ab'.repeat(16);

export type ShopToBackUp = Awaited<ReturnType<typeof openShopToBackUp>>;

/** A shop with one photograph in two sizes and two formats, and folders for its backups. */
export async function openShopToBackUp() {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const dataDir = join(folder, 'data');
  const shop = await openTestShop({ dataDir });
  await shop.db.$client.query(
    `insert into pictures (hash, width, height, created_at, actor_kind, actor_id)
     values ($1, 400, 300, now(), 'staff', 'asha')`,
    [HASH],
  );
  for (const size of [320, 400]) {
    for (const format of ['avif', 'webp']) {
      const content = Buffer.from(`${size} ${format}`);
      await shop.deps.pictureStore.write(`${HASH}-${size}.${format}`, content, '');
    }
  }
  return {
    shop,
    folder,
    dataDir,
    photo: `${HASH}-400.webp`,
    sourceOf: (recipients: readonly string[] = []) => ({
      url: shop.url,
      pictureStore: shop.deps.pictureStore,
      fingerprints: FINGERPRINTS,
      recipients,
    }),
    archiveAt: (place: string, name: string, identities: readonly string[] = []): ArchiveSource => ({
      name,
      identities,
      open: async () => {
        const content = await folderDestination(place).read(name);
        if (content === null) throw new Error('it is not there');
        return content;
      },
    }),
    newPlace: () => mkdtemp(join(folder, 'kept-')),
    close: async () => {
      await shop.close();
      await rm(folder, { recursive: true });
    },
  };
}
