import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withEmbedded } from '../../backup/restore-folder.ts';
import { fetchPostgres } from '../../commands/fetch-postgres.ts';
import { runUpgradeDatabaseCommand } from '../../commands/upgrade-database-command.ts';
import { connect } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { openQueue } from '../../jobs/jobs.ts';
import { fillSettings } from '../../modules/setting/setting.ts';
import { loadSampleShop } from '../../sandbox/sample-shop/load-sample-shop.ts';
import { CONTENT_DIR, SAMPLE_LOADED_AT, TEST_BRAND, TEST_SETTINGS } from '../content-dir.ts';
import { SAMPLE_DEPS } from '../sample-deps.ts';
import { startShopProcess } from '../servers/shop-process.ts';

/**
 * Makes a shop's data with another major version of PostgreSQL, sees that a start refuses it, brings it over, and starts
 * the shop on it.
 */
export async function runUpgradeDrill(major: string, say: (line: string) => void): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'ilaneer-upgrade-'));
  const dataDir = join(root, 'data');
  try {
    const fetched = join(root, 'postgresql');
    await mkdir(fetched);
    const old = await fetchPostgres(major, fetched);
    if (!old.ok) throw new Error(old.error);
    say(`Data of PostgreSQL ${old.value.version}:`);
    await withEmbedded(dataDir, {}, fillShop, old.value);
    const begun = await startShopProcess(dataDir, undefined, { LOG_LEVEL: 'silent' }).catch(() => null);
    if (begun !== null) throw new Error('a start should have refused it');
    say('A start refuses it.');
    const upgraded = await runUpgradeDatabaseCommand([], { DATA_DIR: dataDir });
    if (!upgraded.ok) throw new Error(upgraded.error);
    say(upgraded.value);
    const shop = await startShopProcess(dataDir);
    const reply = await fetch(`${shop.url}/api/getAllProducts`);
    const { products } = (await reply.json()) as { products: unknown[] };
    await shop.end('SIGTERM');
    say(`The shop starts on it, and sells ${products.length} products.`);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function fillShop(url: string): Promise<void> {
  await migrate(url);
  const { db, close } = connect(url, () => undefined, 2);
  await fillSettings(db, TEST_SETTINGS, { isSample: true, tax: { mode: 'flat18' }, at: SAMPLE_LOADED_AT });
  const sample = { contentDir: CONTENT_DIR, foodLicence: TEST_BRAND.seller.fssai, hasBatches: false };
  await loadSampleShop(db, SAMPLE_DEPS, sample);
  await close();
  await (await openQueue(url, () => undefined)).stop();
}
