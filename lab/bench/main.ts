import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buildServer } from '../../scripts/build-server.ts';
import { readArgs } from '../read-args.ts';
import { benchedCalls, measureCall } from './calls.ts';
import { measureCheckouts } from './checkouts.ts';
import { databaseProcessorMs, embeddedAdminUrl } from './embedded-database.ts';
import { startMeter } from './measure.ts';
import { addCall, addCheckout, addMemory, addStart, say } from './results.ts';
import { type Server, startServer } from './server-process.ts';
import { bearer, createShoppers } from './shoppers.ts';
import { stockVariants } from './stocked-variants.ts';

const JWT_SECRET = 'a secret that only the benchmark knows';
const SHOPPERS = 500;
const CALM_AFTER_MS = 15_000;
// As in `npm start`.
const AS_STARTED = ['--max-semi-space-size=8'];

const { values, positionals } = readArgs(
  'npm run bench -- [getAllProducts] [add-to-cart] [place-order] [checkout] [memory] [--quick: fewer rounds]',
  { quick: { type: 'boolean' } },
);
const quick = values.quick === true;
const isWanted = (name: string) =>
  positionals.length === 0 || positionals.some((wanted) => name.includes(wanted));
const rounds = quick ? { warmUps: 1, counted: 3 } : { warmUps: 2, counted: 7 };
await buildServer();

const dataDir = mkdtempSync(join(tmpdir(), 'ilaneer-bench-'));
const running: { stop(): unknown }[] = [{ stop: () => rmSync(dataDir, { recursive: true, force: true }) }];
// Servers get Ctrl+C too.
process.once('SIGINT', () => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(130);
});
try {
  say('starting the shop, twice');
  const first = await startShop();
  await first.stop();
  const shop = await startShop();
  running.push(shop);
  addStart({ firstMs: first.startMs, laterMs: shop.startMs, laterProcessorMs: shop.processorMs() });
  const idle = shop.memory();
  // After garbage from start-up is freed.
  if (isWanted('memory')) await wait(CALM_AFTER_MS);
  const calm = isWanted('memory') ? shop.memory() : undefined;
  const pool = new pg.Pool({ connectionString: embeddedAdminUrl(dataDir), max: 1 });
  running.push({ stop: () => pool.end() });
  const variants = await stockVariants(pool);
  const shoppers = await createShoppers(pool, 'bench', SHOPPERS, JWT_SECRET);
  const meter = startMeter();
  running.push(meter);

  const bench = { shop, meter, rounds, databaseMs: () => databaseProcessorMs(dataDir) };
  const setting = { shop, pool, shoppers, variants };
  for (const call of benchedCalls(setting).filter(({ name }) => isWanted(name))) {
    addCall(call.name, await measureCall(call, bench));
  }
  if (isWanted('checkout')) {
    say('measuring whole checkouts');
    addCheckout(await measureCheckouts(setting, rounds, bench.databaseMs));
  }
  const afterRun = shop.memory();
  if (isWanted('memory')) {
    say('asking by 50 connections at once');
    const requests = shoppers.flatMap((shopper) => [
      { path: '/api/getAllProducts' },
      { path: '/api/get-cart', headers: bearer(shopper) },
    ]);
    await meter.measure({ url: shop.url, requests, amount: 10_000, connections: 50 });
  }
  addMemory({ idle, calm, afterRun, afterMany: shop.memory() });
} finally {
  for (const one of running.reverse()) await one.stop();
}

function startShop(): Promise<Server> {
  return startServer(
    'shop.js',
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
