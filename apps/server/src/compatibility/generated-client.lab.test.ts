import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../testing/shoppers/find-variant.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../../..');
const TSC = join(ROOT, 'node_modules/.bin/tsc');
// The command is beside its entry in dist.
const GENERATOR = join(
  dirname(createRequire(import.meta.url).resolve('openapi-typescript')),
  '../bin/cli.js',
);

/** An integrator's program on generated types: signs up, fills a cart, buys. */
const BUYER = `
import createClient from 'openapi-fetch';
import type { components, operations, paths } from './api.ts';

type Order = components['schemas']['Order'];
type PlaceOrderCodes = NonNullable<
  operations['placeOrder']['responses'][409]['content']['application/json']['code']
>;
const conflict: PlaceOrderCodes = 'OUT_OF_STOCK';

const [baseUrl = '', productId = '', variantId = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl });

const { data: account, error: refusal } = await client.POST('/api/signup-with-email', {
  body: {
    name: 'Asha Menon',
    email: \`buyer-\${process.pid}@example.in\`,
    password: 'correct horse battery',
    agreeToTerms: true,
  },
});
if (account === undefined) throw new Error(refusal.message);
const headers = { authorization: \`Bearer \${account.token}\` };

const { data: cart } = await client.POST('/api/add-to-cart', {
  headers,
  body: { productId, variantId, quantity: 2 },
});
const total: number = cart?.summary.total ?? 0;
const deliveryAddress: components['schemas']['AddressInput'] = {
  fullName: 'Meera Nair',
  phone: '9847012345',
  addressLine1: '7 Beach Road',
  city: 'Kozhikode',
  state: 'Kerala',
  zipCode: '673001',
};
const place = (shown: number) =>
  client.POST('/api/place-order', {
    headers,
    params: { header: { 'idempotency-key': \`order-\${shown}-1\` } },
    body: {
      items: [{ productId, variantId, quantity: 2 }],
      deliveryAddress,
      paymentMethod: 'cod',
      total: shown,
    },
  });

const wrong = await place(total - 1);
let told: number | null = null;
if (wrong.error?.code === 'PRICE_CHANGED') told = wrong.error.data?.current.total ?? null;

const { data: placed } = await place(total);
const order: Order | undefined = placed?.order;
const { data: list } = await client.GET('/api/orders', { headers, params: { query: { status: 'placed', limit: 1 } } });
const { data: cancelled } = await client.POST('/api/orders/{orderId}/cancel', {
  headers,
  params: { path: { orderId: order?.id ?? '' } },
});
console.log(
  JSON.stringify({
    conflict,
    total,
    told,
    status: order?.status,
    quantity: order?.items[0]?.quantity,
    listed: list?.pagination.totalItems,
    cancelled: cancelled?.order.status,
  }),
);
`;

const SETTINGS = {
  compilerOptions: {
    target: 'ES2024',
    lib: ['ES2024', 'DOM'],
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  },
  files: ['buyer.ts'],
};

describe('a client that is generated from the description of the API', () => {
  let shop: TestShop;
  let folder: string;
  beforeAll(async () => {
    shop = await openTestShop();
    // Inside the repository, to resolve packages.
    folder = await mkdtemp(join(ROOT, 'apps/server/generated-client-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await shop.close();
  });

  it('is typed, compiles, and buys something', async () => {
    const document = await shop.app.inject('/api/docs/openapi.json');
    await writeFile(join(folder, 'openapi.json'), document.body);
    await writeFile(join(folder, 'buyer.ts'), BUYER);
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
    await run(process.execPath, [GENERATOR, 'openapi.json', '--output', 'api.ts'], { cwd: folder });
    const compiled = await run(TSC, ['-p', 'tsconfig.json'], { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    expect(compiled.stdout).toBe('');

    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    const bought = await run(
      process.execPath,
      ['--no-warnings', 'buyer.ts', origin, pack.productId, pack.variantId],
      { cwd: folder },
    );
    expect(JSON.parse(bought.stdout)).toEqual({
      conflict: 'OUT_OF_STOCK',
      total: 672.6,
      told: 672.6,
      status: 'placed',
      quantity: 2,
      listed: 1,
      cancelled: 'cancelled',
    });
  });
});
