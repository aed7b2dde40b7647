import type { Result } from '@ilaneer/domain/result';
import { type Database, databaseOn, type PooledDatabase } from './connect.ts';

/** Runs a use case in one transaction: a failure undoes everything that it wrote, just as a bug does. */
export function transact<Value, Failure>(
  db: PooledDatabase,
  run: (tx: Database) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  return inTransaction(db, NOTHING, run, ({ ok }) => ok);
}

/**
 * As `transact`, with one wait less: `open` is sent along with the beginning. It only locks and reads, because it would
 * stand alone if the transaction could not begin.
 */
export function transactFrom<Opened, Value, Failure>(
  db: PooledDatabase,
  open: (tx: Database) => Promise<Opened>,
  run: (tx: Database, opened: Opened) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  return inTransaction(db, open, run, ({ ok }) => ok);
}

/** Runs something that can't fail, but for bugs, in one transaction. */
export function transactAll<Value>(
  db: PooledDatabase,
  run: (tx: Database) => Promise<Value>,
): Promise<Value> {
  return inTransaction(db, NOTHING, run, () => true);
}

const afterCommits = new WeakMap<object, (() => void)[]>();

/** Runs something once the transaction on this connection is committed, and never if it is not; outside of one, at once. */
export function afterCommit(db: Database, run: () => void): void {
  const waiting = afterCommits.get(db.$client);
  if (waiting === undefined) run();
  else waiting.push(run);
}

const beforeCommits = new WeakMap<object, (() => Promise<void>)[]>();

/**
 * Does something at the end of the transaction on this connection, unless it is undone: for locks that many wait for,
 * which are held as briefly as can be, and taken after all others.
 */
export function beforeCommit(tx: Database, run: () => Promise<void>): void {
  transactionOf(tx).push(run);
}

/** What stands for the transaction on this connection, for what is gathered until its end. */
export function transactionOf(tx: Database): (() => Promise<void>)[] {
  const transaction = beforeCommits.get(tx.$client);
  if (transaction === undefined) throw new Error('there is no transaction');
  return transaction;
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

/**
 * Waits for work on one connection whose parts do not wait for each other: their statements run in the order in which
 * they are sent. For all of it even when a part fails, because nothing may be under way any more when the connection is
 * given back.
 */
export async function together(...work: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(work)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}

const NOTHING = async (): Promise<void> => undefined;
// By name, so that it is written together with what follows it.
const BEGIN = { name: 'begin', text: 'begin' };

async function inTransaction<Opened, Outcome>(
  db: PooledDatabase,
  open: (tx: Database) => Promise<Opened>,
  run: (tx: Database, opened: Opened) => Promise<Outcome>,
  isKept: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  const committed: (() => void)[] = [];
  const committing: (() => Promise<void>)[] = [];
  afterCommits.set(client, committed);
  beforeCommits.set(client, committing);
  try {
    const tx = databaseOn(client);
    const begun = client.query(BEGIN);
    const opened = open(tx);
    await together(begun, opened);
    const outcome = await run(tx, await opened);
    if (isKept(outcome)) for (const finish of committing) await finish();
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
    beforeCommits.delete(client);
    client.release(broken);
  }
}
