import { randomUUID } from 'node:crypto';
import { newAddress } from '@ilaneer/testing/address-form';
import type pg from 'pg';
import type { Contest } from '../compare.ts';
import type { Server } from '../server-process.ts';
import { bearer, type Shopper } from '../shoppers.ts';
import { type StockedVariant, twoOf } from '../stocked-variants.ts';

type Setting = {
  readonly shop: Server;
  readonly floor: Server;
  readonly pool: pg.Pool;
  readonly shoppers: readonly Shopper[];
  readonly variants: readonly StockedVariant[];
};

/** Against the same statements. */
export function orderContest({ shop, floor, pool, shoppers, variants }: Setting): Contest {
  const carts = shoppers.map((shopper, index) => ({ shopper, lines: twoOf(variants, index) }));
  return {
    name: 'POST place-order',
    amount: shoppers.length,
    aim: 0.85,
    shop: {
      server: shop,
      requests: async () => {
        await fill(pool, carts);
        return carts.map(({ shopper, lines }) => ({
          method: 'POST',
          path: '/api/place-order',
          headers: { ...bearer(shopper), 'idempotency-key': randomUUID() },
          body: JSON.stringify({
            items: lines.map((line) => ({ ...line, quantity: 1 })),
            deliveryAddress: newAddress(),
            paymentMethod: 'cod',
          }),
        }));
      },
    },
    floor: {
      server: floor,
      requests: async () => {
        await fill(pool, carts);
        const { zipCode: pinCode, ...place } = newAddress();
        const stored = { ...place, pinCode };
        return carts.map(({ shopper }) => ({
          method: 'POST',
          path: '/place-order',
          headers: bearer(shopper),
          body: JSON.stringify({ userId: shopper.userId, key: randomUUID(), address: stored }),
        }));
      },
    },
  };
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
