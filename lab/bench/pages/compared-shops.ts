import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../../../scripts/build-server.ts';
import { buildStorefront } from '../../../scripts/build-storefront.ts';
import type { ShopName } from '../benched-shop.ts';
import type { Closer } from '../closers.ts';
import { buildShopOf } from '../other-checkout.ts';
import { startServer } from '../server-process.ts';

export type ComparedShop = { readonly name: ShopName; readonly url: string };

export async function startComparedShops(
  against: string | undefined,
  running: Closer[],
): Promise<readonly ComparedShop[]> {
  const shops: ComparedShop[] = [];
  if (against !== undefined) {
    shops.push({ name: 'theirs', url: await startShop(await buildShopOf(against), running) });
  }
  await Promise.all([buildServer(), buildStorefront()]);
  shops.push({ name: 'ours', url: await startShop('shop.js', running) });
  return shops;
}

async function startShop(script: string, running: Closer[]): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ilaneer-pages-'));
  running.push({ stop: () => rmSync(dataDir, { recursive: true, force: true }) });
  const shop = await startServer(script, '/api/home-banners', {
    DATA_DIR: dataDir,
    MODE: 'sandbox',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
  running.push(shop);
  return shop.url;
}
