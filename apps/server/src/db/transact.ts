import type { Result } from '@ilaneer/domain/result';
import type pg from 'pg';
import { type Database, databaseOn, type PooledDatabase } from './connect.ts';
import { isConnectionLost, isReadOnlyServer } from './unavailable.ts';

/** A failure rolls back like a bug. */
export function transact<Value, Failure>(
  db: PooledDatabase,
  run: (tx: Database) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  return inTransaction(db, NOTHING, run, ({ ok }) => ok);
}

/** `open` is pipelined with BEGIN: it may only lock and read, since it would run alone if BEGIN failed. */
export function transactFrom<Opened, Value, Failure>(
  db: PooledDatabase,
  open: (tx: Database) => Promise<Opened>,
  run: (tx: Database, opened: Opened) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  return inTransaction(db, open, run, ({ ok }) => ok);
}

export function transactAll<Value>(
  db: PooledDatabase,
  run: (tx: Database) => Promise<Value>,
): Promise<Value> {
  return inTransaction(db, NOTHING, run, () => true);
}

const afterCommits = new WeakMap<object, (() => void)[]>();

/** After commit, never on rollback; immediately outside a transaction. */
export function afterCommit(db: Database, run: () => void): void {
  const waiting = afterCommits.get(db.$client);
  if (waiting === undefined) run();
  else waiting.push(run);
}

const beforeCommits = new WeakMap<object, (() => Promise<void>)[]>();

/** Just before commit: for contended locks, held briefly and taken last. */
export function beforeCommit(tx: Database, run: () => Promise<void>): void {
  transactionOf(tx).push(run);
}

export function transactionOf(tx: Database): (() => Promise<void>)[] {
  const transaction = beforeCommits.get(tx.$client);
  if (transaction === undefined) throw new Error('there is no transaction');
  return transaction;
}

/** Same statements and commit either way: response time reveals nothing. */
export async function keepOnlyIf(isWanted: boolean, tx: Database, run: () => Promise<void>): Promise<void> {
  await tx.$client.query('savepoint kept_only_if');
  await run();
  await tx.$client.query(`${isWanted ? 'release' : 'rollback to'} savepoint kept_only_if`);
}

/** Awaits all, even if one fails: none may be pending when the connection is released. */
export async function together(...work: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(work)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}

/** Pipelines independent reads on one connection (with `together`): one round trip. Not a transaction. */
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
// Prepared, so that it is pipelined with the next statement.
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

/** BEGIN also detects a connection that died while idle: retried once on another. */
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

function give(client: pg.PoolClient, broken: Error | undefined): void {
  afterCommits.delete(client);
  beforeCommits.delete(client);
  client.release(broken);
}

function isOtherServerNeeded(error: unknown): boolean {
  return isConnectionLost(error) || isReadOnlyServer(error);
}

/** Rolls back; returns the reason if the connection is unusable. */
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
