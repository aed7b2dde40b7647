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

const afterCommits = new WeakMap<object, (() => void)[]>();

/** Runs something once the transaction on this connection is committed, and never if it is not; outside of one, at once. */
export function afterCommit(db: Database, run: () => void): void {
  const waiting = afterCommits.get(db.$client);
  if (waiting === undefined) run();
  else waiting.push(run);
}

/**
 * Does something in a transaction and takes it back unless it is wanted. Both take the same statements and the same
 * commit, so that the time of a reply does not tell which it was.
 */
export async function keepOnlyIf(isWanted: boolean, tx: Database, run: () => Promise<void>): Promise<void> {
  await tx.$client.query('savepoint kept_only_if');
  await run();
  await tx.$client.query(`${isWanted ? 'release' : 'rollback to'} savepoint kept_only_if`);
}

async function inTransaction<Outcome>(
  db: PooledDatabase,
  run: (tx: Database) => Promise<Outcome>,
  isKept: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  const committed: (() => void)[] = [];
  afterCommits.set(client, committed);
  try {
    await client.query('begin');
    const outcome = await run(databaseOn(client));
    await client.query(isKept(outcome) ? 'commit' : 'rollback');
    if (isKept(outcome)) for (const tell of committed) tell();
    return outcome;
  } catch (error) {
    // A connection that can't even roll back goes, and with it what it did.
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    afterCommits.delete(client);
    client.release(broken);
  }
}
