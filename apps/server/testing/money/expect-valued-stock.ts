import { type VariantValue, valueStock } from '@ilaneer/domain/stock-value/value-stock';
import { expect } from 'vitest';
import type { PooledDatabase } from '../../src/db/connect.ts';
import { productVariants } from '../../src/db/schema/catalogue/catalogue.ts';
import { listMovedByDay, listReceiptCosts } from '../../src/flows/stock-value/value-repository.ts';

const EVER = { from: '0001-01-01', to: '9999-12-31' };

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
