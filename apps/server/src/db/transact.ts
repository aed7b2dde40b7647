import type { Result } from '@ilaneer/domain/result';
import { type Database, databaseOn, type PooledDatabase } from './connect.ts';

/** Runs a use case in one transaction: a failure undoes everything that it wrote, just as a bug does. */
export function transact<Value, Failure>(
  db: PooledDatabase,
  run: (tx: Database) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  return inTransaction(db, run, ({ ok }) => ok);
}

/** Runs something that can't fail, but for bugs, in one transaction. */
export function transactAll<Value>(
  db: PooledDatabase,
  run: (tx: Database) => Promise<Value>,
): Promise<Value> {
  return inTransaction(db, run, () => true);
}

async function inTransaction<Outcome>(
  db: PooledDatabase,
  run: (tx: Database) => Promise<Outcome>,
  isKept: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const outcome = await run(databaseOn(client));
    await client.query(isKept(outcome) ? 'commit' : 'rollback');
    return outcome;
  } catch (error) {
    // A connection that can't even roll back goes, and with it what it did.
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
