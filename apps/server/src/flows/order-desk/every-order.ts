import { ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import { countForStaff, listIdsForStaff, type OrderListSort } from '../../modules/order/order.ts';
import { filterOf, type OrderListQuery, sortKey } from './list-orders.ts';

export type EveryOrder = {
  count(): Promise<number>;
  idBatches(size: number): AsyncGenerator<string[]>;
};

const MOST = 10_000_000;

/** Errors: VALIDATION_FAILED. */
export function everyOrder(
  db: Database,
  query: Omit<OrderListQuery, 'after' | 'due'>,
): Result<EveryOrder, Failure> {
  const sort: OrderListSort = query.sort ?? 'newest';
  const filter = filterOf(query);
  if (!filter.ok) return filter;
  async function* idBatches(limit: number): AsyncGenerator<string[]> {
    if (!filter.ok) return;
    let after: { readonly at: number; readonly id: string } | null = null;
    for (;;) {
      const rows: Awaited<ReturnType<typeof listIdsForStaff>> = await listIdsForStaff(db, {
        filter: filter.value,
        sort,
        after,
        limit,
      });
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows.map(({ id }) => id);
      after = { at: sortKey(sort, last), id: last.id };
    }
  }
  return ok({ count: () => countForStaff(db, { filter: filter.value, sort: null }, MOST), idBatches });
}
