import { indiaDay } from '@ilaneer/domain/india-day';
import type { Deps } from '../../deps/deps.ts';
import { batchConcurrentFor } from '../../jobs/batch-concurrent.ts';
import { addVisits } from './other-figures-repository.ts';

const MOST_AT_ONCE = 200;

const countBatch = batchConcurrentFor(
  MOST_AT_ONCE,
  async (deps: Pick<Deps, 'db' | 'now'>, visits: readonly (readonly string[])[]) => {
    const counts = new Map<string, number>();
    for (const name of visits.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
    await addVisits(deps.db, indiaDay(deps.now()), counts);
    return visits.map(() => undefined);
  },
);

/** Visits at the same time are one statement, so that they do not wait for each other's rows. */
export function countNames(deps: Pick<Deps, 'db' | 'now'>, names: readonly string[]): Promise<void> {
  return countBatch(deps, names);
}
