import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MOST_AT_ONCE } from '@ilaneer/domain/catalogue/filter-products';

export type LargeShop = { readonly url: string; stop(): Promise<void> };

const WITHIN_MS = 120_000;

/** Starts a shop of its own with more products than a browser gets at once. */
export async function startLargeShop(): Promise<LargeShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ilaneer-e2e-large-'));
  const port = await freePort();
  const shop = spawn(process.execPath, [join(import.meta.dirname, 'start-shop.ts'), String(port)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PATH: process.env.PATH, E2E_DATA_DIR: dataDir },
  });
  const url = `http://localhost:${port}`;
  const stop = async (): Promise<void> => {
    if (shop.exitCode !== null || shop.signalCode !== null) return;
    const gone = once(shop, 'exit');
    shop.kill('SIGTERM');
    await gone;
  };
  try {
    await until(async () => (await fetch(`${url}/health/ready`)).ok);
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'copy-products.ts')], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
    await until(async () => (await countProducts(url)) > MOST_AT_ONCE);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function countProducts(url: string): Promise<number> {
  const reply = await fetch(`${url}/api/product-cards?limit=1`);
  const { total }: { total: number } = JSON.parse(await reply.text());
  return total;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + WITHIN_MS;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error('the large shop was not ready in time');
    await pause(200);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
