import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf } from '../../testing/database-content.ts';
import { emptyTestDatabase } from '../../testing/test-database.ts';
import { diskStore } from '../modules/picture/picture.ts';
import { newKey } from './archive/seal.ts';
import { folderDestination } from './destination/folder-destination.ts';
import { inspectShop } from './inspect-shop.ts';
import { proveArchive, restoreArchive } from './restore-archive.ts';
import { takeBackup } from './take-backup.ts';
import { openShopToBackUp, type ShopToBackUp } from './testing/shop-to-back-up.ts';

async function waitingJobs(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select count(*)::int from pgboss.job where name = 'delete-unused-pictures' and start_after > now() + interval '50 minutes'`,
    );
    return rows[0].count;
  } finally {
    await client.end();
  }
}

describe('a backup of a shop', () => {
  let archived: ShopToBackUp;
  beforeAll(async () => {
    archived = await openShopToBackUp();
  });
  afterAll(() => archived.close());

  const now = () => new Date();

  it('comes back row by row, with its photographs, guards and counters (BACKUP-1)', async () => {
    const { shop, folder, photo, sourceOf, archiveAt, newPlace } = archived;
    const place = await newPlace();
    // Pending jobs are part of the backup.
    await shop.deps.jobs.enqueue(shop.db, 'delete-unused-pictures', {}, { afterMs: 3_600_000 });
    const { name, tables, pictures } = await takeBackup(sourceOf(), folderDestination(place), now);
    expect(pictures).toBe(4);
    const before = await contentOf(shop.url);
    const target = await emptyTestDatabase();
    try {
      const store = diskStore(join(folder, 'restored'));
      const restored = await restoreArchive(archiveAt(place, name), target.url, store);
      expect(restored.header.tables).toHaveLength(tables);
      expect(await contentOf(target.url)).toEqual(before);
      expect(await waitingJobs(target.url)).toBe(1);
      expect(await readFile(join(folder, 'restored', photo), 'utf8')).toBe('400 webp');
      expect(await inspectShop(target.url)).toMatchObject({ problems: [] });
    } finally {
      await target.drop();
    }
  });

  it.each([
    ['encrypted', true],
    ['plain', false],
  ])(
    'that is torn off or was changed is refused before anything is written (%s, BACKUP-6)',
    async (_, isSealed) => {
      const { sourceOf, archiveAt, newPlace } = archived;
      const place = await newPlace();
      const key = await newKey();
      const { name, bytes } = await takeBackup(
        sourceOf(isSealed ? [key.recipient] : []),
        folderDestination(place),
        now,
      );
      const path = join(place, name);
      const whole = await readFile(path);
      const changed = Buffer.from(whole);
      changed[bytes >> 1] = (changed[bytes >> 1] ?? 0) ^ 1;
      await writeFile(path, changed);
      await expect(proveArchive(archiveAt(place, name, [key.identity]))).rejects.toThrow('damaged');
      await writeFile(path, whole);
      // The last unencrypted bytes only mark the end.
      for (const left of [bytes - (isSealed ? 1 : 16), bytes >> 1, 100, 0]) {
        await truncate(path, left);
        await expect(proveArchive(archiveAt(place, name, [key.identity]))).rejects.toThrow('damaged');
      }
    },
  );

  it('goes into no database that is used, and changes nothing there (BACKUP-5)', async () => {
    const { shop, sourceOf, archiveAt, newPlace } = archived;
    const place = await newPlace();
    const { name } = await takeBackup(sourceOf(), folderDestination(place), now);
    const before = await contentOf(shop.url);
    await expect(restoreArchive(archiveAt(place, name), shop.url, shop.deps.pictureStore)).rejects.toThrow(
      'The database is not empty',
    );
    expect(await contentOf(shop.url)).toEqual(before);
  });
});
