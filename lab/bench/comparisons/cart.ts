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

/** Against a single upsert. */
export function cartContest({ shop, floor, pool, shoppers, variants }: Setting): Contest {
  const wanted = shoppers.flatMap((shopper, index) =>
    twoOf(variants, index).map((variant) => ({ shopper, variant })),
  );
  return {
    name: 'POST add-to-cart',
    amount: wanted.length * 4,
    aim: 0.55,
    shop: {
      server: shop,
      requests: async () => {
        await pool.query('delete from cart_lines');
        return wanted.map(({ shopper, variant }) => ({
          method: 'POST',
          path: '/api/add-to-cart',
          headers: bearer(shopper),
          body: JSON.stringify({ ...variant, quantity: 1 }),
        }));
      },
    },
    floor: {
      server: floor,
      requests: async () => {
        await pool.query('delete from floor_cart_lines');
        return wanted.map(({ shopper, variant: { variantId } }) => ({
          method: 'POST',
          path: '/add-to-cart',
          headers: bearer(shopper),
          body: JSON.stringify({ userId: shopper.userId, variantId, quantity: 1 }),
        }));
      },
    },
  };
}
