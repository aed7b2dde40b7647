import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildStorefront } from '../../scripts/build-storefront.ts';
import { type Comparison, compare } from './compare.ts';
import { cartContest } from './comparisons/cart.ts';
import { catalogueContest } from './comparisons/catalogue.ts';
import { orderContest } from './comparisons/order.ts';
import { embeddedAdminUrl, embeddedDatabaseUrl } from './database-url.ts';
import { startMeter } from './measure.ts';
import { measureMessages } from './messages.ts';
import { printResults, writeResults } from './results.ts';
import { type Server, startServer } from './server-process.ts';
import { createShoppers } from './shoppers.ts';
import { stockVariants } from './stocked-variants.ts';
import { measureStorefront } from './storefront.ts';

const JWT_SECRET = 'a secret that only the benchmark knows';
const SHOPPERS = 500;
// `npm run bench -- place-order` runs only that comparison.
const [wanted] = process.argv.slice(2);
const isWanted = (name: string) => wanted === undefined || name.includes(wanted);
if (isWanted('storefront')) await buildStorefront();

const dataDir = mkdtempSync(join(tmpdir(), 'ilaneer-bench-'));
const running: { stop(): unknown }[] = [{ stop: () => rmSync(dataDir, { recursive: true, force: true }) }];
try {
  const first = await startShop();
  await first.stop();
  const shop = await startShop();
  running.push(shop);
  const databaseUrl = embeddedDatabaseUrl(dataDir);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  running.push({ stop: () => pool.end() });
  const variants = await stockVariants(pool);
  const shoppers = await createShoppers(pool, 'bench', SHOPPERS, JWT_SECRET);
  const floor = await startServer('floor.ts', '/ready', {
    SHOP_URL: shop.url,
    FLOOR_DATABASE_URL: databaseUrl,
  });
  running.push(floor);
  const meter = startMeter();
  running.push(meter);

  const idle = shop.memory();
  const setting = { shopUrl: shop.url, floorUrl: floor.url, pool, shoppers, variants };
  const comparisons: Comparison[] = [];
  const contests = [catalogueContest(shop.url, floor.url), cartContest(setting), orderContest(setting)];
  for (const contest of contests.filter(({ name }) => isWanted(name))) {
    comparisons.push(await compare(meter, contest));
  }
  const results = {
    comparisons,
    memory: { idle, afterRun: shop.memory() },
    messages: isWanted('messages')
      ? await measureMessages(databaseUrl, embeddedAdminUrl(dataDir), pool)
      : null,
    start: { firstMs: first.startMs, laterMs: shop.startMs },
    // Last, because the shop is another one afterwards.
    storefront: isWanted('storefront') ? await measureStorefront(shop.url, pool) : null,
  };
  printResults(results);
  writeResults(results);
} finally {
  for (const one of running.reverse()) await one.stop();
}

function startShop(): Promise<Server> {
  return startServer('shop.ts', '/api/home-banners', {
    DATA_DIR: dataDir,
    MODE: 'sandbox',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    JWT_SECRET,
    // For a profile of the shop under load: BENCH_SHOP_OPTIONS='--cpu-prof --cpu-prof-dir=/tmp/profile'.
    NODE_OPTIONS: process.env.BENCH_SHOP_OPTIONS ?? '',
  });
}
