import type { Result } from '@ilaneer/domain/result';
import type { Database } from './connect.ts';

/** Carries a failure out of a transaction so that it rolls back. */
class RolledBack extends Error {
  readonly failure: unknown;

  constructor(failure: unknown) {
    super('rolled back');
    this.failure = failure;
  }
}

/** Runs a use case in one transaction: a failure undoes everything that it wrote, just as a bug does. */
export async function transact<Value, Failure>(
  db: Database,
  run: (tx: Database) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  try {
    return await db.transaction(async (tx) => {
      const outcome = await run(tx);
      if (!outcome.ok) throw new RolledBack(outcome.error);
      return outcome;
    });
  } catch (error) {
    // Only this function throws RolledBack, with the failure that `run` returned.
    if (error instanceof RolledBack) return { ok: false, error: error.failure as Failure };
    throw error;
  }
}
