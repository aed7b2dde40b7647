import { addManyOrders } from '@ilaneer/server/testing/large-shop/many-orders';
import type pg from 'pg';
import type { Server } from './server-process.ts';
import { signInStaff } from './staff/signed-in.ts';

const COUNTS = { orders: 100_000, customers: 20_000 };
const LOOK_EVERY_MS = 25;

/** How long a file took, how large it was, and how much more memory the shop had at most while it was sent. */
type Taken = {
  readonly seconds: number;
  /** Of the shop's own processor time, which a busy machine does not lengthen much. */
  readonly processorSeconds: number;
  readonly megabytes: number;
  readonly extraMb: number;
};

/** Gives a shop 100,000 orders and takes each file out of it. */
export async function measureExports(shop: Server, pool: pg.Pool): Promise<Readonly<Record<string, Taken>>> {
  await addManyOrders(pool, COUNTS);
  const { headers } = await signInStaff(shop.url, pool, [
    'exports.take',
    'orders.read',
    'customers.read',
    'catalogue.read',
  ]);
  const measured: Record<string, Taken> = {};
  for (const kind of ['orders', 'order-lines', 'customers', 'products']) {
    measured[kind] = await take(shop, `${shop.url}/api/staff/exports/${kind}`, headers);
  }
  return measured;
}

async function take(
  shop: Server,
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<Taken> {
  const before = shop.memory().residentMb;
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, shop.memory().residentMb);
  }, LOOK_EVERY_MS);
  const began = performance.now();
  const processorBefore = shop.processorMs();
  let bytes = 0;
  try {
    const response = await fetch(address, { headers });
    if (!response.ok || response.body === null) throw new Error(`${address}: ${response.status}`);
    for await (const chunk of response.body) bytes += chunk.length;
  } finally {
    clearInterval(looking);
  }
  const seconds = Math.round(performance.now() - began) / 1_000;
  const processorSeconds = Math.round(shop.processorMs() - processorBefore) / 1_000;
  return { seconds, processorSeconds, megabytes: Math.round(bytes / 100_000) / 10, extraMb: most - before };
}
