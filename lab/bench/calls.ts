import { randomUUID } from 'node:crypto';
import { newAddress } from '@ilaneer/testing/address-form';
import type { Request } from 'autocannon';
import type pg from 'pg';
import type { BenchedShop, ShopName } from './benched-shop.ts';
import type { Figures, Meter } from './measure.ts';
import { bearer, type Shopper } from './shoppers.ts';
import { type StockedVariant, twoOf } from './stocked-variants.ts';

export type Rounds = { readonly warmUps: number; readonly counted: number };

type Call = {
  readonly name: string;
  /** Requests of a round. */
  readonly amount: (shop: BenchedShop) => number;
  /** Next round; not measured. */
  readonly requests: (shop: BenchedShop) => Promise<readonly Request[]>;
};

/** Medians; processor ms a request. */
export type CallFigures = Figures & { readonly serverMs: number; readonly databaseMs: number };

export const CALLS: readonly Call[] = [
  {
    name: 'GET getAllProducts',
    amount: () => 12_000,
    requests: async () => [{ path: '/api/getAllProducts', headers: { 'accept-encoding': 'br' } }],
  },
  {
    name: 'POST add-to-cart',
    amount: ({ shoppers }) => shoppers.length * 8,
    requests: async (shop) => {
      await shop.pool.query('delete from cart_lines');
      return cartsOf(shop).flatMap(({ shopper, lines }) =>
        lines.map((line) => post(shopper, '/api/add-to-cart', { ...line, quantity: 1 })),
      );
    },
  },
  {
    name: 'POST place-order',
    amount: ({ shoppers }) => shoppers.length,
    requests: async (shop) => {
      const carts = cartsOf(shop);
      await fill(shop.pool, carts);
      return carts.map(({ shopper, lines }) => {
        const items = lines.map((line) => ({ ...line, quantity: 1 }));
        const order = { items, deliveryAddress: newAddress(), paymentMethod: 'cod' };
        return post(shopper, '/api/place-order', order, { 'idempotency-key': randomUUID() });
      });
    },
  },
];

function cartsOf({ shoppers, variants }: BenchedShop) {
  return shoppers.map((shopper, index) => ({ shopper, lines: twoOf(variants, index) }));
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

/** Rounds of the shops alternate, so that noise meets all. */
export async function measureCall(
  call: Call,
  shops: readonly BenchedShop[],
  meter: Meter,
  rounds: Rounds,
): Promise<Partial<Record<ShopName, CallFigures>>> {
  const found = shops.map((shop) => ({ shop, rounds: [] as CallFigures[] }));
  for (let round = -rounds.warmUps; round < rounds.counted; round += 1) {
    for (const one of found) {
      const figures = await measureRound(call, one.shop, meter);
      if (round >= 0) one.rounds.push(figures);
    }
  }
  return Object.fromEntries(found.map((one) => [one.shop.name, mediansOf(one.rounds)]));
}

async function measureRound(
  { amount, requests }: Call,
  benched: BenchedShop,
  meter: Meter,
): Promise<CallFigures> {
  const { shop, databaseMs } = benched;
  const load = { url: shop.url, requests: await requests(benched), amount: amount(benched) };
  const before = { server: shop.processorMs(), database: databaseMs() };
  const figures = await meter.measure(load);
  return {
    ...figures,
    serverMs: (shop.processorMs() - before.server) / load.amount,
    databaseMs: (databaseMs() - before.database) / load.amount,
  };
}

function mediansOf(rounds: readonly CallFigures[]): CallFigures {
  const medianOf = (name: keyof CallFigures) => median(rounds.map((figures) => figures[name]));
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
