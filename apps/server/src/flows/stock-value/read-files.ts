import type { Paise } from '@ilaneer/domain/money';
import type { LossOfDay } from '@ilaneer/domain/stock-value/stock-book';
import { averageCost, type StockPeriod, valueByShelf } from '@ilaneer/domain/stock-value/value-stock';
import type { PooledDatabase } from '../../db/connect.ts';
import { readStockValue } from './read-stock-value.ts';
import { listMovedGoods, type MovedGoods } from './register-repository.ts';
import type { NamedVariant, ShelfOnDay } from './value-repository.ts';

/** `value` and `average` are null where the cost of some units is not known. */
export type ValuedShelf = NamedVariant &
  Pick<ShelfOnDay, 'code' | 'bestBefore' | 'units'> & {
    readonly day: string;
    readonly average: Paise | null;
    readonly value: Paise | null;
    /** Of the whole variant. */
    readonly withoutCost: number;
  };

/** Stock on hand by batch (STOCK-11). */
export async function readValuedShelves(
  db: PooledDatabase,
  period: StockPeriod,
): Promise<readonly ValuedShelf[]> {
  const { variants, shelves } = await readStockValue(db, period, (all) => all);
  const byVariant = Map.groupBy(shelves, ({ variantId }) => variantId);
  return variants.flatMap(({ value: { closing }, ...named }) => {
    const own = byVariant.get(named.variantId) ?? [];
    const values = valueByShelf(
      closing,
      own.map(({ units }) => units),
    );
    return own.map(({ code, bestBefore, units }, index) => ({
      ...named,
      ...{ code, bestBefore, units, day: period.to, withoutCost: closing.withoutCost },
      average: averageCost(closing),
      value: values?.[index] ?? null,
    }));
  });
}

export type ReversalRow = NamedVariant & { readonly loss: LossOfDay };

/** Lost, given away and destroyed goods by day (STOCK-14). */
export async function readReversals(
  db: PooledDatabase,
  period: StockPeriod,
): Promise<readonly ReversalRow[]> {
  const { variants } = await readStockValue(db, period, () => []);
  return variants
    .flatMap(({ value: { losses }, ...named }) => losses.map((loss) => ({ ...named, loss })))
    .filter(({ loss }) => loss.units !== 0 || loss.amounts.cost !== 0)
    .toSorted((one, other) => (one.loss.day < other.loss.day ? -1 : one.loss.day > other.loss.day ? 1 : 0));
}

/** Goods in and out, in their order. */
export async function* everyMovedGoods(
  db: PooledDatabase,
  period: StockPeriod,
  inBatch: number,
): AsyncGenerator<readonly MovedGoods[]> {
  for (let after: MovedGoods | null = null; ; ) {
    const batch: MovedGoods[] = await listMovedGoods(db, period, after, inBatch);
    const last = batch.at(-1);
    if (last === undefined) return;
    yield batch;
    after = last;
  }
}
