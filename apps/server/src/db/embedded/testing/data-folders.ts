import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { placesIn } from '../cluster.ts';
import { findPostmaster } from '../postmaster-file.ts';
import { stopPostmaster } from '../postmaster-process.ts';
import { adminAddressOf, DATABASE } from '../server-address.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../start.ts';
import { type ShopProcess, startShopProcess } from './shop-process.ts';

export function dataFolders() {
  const folders = new Set<{ root: string; dataDir: string }>();
  const processes = new Set<ShopProcess>();
  return {
    async newFolder(): Promise<string> {
      const root = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
      const dataDir = join(root, 'data');
      folders.add({ root, dataDir });
      return dataDir;
    },
    startShop(dataDir: string): ShopProcess {
      const shop = startShopProcess(dataDir);
      processes.add(shop);
      return shop;
    },
    async cleanUp(): Promise<void> {
      for (const shop of processes) await shop.end('SIGKILL');
      processes.clear();
      for (const { root, dataDir } of folders) {
        const { cluster } = placesIn(dataDir);
        const left = await findPostmaster(cluster).catch(() => null);
        if (left !== null) await stopPostmaster(cluster, left.pid);
        await rm(root, { recursive: true, force: true, maxRetries: 10 });
      }
      folders.clear();
    },
  };
}

export async function start(
  dataDir: string,
  onLost: (message: string) => void = () => {},
  warn: (message: string) => void = () => {},
) {
  const log = { info: () => {}, warn };
  const started = await startEmbeddedPostgres({ dataDir, log, onLost });
  if (!started.ok) throw new Error(`${started.error.code}: ${started.error.message}`);
  return started.value;
}

export async function adminAddress(
  dataDir: string,
  { connectionString }: Pick<EmbeddedPostgres, 'connectionString'>,
  database = DATABASE,
): Promise<string> {
  const password = (await readFile(placesIn(dataDir).password, 'utf8')).trim();
  return adminAddressOf(password, Number(new URL(connectionString).port), database);
}

export async function query(connectionString: string | undefined, text: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

export async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await pause(5);
  }
}
