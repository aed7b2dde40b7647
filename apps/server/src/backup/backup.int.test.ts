import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf } from '../../testing/database-content.ts';
import { emptyTestDatabase } from '../../testing/test-database.ts';
import { TEST_SECRET } from '../../testing/test-secret.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { diskStore } from '../modules/picture/picture.ts';
import { listArchives } from './archive/archive-names.ts';
import { newKey } from './archive/seal.ts';
import { backupReport } from './backup-reports.ts';
import { folderDestination } from './destination/folder-destination.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { inspectShop } from './inspect-shop.ts';
import { type ArchiveSource, proveArchive, restoreArchive } from './restore-archive.ts';
import { runBackup } from './run-backup.ts';
import { takeBackup } from './take-backup.ts';

const SECRETS = { jwtSecret: TEST_SECRET, giftCardSecret: TEST_SECRET };
const KEEP = { days: 7, weeks: 4, months: 12 };

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
  let shop: TestShop;
  let folder: string;
  let photo: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
    shop = await openTestShop({ dataDir: join(folder, 'data') });
    const actor = { kind: 'staff', id: 'somebody' } as const;
    await shop.db.$client.query(
      `insert into pictures (hash, width, height, created_at, actor_kind, actor_id)
       values ($1, 400, 300, now(), $2, $3)`,
      ['ab'.repeat(16), actor.kind, actor.id],
    );
    photo = `${'ab'.repeat(16)}-400.webp`;
    for (const size of [320, 400]) {
      for (const format of ['avif', 'webp']) {
        await shop.deps.pictureStore.write(
          `${'ab'.repeat(16)}-${size}.${format}`,
          Buffer.from(`${size} ${format}`),
          '',
        );
      }
    }
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  const sourceOf = (recipients: readonly string[] = []) => ({
    url: shop.url,
    pictureStore: shop.deps.pictureStore,
    fingerprints: fingerprintsOf(SECRETS),
    recipients,
  });
  const archiveAt = (place: string, name: string, identities: readonly string[] = []): ArchiveSource => ({
    name,
    identities,
    open: async () => {
      const content = await folderDestination(place).read(name);
      if (content === null) throw new Error('it is not there');
      return content;
    },
  });
  const newPlace = () => mkdtemp(join(folder, 'kept-'));
  const now = () => new Date();

  it('comes back row by row, with its photographs, guards and counters (BACKUP-1)', async () => {
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

  it('is restored without tables that the shop did not create, and reports them', async () => {
    await shop.db.$client.query('create table "sales of Onam" (id serial, words text)');
    try {
      await shop.db.$client.query(`insert into "sales of Onam" (words) values ('not the shop''s')`);
      const done = await runBackup({
        source: sourceOf(),
        destination: folderDestination(await newPlace()),
        keep: KEEP,
        isChecked: true,
        dataDir: join(folder, 'data'),
        now,
      });
      expect(done.checked).toMatchObject({ problems: [], strangers: ['public."sales of Onam"'] });
      expect(backupReport(done, 'here').join(' ')).toContain(
        'ATTENTION: not restored: public."sales of Onam"',
      );
    } finally {
      await shop.db.$client.query('drop table "sales of Onam"');
    }
  });

  it('is verified by restoring it, although only the owner can decrypt it (BACKUP-2, BACKUP-8)', async () => {
    const place = await newPlace();
    const key = await newKey();
    const done = await runBackup({
      source: sourceOf([key.recipient]),
      destination: folderDestination(place),
      keep: KEEP,
      isChecked: true,
      dataDir: join(folder, 'data'),
      now,
    });
    expect(done.checked).toMatchObject({ problems: [], header: { fingerprints: fingerprintsOf(SECRETS) } });
    expect(done.taken.name).toMatch(/\.age$/);
    expect(await readdir(join(folder, 'data'))).toEqual(['pictures']);
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
    const place = await newPlace();
    const destination = folderDestination(place);
    const plan = {
      source: sourceOf(),
      destination,
      keep: { days: 1, weeks: 0, months: 0 },
      dataDir: join(folder, 'data'),
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

  it.each([
    ['encrypted', true],
    ['plain', false],
  ])(
    'that is torn off or was changed is refused before anything is written (%s, BACKUP-6)',
    async (_, isSealed) => {
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
    const place = await newPlace();
    const { name } = await takeBackup(sourceOf(), folderDestination(place), now);
    const before = await contentOf(shop.url);
    await expect(restoreArchive(archiveAt(place, name), shop.url, shop.deps.pictureStore)).rejects.toThrow(
      'The database is not empty',
    );
    expect(await contentOf(shop.url)).toEqual(before);
  });

  it('that fails half-way leaves the database empty', async () => {
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
