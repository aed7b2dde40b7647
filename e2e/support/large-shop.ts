import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { COPIES, copyProducts } from './copy-products.ts';

export type LargeShop = { readonly url: string; stop(): Promise<void> };

const MAIN = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'process', 'built.js');
const WITHIN_MS = 120_000;

export async function startLargeShop(): Promise<LargeShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ilaneer-e2e-large-'));
  const port = await freePort();
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    MODE: 'sandbox',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  };
  const shop = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PATH: process.env.PATH, ...settings },
  });
  const url = `http://localhost:${port}`;
  const stop = async (): Promise<void> => {
    if (shop.exitCode === null && shop.signalCode === null) {
      const gone = once(shop, 'exit');
      shop.kill('SIGTERM');
      await gone;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await until(async () => (await fetch(`${url}/health/ready`)).ok);
    await copyProducts(dataDir);
    // Listings are built in the background.
    await until(async () => (await countProducts(url)) > COPIES);
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
