import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Closer } from './closers.ts';
import { databaseProcessorMs, embeddedAdminUrl } from './embedded-database.ts';
import { type Memory, type Server, startServer } from './server-process.ts';
import { createShoppers, type Shopper } from './shoppers.ts';
import { type StockedVariant, stockVariants } from './stocked-variants.ts';

export type ShopName = 'theirs' | 'ours';

export type BenchedShop = {
  readonly name: ShopName;
  readonly shop: Server;
  /** Ms of the first start, with its database made. */
  readonly firstMs: number;
  /** After the start. */
  readonly idle: Memory;
  readonly pool: pg.Pool;
  readonly shoppers: readonly Shopper[];
  readonly variants: readonly StockedVariant[];
  databaseMs(): number;
};

const JWT_SECRET = 'a secret that only the benchmark knows';
const SHOPPERS = 500;
// As in `npm start`.
const AS_STARTED = ['--max-semi-space-size=8'];

/** Started twice, with stock and shoppers. */
export async function openBenchedShop(
  name: ShopName,
  script: string,
  running: Closer[],
): Promise<BenchedShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ilaneer-bench-'));
  running.push({ stop: () => rmSync(dataDir, { recursive: true, force: true }) });
  const first = await startShop(script, dataDir);
  await first.stop();
  const shop = await startShop(script, dataDir);
  running.push(shop);
  const idle = shop.memory();
  const pool = new pg.Pool({ connectionString: embeddedAdminUrl(dataDir), max: 1 });
  running.push({ stop: () => pool.end() });
  const variants = await stockVariants(pool);
  const shoppers = await createShoppers(pool, 'bench', SHOPPERS, JWT_SECRET);
  const databaseMs = () => databaseProcessorMs(dataDir);
  return { name, shop, firstMs: first.startMs, idle, pool, shoppers, variants, databaseMs };
}

function startShop(script: string, dataDir: string): Promise<Server> {
  return startServer(
    script,
    '/api/home-banners',
    {
      DATA_DIR: dataDir,
      MODE: 'sandbox',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      JWT_SECRET,
      // Profile: BENCH_SHOP_OPTIONS='--cpu-prof --cpu-prof-dir=/tmp/profile'.
      NODE_OPTIONS: process.env.BENCH_SHOP_OPTIONS ?? '',
    },
    AS_STARTED,
  );
}
