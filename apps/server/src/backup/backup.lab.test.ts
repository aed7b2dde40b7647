import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyTestDatabase } from '../../testing/test-database.ts';
import { listArchives } from './archive/archive-names.ts';
import { newKey } from './archive/seal.ts';
import { backupReport } from './backup-reports.ts';
import { folderDestination } from './destination/folder-destination.ts';
import { proveArchive, restoreArchive } from './restore-archive.ts';
import { runBackup } from './run-backup.ts';
import { takeBackup } from './take-backup.ts';
import { FINGERPRINTS, openShopToBackUp, type ShopToBackUp } from './testing/shop-to-back-up.ts';

const KEEP = { days: 7, weeks: 4, months: 12 };

describe('a backup of a shop', () => {
  let archived: ShopToBackUp;
  beforeAll(async () => {
    archived = await openShopToBackUp();
  });
  afterAll(() => archived.close());

  const now = () => new Date();

  it('is restored without tables that the shop did not create, and reports them', async () => {
    const { shop, dataDir, sourceOf, newPlace } = archived;
    await shop.db.$client.query('create table "sales of Onam" (id serial, words text)');
    try {
      await shop.db.$client.query(`insert into "sales of Onam" (words) values ('not the shop''s')`);
      const done = await runBackup({
        source: sourceOf(),
        destination: folderDestination(await newPlace()),
        keep: KEEP,
        isChecked: true,
        dataDir,
        now,
      });
      expect(done.checked).toMatchObject({ problems: [], foreignTables: ['public."sales of Onam"'] });
      expect(backupReport(done, 'here').join(' ')).toContain(
        'ATTENTION: not restored: public."sales of Onam"',
      );
    } finally {
      await shop.db.$client.query('drop table "sales of Onam"');
    }
  });

  it('is verified by restoring it, although only the owner can decrypt it (BACKUP-2, BACKUP-8)', async () => {
    const { dataDir, sourceOf, archiveAt, newPlace } = archived;
    const place = await newPlace();
    const key = await newKey();
    const done = await runBackup({
      source: sourceOf([key.recipient]),
      destination: folderDestination(place),
      keep: KEEP,
      isChecked: true,
      dataDir,
      now,
    });
    expect(done.checked).toMatchObject({ problems: [], header: { fingerprints: FINGERPRINTS } });
    expect(done.taken.name).toMatch(/\.age$/);
    expect(await readdir(dataDir)).toEqual(['pictures']);
    const file = done.taken.name;
    expect((await readFile(join(place, file))).includes('ilaneer')).toBe(false);
    await expect(proveArchive(archiveAt(place, file))).rejects.toThrow('The archive is encrypted.');
    const other = await newKey();
    await expect(proveArchive(archiveAt(place, file, [other.identity]))).rejects.toThrow(
      'The key does not fit',
    );
    expect(await proveArchive(archiveAt(place, file, [key.identity]))).toMatchObject({ format: 1 });
  });

  it('of one day: none taken by hand and not verified takes the place of the verified one (BACKUP-11)', async () => {
    const { dataDir, sourceOf, newPlace } = archived;
    const place = await newPlace();
    const destination = folderDestination(place);
    const plan = {
      source: sourceOf(),
      destination,
      keep: { days: 1, weeks: 0, months: 0 },
      dataDir,
    };
    const at = (moment: string) => () => new Date(moment);
    const nightly = await runBackup({ ...plan, isChecked: true, now: at('2026-11-22T20:00:00Z') });
    const byHand = await runBackup({ ...plan, isChecked: false, now: at('2026-11-23T05:00:00Z') });
    expect(byHand.removed).toEqual([]);
    const another = await runBackup({ ...plan, isChecked: false, now: at('2026-11-24T05:00:00Z') });
    expect(another.removed).toEqual([byHand.taken.name]);
    expect(await listArchives(destination)).toMatchObject([
      { name: another.taken.name, isVerified: false },
      { name: nightly.taken.name, isVerified: true },
    ]);
  });

  it('that fails half-way leaves the database empty', async () => {
    const { sourceOf, archiveAt, newPlace } = archived;
    const place = await newPlace();
    const { name } = await takeBackup(sourceOf(), folderDestination(place), now);
    const target = await emptyTestDatabase();
    try {
      const full = { write: () => Promise.reject(new Error('ENOSPC: no space left on device')) };
      const source = archiveAt(place, name);
      await expect(restoreArchive(source, target.url, full)).rejects.toThrow('ENOSPC');
      const restored = await restoreArchive(source, target.url, { write: async () => undefined });
      expect(restored.pictures).toBe(4);
    } finally {
      await target.drop();
    }
  });
});
