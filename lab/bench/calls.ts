import { randomUUID } from 'node:crypto';
import { newAddress } from '@ilaneer/testing/address-form';
import type { Request } from 'autocannon';
import type pg from 'pg';
import type { Figures, Meter } from './measure.ts';
import type { Server } from './server-process.ts';
import { bearer, type Shopper } from './shoppers.ts';
import { type StockedVariant, twoOf } from './stocked-variants.ts';

type Setting = {
  readonly shop: Server;
  readonly pool: pg.Pool;
  readonly shoppers: readonly Shopper[];
  readonly variants: readonly StockedVariant[];
};

export type Rounds = { readonly warmUps: number; readonly counted: number };

type Call = {
  readonly name: string;
  readonly amount: number;
  /** Next round; not measured. */
  requests(): Promise<readonly Request[]>;
};

/** Medians; processor ms a request. */
export type CallFigures = Figures & { readonly serverMs: number; readonly databaseMs: number };

export function benchedCalls({ pool, shoppers, variants }: Setting): readonly Call[] {
  const carts = shoppers.map((shopper, index) => ({ shopper, lines: twoOf(variants, index) }));
  return [
    {
      name: 'GET getAllProducts',
      amount: 12_000,
      requests: async () => [{ path: '/api/getAllProducts', headers: { 'accept-encoding': 'br' } }],
    },
    {
      name: 'POST add-to-cart',
      amount: carts.length * 8,
      requests: async () => {
        await pool.query('delete from cart_lines');
        return carts.flatMap(({ shopper, lines }) =>
          lines.map((line) => post(shopper, '/api/add-to-cart', { ...line, quantity: 1 })),
        );
      },
    },
    {
      name: 'POST place-order',
      amount: carts.length,
      requests: async () => {
        await fill(pool, carts);
        return carts.map(({ shopper, lines }) => {
          const items = lines.map((line) => ({ ...line, quantity: 1 }));
          const order = { items, deliveryAddress: newAddress(), paymentMethod: 'cod' };
          return post(shopper, '/api/place-order', order, { 'idempotency-key': randomUUID() });
        });
      },
    },
  ];
}

function post(shopper: Shopper, path: string, body: object, headers: object = {}): Request {
  return { method: 'POST', path, headers: { ...bearer(shopper), ...headers }, body: JSON.stringify(body) };
}

async function fill(
  pool: pg.Pool,
  carts: readonly { readonly shopper: Shopper; readonly lines: readonly StockedVariant[] }[],
): Promise<void> {
  const lines = carts.flatMap(({ shopper, lines: own }) =>
    own.map(({ variantId }) => ({ userId: shopper.userId, variantId })),
  );
  await pool.query('delete from cart_lines');
  await pool.query(
    `insert into cart_lines (user_id, variant_id, quantity, created_at, updated_at)
     select user_id, variant_id, 1, now(), now() from unnest($1::text[], $2::text[]) as line (user_id, variant_id)`,
    [lines.map(({ userId }) => userId), lines.map(({ variantId }) => variantId)],
  );
  // Resets the cash limit (CHECKOUT-26).
  await pool.query("update orders set payment_status = 'completed' where payment_status = 'pending'");
  // Equal pending writes for every round.
  await pool.query('checkpoint');
}

export async function measureCall(
  { amount, requests }: Call,
  {
    shop,
    meter,
    rounds,
    databaseMs,
  }: {
    readonly shop: Server;
    readonly meter: Meter;
    readonly rounds: Rounds;
    databaseMs(): number;
  },
): Promise<CallFigures> {
  const found: CallFigures[] = [];
  for (let round = -rounds.warmUps; round < rounds.counted; round += 1) {
    const load = { url: shop.url, requests: await requests(), amount };
    const before = { server: shop.processorMs(), database: databaseMs() };
    const figures = await meter.measure(load);
    const serverMs = (shop.processorMs() - before.server) / amount;
    if (round >= 0)
      found.push({ ...figures, serverMs, databaseMs: (databaseMs() - before.database) / amount });
  }
  const medianOf = (name: keyof CallFigures) => median(found.map((figures) => figures[name]));
  return {
    perSecond: Math.round(medianOf('perSecond')),
    p50: medianOf('p50'),
    p99: medianOf('p99'),
    serverMs: medianOf('serverMs'),
    databaseMs: medianOf('databaseMs'),
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) * 100) / 100;
}
