import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { recountDays, takeMarkedDays } from './recount-repository.ts';

/** Bounds a transaction: a shop that upgrades has years of days. */
const DAYS_AT_ONCE = 14;

/** REPORT-1. */
export async function recountSales({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (;;) {
    const days = await transactAll(db, async (tx) => {
      const marked = await takeMarkedDays(tx, DAYS_AT_ONCE);
      if (marked.length > 0) await recountDays(tx, marked);
      return marked;
    });
    if (days.length < DAYS_AT_ONCE) return;
  }
}
