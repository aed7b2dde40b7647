import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { newAddress } from '@ilaneer/testing/address-form';
import type pg from 'pg';
import type { BenchedShop } from './benched-shop.ts';
import { median, type Rounds } from './calls.ts';
import { bearer, type Shopper } from './shoppers.ts';
import { type StockedVariant, twoOf } from './stocked-variants.ts';

/** CPU ms. */
type Cost = { readonly serverMs: number; readonly databaseMs: number };

export type CheckoutFigures = {
  readonly calls: Cost;
  /** With follow-up jobs and disk; means. */
  readonly whole: Cost & { readonly diskKb: number };
};

const AT_ONCE = 20;
const DONE_WITHIN_MS = 300_000;
const POLL_EVERY_MS = 250;

export async function measureCheckouts(
  { shop, pool, shoppers, variants, databaseMs }: BenchedShop,
  rounds: Rounds,
): Promise<CheckoutFigures> {
  const carts = shoppers.map((shopper, index) => ({ shopper, lines: twoOf(variants, index).slice(0, 1) }));
  const look = async () => {
    await jobsAreDone(pool);
    const { rows } = await pool.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return { server: shop.processorMs(), database: databaseMs(), bytes: Number(rows[0]?.bytes) };
  };
  const found: Cost[] = [];
  let start = await look();
  for (let round = -rounds.warmUps; round < rounds.counted; round += 1) {
    await pool.query('delete from cart_lines');
    // Resets the cash limit (CHECKOUT-26).
    await pool.query("update orders set payment_status = 'completed' where payment_status = 'pending'");
    const before = { server: shop.processorMs(), database: databaseMs() };
    const waiting = [...carts];
    const checkOutAll = async (): Promise<void> => {
      for (let cart = waiting.pop(); cart !== undefined; cart = waiting.pop()) {
        await checkOut(shop.url, cart.shopper, cart.lines);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, checkOutAll));
    if (round === -1) start = await look();
    if (round < 0) continue;
    found.push({
      serverMs: (shop.processorMs() - before.server) / carts.length,
      databaseMs: (databaseMs() - before.database) / carts.length,
    });
  }
  const end = await look();
  const checkouts = carts.length * found.length;
  return {
    calls: {
      serverMs: median(found.map(({ serverMs }) => serverMs)),
      databaseMs: median(found.map((one) => one.databaseMs)),
    },
    whole: {
      serverMs: (end.server - start.server) / checkouts,
      databaseMs: (end.database - start.database) / checkouts,
      diskKb: (end.bytes - start.bytes) / checkouts / 1_024,
    },
  };
}

async function jobsAreDone(pool: pg.Pool): Promise<void> {
  const deadline = performance.now() + DONE_WITHIN_MS;
  for (;;) {
    const { rows } = await pool.query(
      "select from pgboss.job where state < 'completed' and start_after <= now() limit 1",
    );
    if (rows.length === 0) return;
    if (performance.now() > deadline) throw new Error('the jobs of the checkouts are not done');
    await wait(POLL_EVERY_MS);
  }
}

async function checkOut(url: string, shopper: Shopper, lines: readonly StockedVariant[]): Promise<void> {
  const items = lines.map((line) => ({ ...line, quantity: 1 }));
  const order = { items, deliveryAddress: newAddress(), paymentMethod: 'cod' };
  for (const item of items) await call(url, shopper, '/api/add-to-cart', item);
  await call(url, shopper, '/api/get-cart');
  await call(url, shopper, '/api/get-address');
  await call(url, shopper, '/api/best-price');
  await call(url, shopper, '/api/place-order', order, { 'idempotency-key': randomUUID() });
}

async function call(
  url: string,
  shopper: Shopper,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const reply = await fetch(url + path, { ...sent, headers: { ...bearer(shopper), ...headers } });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`);
}
