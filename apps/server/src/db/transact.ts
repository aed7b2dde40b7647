import type { Result } from '@ilaneer/domain/result';
import type pg from 'pg';
import { type Database, databaseOn, type PooledDatabase } from './connect.ts';
import { isConnectionLost, isReadOnlyServer } from './unavailable.ts';

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

/**
 * Reads on one connection, so that what does not wait for each other (`together`) is sent at once: one wait where the
 * database is elsewhere. It is no transaction: each statement sees what is committed when it runs.
 */
export async function onOneConnection<Value>(
  db: PooledDatabase,
  read: (one: Database) => Promise<Value>,
): Promise<Value> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    return await read(databaseOn(client));
  } catch (error) {
    if (isOtherServerNeeded(error)) broken = toError(error);
    throw error;
  } finally {
    client.release(broken);
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
  const { client, opened } = await begin(db, open);
  let broken: Error | undefined;
  try {
    const outcome = await run(databaseOn(client), opened);
    if (isKept(outcome)) for (const finish of beforeCommits.get(client) ?? []) await finish();
    await client.query(isKept(outcome) ? 'commit' : 'rollback');
    if (isKept(outcome)) for (const tell of afterCommits.get(client) ?? []) tell();
    return outcome;
  } catch (error) {
    broken = await undo(client, error);
    throw error;
  } finally {
    give(client, broken);
  }
}

/**
 * Begins on a connection. One that broke while it waited for work is found out by this: as nothing was done on it yet,
 * another one is taken, once.
 */
async function begin<Opened>(
  db: PooledDatabase,
  open: (tx: Database) => Promise<Opened>,
  isSecond = false,
): Promise<{ readonly client: pg.PoolClient; readonly opened: Opened }> {
  const client = await db.$client.connect();
  afterCommits.set(client, []);
  beforeCommits.set(client, []);
  try {
    const begun = client.query(BEGIN);
    const opened = open(databaseOn(client));
    await together(begun, opened);
    return { client, opened: await opened };
  } catch (error) {
    give(client, await undo(client, error));
    if (isSecond || !isOtherServerNeeded(error)) throw error;
    return begin(db, open, true);
  }
}

/** Gives a connection back; one that is broken ends. */
function give(client: pg.PoolClient, broken: Error | undefined): void {
  afterCommits.delete(client);
  beforeCommits.delete(client);
  client.release(broken);
}

/** Nobody hears the connection any more, or it leads to a server that is no longer the first. */
function isOtherServerNeeded(error: unknown): boolean {
  return isConnectionLost(error) || isReadOnlyServer(error);
}

/** Takes back what a connection did; gives why it can't be used again. It goes then, and with it what it did. */
async function undo(client: pg.PoolClient, error: unknown): Promise<Error | undefined> {
  if (isOtherServerNeeded(error)) return toError(error);
  try {
    await client.query('rollback');
    return undefined;
  } catch (lost) {
    return toError(lost);
  }
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
