import { indiaDay } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { sql } from 'drizzle-orm';
import { type PooledDatabase, withoutTimeLimit } from '../../../db/connect.ts';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { type DayTie, readDayTies } from './day-ties-repository.ts';

/** In the order of the page. */
export type ClosedDay = { readonly day: string; readonly ties: readonly DayTie[] };

/** Ties the ledgers of a day with the journal, as of one moment (JOURNAL-39). Errors: a day to come. */
export async function closeDay(
  { db, now }: Pick<Deps, 'now'> & { readonly db: PooledDatabase },
  given: string | null,
): Promise<Result<ClosedDay, Failure>> {
  const today = indiaDay(now());
  const day = given ?? today;
  if (day > today) return err(invalid([{ field: 'day', message: 'That day is still to come' }]));
  const ties = await transactAll(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    // Compiling this one statement takes longer than running it.
    await tx.execute(sql`set local jit = off`);
    return withoutTimeLimit(tx, (unlimited) => readDayTies(unlimited, day));
  });
  return ok({ day, ties });
}
