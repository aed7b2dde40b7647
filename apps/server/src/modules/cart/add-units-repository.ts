import { MAX_LINE_QUANTITY } from '@ilaneer/domain/cart/line-quantity';
import type { Database } from '../../db/connect.ts';
import { type CartLine, selectLines } from './repository.ts';

/** Units of a variant that shall go into a shopper's cart. */
export type UnitsToAdd = {
  readonly userId: string;
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  /** The beginnings of the HSN codes that can be taxed; null when every one can. */
  readonly ratedCodes: readonly string[] | null;
  readonly at: Date;
};

// Repeats, for the units that go in, what the domain decides by `addLine`: PostgreSQL adds to the quantity as it is then,
// so that no other request can come in between. A test holds the two against each other.
const ADD_UNITS = `
  with wanted as (
    select id, least(stock, ${MAX_LINE_QUANTITY}) as most from product_variants
    where id = $2 and product_id = $3 and active and (
      select active and (
        $6::text[] is null
        or exists (select from unnest($6::text[]) as rated (code) where starts_with(hsn_code, rated.code))
      ) from products where id = $3
    )
  ), added as (
    insert into cart_lines as line (user_id, variant_id, quantity, created_at, updated_at)
    select $1, id, $4::int, $5, $5 from wanted where $4::int <= most
    on conflict (user_id, variant_id) do update
    set quantity = line.quantity + excluded.quantity, updated_at = excluded.updated_at
    where line.quantity + excluded.quantity <= (select most from wanted)
    returning *
  )
  ${selectLines(`
    select * from added
    union all
    select * from cart_lines where user_id = $1 and variant_id <> $2 and exists (select from added)
  `)}`;

/**
 * Adds units to a line, or makes one, if the product is sold and taxed and the line stays within its limit (CART-3).
 * Replies with the cart as it is then; null, with nothing changed, when they can't be added.
 */
export async function addUnits(
  db: Database,
  { userId, variantId, productId, quantity, at, ratedCodes }: UnitsToAdd,
): Promise<readonly CartLine[] | null> {
  const { rows } = await db.$client.query<CartLine>({
    name: 'cart_units_add',
    text: ADD_UNITS,
    values: [userId, variantId, productId, quantity, at, ratedCodes],
  });
  return rows.length === 0 ? null : rows;
}
