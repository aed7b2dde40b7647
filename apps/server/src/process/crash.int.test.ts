import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { addressForm } from '@ilaneer/testing/address-form';
import { signupForm } from '@ilaneer/testing/signup-form';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ShopProcess, startShopProcess } from '../../testing/servers/shop-process.ts';
import { findRunningDatabase } from '../db/embedded/start.ts';

const PATIENT = { timeout: 60_000, interval: 100 };
const post = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

type Reply = { token: string; products: ProductView[]; orders: OrderView[]; orderId: string };

describe('a shop that is killed or stopped', () => {
  let dataDir: string;
  let shop: ShopProcess;
  const restart = async () => {
    shop = await startShopProcess(dataDir, Number(new URL(shop.url).port));
  };
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ilaneer-crash-'));
    shop = await startShopProcess(dataDir);
  });
  beforeEach(async () => {
    if (shop.child.exitCode !== null || shop.child.signalCode !== null) await restart();
  });
  afterAll(async () => {
    await shop.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });

  const call = async (path: string, token: string, body?: object): Promise<Reply> => {
    const response = await fetch(`${shop.url}/api${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Reply;
  };
  const orderOne = async (token: string, productId: string, variantId: string): Promise<string> => {
    await call('/add-to-cart', token, { productId, variantId, quantity: 1 });
    const { orderId } = await call('/place-order', token, {
      items: [{ productId, variantId, quantity: 1 }],
      deliveryAddress: addressForm(),
      paymentMethod: 'cod',
    });
    return orderId;
  };
  const mostStocked = async (): Promise<{ productId: string; variantId: string; stock: number }> => {
    const { products } = await call('/getAllProducts', '');
    const [first] = products
      .flatMap(({ id, variantCombinations }) =>
        variantCombinations.map(({ variantId, quantity }) => ({ productId: id, variantId, stock: quantity })),
      )
      .sort((one, other) => other.stock - one.stock);
    if (first === undefined) throw new Error('the sample shop is empty');
    return first;
  };

  it('continues when PostgreSQL ends all its connections, as after the kill of one of its processes', {
    timeout: 3 * PATIENT.timeout,
  }, async () => {
    const url = await findRunningDatabase(dataDir);
    const client = new pg.Client({ connectionString: url ?? '' });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query(
      `select pid from pg_stat_activity where application_name = 'ilaneer' limit 1`,
    );
    const isClosed = new Promise<void>((settle) => client.once('end', settle));
    process.kill(rows[0].pid, 'SIGKILL');
    await isClosed;
    // Mail needs a recovered queue.
    let form = signupForm();
    const signUp = async () => {
      form = signupForm();
      return (await fetch(`${shop.url}/api/signup-with-email`, post(form)).catch(() => null))?.status;
    };
    await expect.poll(signUp, PATIENT).toBe(201);
    const outbox = async () => (await fetch(`${shop.url}/api/sandbox/outbox`)).text();
    await expect.poll(outbox, PATIENT).toContain(form.email);
    expect(shop.child.exitCode).toBeNull();
  });

  it('has every acknowledged order after kill -9, and stock and orders agree to the unit', async () => {
    const { productId, variantId, stock } = await mostStocked();
    const shoppers = await Promise.all(
      Array.from({ length: 4 }, async () => (await call('/signup-with-email', '', signupForm())).token),
    );
    const acknowledged: string[] = [];
    const killAfter = 12;
    const streams = shoppers.map(async (token) => {
      for (;;) {
        const orderId = await orderOne(token, productId, variantId).catch(() => null);
        if (orderId === null) return;
        acknowledged.push(orderId);
        if (acknowledged.length === killAfter) shop.child.kill('SIGKILL');
      }
    });
    await Promise.all(streams);
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);
    await shop.end('SIGKILL');

    await restart();
    const lists = await Promise.all(shoppers.map(async (token) => (await call('/orders', token)).orders));
    const kept = new Set(lists.flat().map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    const after = (await call('/getAllProducts', '')).products
      .flatMap(({ variantCombinations }) => variantCombinations)
      .find((variant) => variant.variantId === variantId);
    expect(after?.quantity).toBe(stock - kept.size);
  });

  it('lets requests in flight finish on SIGTERM and then ends cleanly', async () => {
    const signups = Array.from({ length: 6 }, () => signUpInFlight(shop.url));
    await Promise.all(signups.map(({ received }) => received));
    const code = shop.end('SIGTERM');
    const statuses = await Promise.all(signups.map(({ status }) => status));
    expect(statuses).toEqual(Array(6).fill(201));
    expect(await code).toBe(0);
  });
});

/** Sends the body once the server has begun to read. */
function signUpInFlight(url: string): { received: Promise<void>; status: Promise<number | undefined> } {
  const signup = request(`${url}/api/signup-with-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const received = new Promise<void>((resolve) => {
    signup.on('continue', () => {
      signup.end(JSON.stringify(signupForm()));
      resolve();
    });
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    signup.on('error', reject);
    signup.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
  });
  signup.flushHeaders();
  return { received, status };
}
