import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runUpgradeDatabaseCommand } from '../commands/upgrade-database-command.ts';
import { connect } from '../db/connect.ts';
import { type Binaries, findBinaries } from '../db/embedded/binaries.ts';
import { placesIn } from '../db/embedded/cluster.ts';
import { migrate } from '../db/migrate.ts';
import { openQueue } from '../jobs/jobs.ts';
import { fillSettings } from '../modules/setting/setting.ts';
import { loadSampleShop } from '../sandbox/sample-shop/load-sample-shop.ts';
import { CONTENT_DIR, SAMPLE_LOADED_AT, TEST_BRAND, TEST_SETTINGS } from '../testing/content-dir.ts';
import { SAMPLE_DEPS } from '../testing/sample-deps.ts';
import { withEmbedded } from './restore-folder.ts';
import { finishUpgrade, upgradeCluster } from './upgrade-cluster.ts';

const QUICK = { fsync: 'off' };
const now = () => new Date();

/** The installed version stands for an older one here; `npm run upgrade:database` fetches a real one from npm. */
describe('bringing the embedded database to another major version', () => {
  let dataDir: string;
  let old: Binaries;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ilaneer-upgrade-'));
    const found = await findBinaries();
    if (!found.ok) throw new Error(found.error.message);
    old = found.value;
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const rowsIn = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      `select (select count(*)::int from products) as products, (select count(*)::int from gift_cards) as cards,
         (select count(*)::int from pgboss.queue) as queues, (select string_agg(id, ',' order by id) from product_variants) as ids`,
    );
    await client.end();
    return rows[0];
  };
  const fill = async (url: string) => {
    await migrate(url);
    const { db, close } = connect(url, () => undefined, 2);
    await fillSettings(db, TEST_SETTINGS, { isSample: true, tax: { mode: 'flat18' }, at: SAMPLE_LOADED_AT });
    const sample = { contentDir: CONTENT_DIR, foodLicence: TEST_BRAND.seller.fssai, hasBatches: false };
    await loadSampleShop(db, SAMPLE_DEPS, sample);
    await close();
    await (await openQueue(url, () => undefined)).stop();
    return rowsIn(url);
  };

  it('copies everything, goes through the books, and keeps the old folder and the password', async () => {
    const before = await withEmbedded(dataDir, QUICK, fill);
    const password = await readFile(placesIn(dataDir).password, 'utf8');
    await mkdir(join(dataDir, 'pictures'));

    const done = await upgradeCluster(dataDir, old, now);
    expect(done.problems).toEqual([]);
    expect(done.restored.rows).toBeGreaterThan(100);
    expect(done.kept).toBe(join(dataDir, 'postgres-18'));
    expect((await readdir(dataDir)).filter((name) => !name.endsWith('.log')).toSorted()).toEqual([
      'pictures',
      'postgres',
      'postgres-18',
      'postgres-password',
    ]);
    expect(await readFile(placesIn(dataDir).password, 'utf8')).toBe(password);
    expect(await withEmbedded(dataDir, QUICK, rowsIn)).toEqual(before);

    // Killed between the last two steps.
    const { cluster } = placesIn(dataDir);
    const made = placesIn(join(dataDir, 'database-upgrade', 'new'));
    await mkdir(made.dataDir, { recursive: true });
    await rename(cluster, made.cluster);
    await expect(withEmbedded(dataDir, QUICK, rowsIn)).rejects.toThrow(
      'an upgrade of the database was interrupted',
    );
    const told = await runUpgradeDatabaseCommand([], { DATA_DIR: dataDir });
    expect(told).toEqual({ ok: true, value: expect.stringContaining('is finished') });
    expect(await withEmbedded(dataDir, QUICK, rowsIn)).toEqual(before);
    expect(await finishUpgrade(dataDir)).toBe(false);
    await expect(upgradeCluster(dataDir, old, now)).rejects.toThrow('postgres-18 is there already');
  });

  it('leaves the shop as it was when it can not be copied', async () => {
    await withEmbedded(dataDir, QUICK, async () => undefined);
    await expect(upgradeCluster(dataDir, old, now)).rejects.toThrow('The database holds no shop');
    expect((await readdir(dataDir)).filter((name) => !name.endsWith('.log')).toSorted()).toEqual([
      'postgres',
      'postgres-password',
    ]);
  });

  it('says so where there is nothing to do, or nothing that it could do', async () => {
    const run = (words: string[], env: Record<string, string> = {}) =>
      runUpgradeDatabaseCommand(words, { DATA_DIR: dataDir, ...env });
    expect(await run([])).toEqual({ ok: false, error: `There is no database in ${dataDir}.` });
    await withEmbedded(dataDir, QUICK, async () => undefined);
    expect(await run([])).toEqual({
      ok: true,
      value: expect.stringContaining('is of PostgreSQL 18 already'),
    });
    expect(await run(['17'])).toEqual({ ok: false, error: expect.stringContaining('Stop the shop first') });
    expect(await run([], { DATABASE_URL: 'postgres://db.example/shop' })).toEqual({
      ok: false,
      error: expect.stringContaining('by whoever runs that server'),
    });
  });
});
