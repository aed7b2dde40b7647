import { type VariantValue, valueStock } from '@ilaneer/domain/stock-value/value-stock';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PooledDatabase } from '../../src/db/connect.ts';
import { productVariants } from '../../src/db/schema/catalogue/catalogue.ts';
import { listMovedByDay, listReceiptCosts } from '../../src/flows/stock-value/value-repository.ts';

const EVER = { from: '0001-01-01', to: '9999-12-31' };
const PIECE_PAISE = 1_237;

/** All units come in anew, at one cost a piece, so that each figure is a number of units times it. */
export async function costOpeningStock(db: PooledDatabase, variantId: string, units: number): Promise<void> {
  await db.execute(sql`update product_variants set stock = 0 where id = ${variantId}`);
  await db.execute(sql`
    insert into stock_receipts (id, number, note, actor_kind, actor_id, received_at)
    values ('costed', 'GRN-1', '', 'system', 'shop', now())`);
  await db.execute(sql`
    insert into stock_movements (variant_id, kind, quantity, receipt_id, actor_kind, actor_id, happened_at)
    values (${variantId}, 'receive', ${units}, 'costed', 'system', 'shop', now())`);
  await db.execute(sql`
    insert into supplier_bills (receipt_id, revision, supplier_name, number, billed_on, freight_paise, booked_on,
      actor_kind, actor_id, recorded_at)
    select id, 1, 'A mill', '1', (now() at time zone 'Asia/Kolkata')::date, 0,
      (now() at time zone 'Asia/Kolkata')::date, 'system', 'shop', now() from stock_receipts where id = 'costed'`);
  await db.execute(sql`
    insert into supplier_bill_lines (receipt_id, revision, position, variant_id, quantity, amount_paise, freight_paise,
      gst_basis_points, claims_tax, igst_paise, cgst_paise, sgst_paise)
    values ('costed', 1, 1, ${variantId}, ${units}, ${units * PIECE_PAISE}, 0, 0, true, 0, 0, 0)`);
}

/** Costed by `costOpeningStock`: figures equal units of the ledger times the cost, counted by SQL. */
export async function expectCostedStock(db: PooledDatabase, variantId: string): Promise<void> {
  const value = (await valuesNow(db)).get(variantId) ?? expect.fail(`${variantId} never moved`);
  const { rows } = await db.execute<{ onHand: number; sold: number; lost: number }>(sql`
    select (select on_hand from product_variants where id = ${variantId}) as "onHand",
      coalesce(-sum(quantity) filter (where kind in ('ship', 'return')), 0)::int as sold,
      coalesce(-sum(quantity) filter (where kind = 'write off'), 0)::int as lost
    from stock_movements where variant_id = ${variantId}`);
  const [counted] = rows;
  expect(value.closing.withoutCost).toBe(0);
  expect(value.closing.amounts.cost).toBe((counted?.onHand ?? 0) * PIECE_PAISE);
  expect(value.sold.amounts.cost).toBe((counted?.sold ?? 0) * PIECE_PAISE);
  expect(sum(value.losses.map(({ amounts }) => amounts.cost))).toBe((counted?.lost ?? 0) * PIECE_PAISE);
}

/** Valued units are those on hand, and no unit or paisa is lost on the way (STOCK-11, STOCK-13). */
export async function expectValuedStock(db: PooledDatabase): Promise<void> {
  const values = await valuesNow(db);
  const variants = await db
    .select({ id: productVariants.id, onHand: productVariants.onHand })
    .from(productVariants);
  const wrong = variants.filter(({ id, onHand }) => {
    const value = values.get(id);
    return (value?.closing.units ?? 0) !== onHand || (value !== undefined && !isBalanced(value));
  });
  expect(wrong).toEqual([]);
}

async function valuesNow(db: PooledDatabase): Promise<ReadonlyMap<string, VariantValue>> {
  const moved = Map.groupBy(await listMovedByDay(db, EVER.to), ({ variantId }) => variantId);
  const costs = Map.groupBy(await listReceiptCosts(db, EVER.to), ({ variantId }) => variantId);
  return new Map(
    [...moved].map(([id, movements]) => [id, valueStock({ movements, costs: costs.get(id) ?? [] }, EVER)]),
  );
}

function isBalanced({ opening, received, corrections, sold, losses, lateCost, closing }: VariantValue) {
  const came = [opening, received, corrections];
  const went = [sold, ...losses, closing];
  return (
    sum(came.map(({ units }) => units)) === sum(went.map(({ units }) => units)) &&
    sum(came.map(({ amounts }) => amounts.cost)) ===
      sum(went.map(({ amounts }) => amounts.cost)) + lateCost.cost
  );
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
