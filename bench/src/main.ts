import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signupForm } from '@ilaneer/testing/signup-form';
import { compare } from './compare.ts';
import { embeddedDatabaseUrl } from './database-url.ts';
import { type Server, startServer } from './shop-process.ts';

const RESULTS = join(import.meta.dirname, '..', 'results');
const SHOPPERS = 40;
const VARIANT = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V01' };

const dataDir = mkdtempSync(join(tmpdir(), 'ilaneer-bench-'));
const startShop = (): Promise<Server> =>
  startServer('shop.ts', '/api/home-banners', {
    DATA_DIR: dataDir,
    MODE: 'sandbox',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });

const first = await startShop();
await first.stop();
const shop = await startShop();
const floor = await startServer('floor.ts', '/ready', {
  SHOP_URL: shop.url,
  FLOOR_DATABASE_URL: embeddedDatabaseUrl(dataDir),
});

const json = { 'content-type': 'application/json' };
const tokens = await Promise.all(
  Array.from({ length: SHOPPERS }, async () => {
    const body = JSON.stringify(signupForm());
    const reply = await fetch(`${shop.url}/api/signup-with-email`, { method: 'POST', headers: json, body });
    const { token } = (await reply.json()) as { token: string };
    await fetch(`${shop.url}/api/add-to-cart`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...VARIANT, quantity: 1 }),
    });
    return token;
  }),
);

const comparisons = [
  await compare(
    'getAllProducts',
    { url: shop.url, requests: [{ path: '/api/getAllProducts' }] },
    { url: floor.url, requests: [{ path: '/getAllProducts' }] },
  ),
  await compare(
    'cart line upsert',
    {
      url: shop.url,
      requests: tokens.map((token, index) => ({
        method: 'PUT',
        path: '/api/update-cart-quantity',
        headers: { ...json, authorization: `Bearer ${token}` },
        body: JSON.stringify({ ...VARIANT, newQuantity: 1 + (index % 3) }),
      })),
    },
    {
      url: floor.url,
      requests: tokens.map((_, index) => ({
        method: 'POST',
        path: '/add-to-cart',
        headers: json,
        body: JSON.stringify({
          userId: `u${index}`,
          variantId: VARIANT.variantId,
          quantity: 1 + (index % 3),
        }),
      })),
    },
  ),
];
const results = {
  comparisons,
  memory: shop.memory(),
  start: { firstMs: first.startMs, laterMs: shop.startMs },
};
await floor.stop();
await shop.stop();
rmSync(dataDir, { recursive: true, force: true });

console.table(
  comparisons.map(({ name, ratio, shop: s, floor: f }) => ({
    name,
    ratio,
    'shop/s': Math.round(s.perSecond),
    'floor/s': Math.round(f.perSecond),
    'shop p50/p99 ms': `${s.p50}/${s.p99}`,
    'floor p50/p99 ms': `${f.p50}/${f.p99}`,
  })),
);
console.log(`memory ${results.memory.residentMb} MB resident, ${results.memory.peakMb} MB peak`);
console.log(`start ${results.start.firstMs} ms first, ${results.start.laterMs} ms later`);
mkdirSync(RESULTS, { recursive: true });
writeFileSync(join(RESULTS, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`);
