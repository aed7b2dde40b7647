import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import PgBoss from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { connect } from '../src/db/connect.ts';
import { placesIn } from '../src/db/embedded/cluster.ts';
import { adminAddressOf, ROLE } from '../src/db/embedded/server-address.ts';
import { startEmbeddedPostgres } from '../src/db/embedded/start.ts';
import { migrate } from '../src/db/migrate.ts';
import { setUpQueues } from '../src/jobs/set-up-queues.ts';
import { fillSettings } from '../src/modules/setting/setting.ts';
import { loadSampleShop } from '../src/sandbox/sample-shop/load-sample-shop.ts';
import { CONTENT_DIR, SAMPLE_LOADED_AT, TEST_BRAND, TEST_SETTINGS } from './content-dir.ts';
import { SAMPLE_DEPS } from './sample-deps.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
  }
}

/** Vitest global set-up: one PostgreSQL with a migrated, filled template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ilaneer-int-'));
  const log = { info: () => undefined, warn: () => undefined };
  const started = await startEmbeddedPostgres({
    dataDir,
    log,
    onLost: (message) => {
      throw new Error(message);
    },
    // autovacuum workers are the superuser's and would block dropping databases.
    settings: {
      fsync: 'off',
      // Each copy of the template is a checkpoint, after which whole pages would be logged.
      full_page_writes: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
      max_connections: '200',
      autovacuum: 'off',
    },
  });
  if (!started.ok) throw new Error(started.error.message);
  const { connectionString, stop } = started.value;
  await migrate(connectionString);
  const { db, close } = connect(connectionString, () => undefined);
  await fillSettings(db, TEST_SETTINGS, { isSample: true, tax: { mode: 'flat18' }, at: SAMPLE_LOADED_AT });
  await loadSampleShop(db, SAMPLE_DEPS, {
    contentDir: CONTENT_DIR,
    foodLicence: TEST_BRAND.seller.fssai,
    // Batches would expire under test clocks.
    hasBatches: false,
  });
  await close();
  // Otherwise each shop would make tables and queues, for a third of a second.
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false });
  await boss.start();
  await setUpQueues(boss);
  await boss.stop({ graceful: false });
  // Writes the file of system tables that each first connection to a copy would otherwise have to make.
  const last = connect(connectionString, () => undefined);
  await last.db.execute('select 1');
  await last.close();
  const password = (await readFile(placesIn(dataDir).password, 'utf8')).trim();
  const admin = adminAddressOf(password, Number(new URL(connectionString).port), 'postgres');
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query('alter database ilaneer rename to shop_template');
  // Databases per test file are created as the shop's role.
  await client.query(`alter role ${ROLE} createdb`);
  await client.end();
  project.provide('templateUrl', inDatabase(connectionString, 'shop_template'));
  return async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

function inDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
