import { indiaDay } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { stockPeriod } from '@ilaneer/domain/stock-value/stock-period';
import {
  type StockPeriod,
  type VariantHistory,
  type VariantValue,
  valueStock,
} from '@ilaneer/domain/stock-value/value-stock';
import { sql } from 'drizzle-orm';
import type { Database, PooledDatabase } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import {
  listMovedByDay,
  listReceiptCosts,
  listShelvesOnDay,
  type NamedVariant,
  nameVariants,
  type ShelfOnDay,
} from './value-repository.ts';

export type AskedPeriod = { readonly from?: string | undefined; readonly to?: string | undefined };

export type ValuedVariant = NamedVariant & { readonly value: VariantValue };

/** Errors: VALIDATION_FAILED. */
export function readStockPeriod(
  { now }: Pick<Deps, 'now'>,
  { from, to }: AskedPeriod,
): Result<StockPeriod, Failure> {
  const period = stockPeriod({ from, to }, indiaDay(now()));
  return period.ok ? ok(period.value) : err(invalid(period.error));
}

/** All variants that ever had stock, by SKU (STOCK-11), and the shelves that are asked for. */
export async function readStockValue(
  db: PooledDatabase,
  period: StockPeriod,
  shelvesOf: (variants: readonly ValuedVariant[]) => readonly ValuedVariant[],
): Promise<{ readonly variants: readonly ValuedVariant[]; readonly shelves: readonly ShelfOnDay[] }> {
  return atOneMoment(db, async (tx) => {
    const histories = new Map((await readHistories(tx, period.to)).map((one) => [one.variantId, one]));
    const named = await nameVariants(tx, [...histories.keys()]);
    const variants = named.flatMap((variant) => {
      const history = histories.get(variant.variantId);
      return history === undefined ? [] : [{ ...variant, value: valueStock(history, period) }];
    });
    const wanted = shelvesOf(variants).map(({ variantId }) => variantId);
    return { variants, shelves: await listShelvesOnDay(tx, period.to, wanted) };
  });
}

/** Movements and costs up to a day, of all variants that ever had stock. */
export async function readHistories(
  db: Database,
  to: string,
): Promise<readonly (VariantHistory & { readonly variantId: string })[]> {
  const moved = Map.groupBy(await listMovedByDay(db, to), ({ variantId }) => variantId);
  const costs = Map.groupBy(await listReceiptCosts(db, to), ({ variantId }) => variantId);
  return [...moved].map(([variantId, movements]) => ({
    ...{ variantId, movements },
    costs: costs.get(variantId) ?? [],
  }));
}

function atOneMoment<Value>(db: PooledDatabase, read: (tx: Database) => Promise<Value>): Promise<Value> {
  return transactAll(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return read(tx);
  });
}
