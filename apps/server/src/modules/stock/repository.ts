import type { Shortage } from '@ilaneer/domain/order/place-order';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

export type Units = { readonly variantId: string; readonly quantity: number };

const TAKE_STOCK = `
  with locked as (
    select id from product_variants where id = any($1::text[]) order by id for no key update
  )
  update product_variants
  set stock = product_variants.stock - wanted.quantity
  from unnest($1::text[], $2::int[]) as wanted (id, quantity), locked
  where product_variants.id = wanted.id and locked.id = wanted.id
    and product_variants.stock >= wanted.quantity
  returning product_variants.id`;

/**
 * Takes units out of stock, all or nothing; fewer than none are put back. Replies with the variants that had too few and how many they have, on
 * which the caller must roll back. Rows are locked in one order everywhere, so that two orders can't wait for
 * each other.
 */
export async function takeStock(tx: Database, units: readonly Units[]): Promise<Shortage[]> {
  const taken = await tx.$client.query<{ id: string }>({
    name: 'stock_take',
    text: TAKE_STOCK,
    values: [units.map(({ variantId }) => variantId), units.map(({ quantity }) => quantity)],
  });
  const ids = new Set(taken.rows.map(({ id }) => id));
  const short = units.filter(({ variantId }) => !ids.has(variantId));
  if (short.length === 0) return [];
  const left = await tx.execute<{ id: string; stock: number }>(
    sql`select id, stock from product_variants where id = any(${idsOf(short)})`,
  );
  const stockOf = new Map(left.rows.map(({ id, stock }) => [id, stock]));
  return short.map(({ variantId, quantity }) => ({
    variantId,
    requested: quantity,
    available: stockOf.get(variantId) ?? 0,
  }));
}

/**
 * Puts units back into stock. In two statements: the update of one that locks as well would look for the row as it was
 * before it waited, and could wait there for somebody who waits for it.
 */
export async function returnStock(tx: Database, units: readonly Units[]): Promise<void> {
  await tx.execute(
    sql`select id from product_variants where id = any(${idsOf(units)}) order by id for no key update`,
  );
  await tx.execute(sql`
    update product_variants
    set stock = product_variants.stock + given.quantity
    from unnest(${idsOf(units)}, ${quantitiesOf(units)}) as given (id, quantity)
    where product_variants.id = given.id`);
}

function idsOf(units: readonly Units[]) {
  return sql`${sql.param(units.map(({ variantId }) => variantId))}::text[]`;
}

function quantitiesOf(units: readonly Units[]) {
  return sql`${sql.param(units.map(({ quantity }) => quantity))}::int[]`;
}
