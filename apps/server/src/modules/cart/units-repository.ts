import { MAX_LINE_QUANTITY } from '@ilaneer/domain/cart/line-quantity';
import type { Database } from '../../db/connect.ts';
import { type ChangedLine, FIGURES, LINE_COLUMNS } from './repository.ts';

export type UnitsToAdd = {
  readonly userId: string;
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
};

type Moment = {
  readonly at: Date;
  /** HSN prefixes with a rate; null: all. */
  readonly ratedCodes: readonly string[] | null;
};

// As `addLine` of the domain; compared by a test. Shoppers are in order, against deadlocks.
const ADD_UNITS = `
  with added as (
    insert into cart_lines as line (user_id, variant_id, quantity, created_at, updated_at)
    select wanted."userId", wanted."variantId", wanted.quantity, $2, $2
    from json_to_recordset($1::json) as wanted ("userId" text, "productId" text, "variantId" text, quantity int)
    join product_variants variant on variant.id = wanted."variantId" and variant.product_id = wanted."productId"
    join products product on product.id = variant.product_id
    where variant.active and product.active
      and ($3::text[] is null or product.hsn_code ^@ any ($3::text[]))
      and wanted.quantity <= least(variant.stock, ${MAX_LINE_QUANTITY})
    order by wanted."userId"
    on conflict (user_id, variant_id) do update
    set quantity = line.quantity + excluded.quantity, updated_at = excluded.updated_at
    where line.quantity + excluded.quantity <=
      (select least(stock, ${MAX_LINE_QUANTITY}) from product_variants where id = excluded.variant_id)
    returning ${LINE_COLUMNS}
  )
  select line.user_id as "userId", line.variant_id as "variantId", ${FIGURES}, variant.active as "isSold" from (
    select * from added
    union all
    select other.* from added
    join (select ${LINE_COLUMNS} from cart_lines) other
      on other.user_id = added.user_id and other.variant_id <> added.variant_id
  ) line
  join product_variants variant on variant.id = line.variant_id`;

/** CART-3. Changed carts, without catalogue data (a third of the cost) and refused shoppers. */
export async function addUnits(
  db: Database,
  wanted: readonly UnitsToAdd[],
  { at, ratedCodes }: Moment,
): Promise<ReadonlyMap<string, readonly ChangedLine[]>> {
  const added = await db.$client.query<ChangedLine & { readonly userId: string }>({
    name: 'cart_units_add',
    text: ADD_UNITS,
    values: [JSON.stringify(wanted), at, ratedCodes],
  });
  const carts = new Map<string, ChangedLine[]>();
  for (const { userId, ...line } of added.rows) {
    const cart = carts.get(userId);
    if (cart === undefined) carts.set(userId, [line]);
    else cart.push(line);
  }
  return carts;
}

export type CartUnits = { readonly variantId: string; readonly quantity: number };

// Locks each line first, so units added concurrently stay (CART-24). JSON: one plan for any number of units.
const REMOVE_UNITS = `
  with rest as (
    select line.variant_id, line.quantity - removed.quantity as quantity
    from cart_lines line
    join json_to_recordset($2::json) as removed (variant_id text, quantity int) on removed.variant_id = line.variant_id
    where line.user_id = $1
    order by line.variant_id
    for update of line
  ), gone as (
    delete from cart_lines line using rest
    where line.user_id = $1 and line.variant_id = rest.variant_id and rest.quantity <= 0
  )
  update cart_lines line set quantity = rest.quantity, updated_at = $3 from rest
  where line.user_id = $1 and line.variant_id = rest.variant_id and rest.quantity > 0`;

/** Units added meanwhile stay (CART-24). */
export async function removeUnits(
  db: Database,
  userId: string,
  { units, at }: { readonly units: readonly CartUnits[]; readonly at: Date },
): Promise<void> {
  const removed = units.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity }));
  await db.$client.query({
    name: 'cart_units_remove',
    text: REMOVE_UNITS,
    values: [userId, JSON.stringify(removed), at],
  });
}
