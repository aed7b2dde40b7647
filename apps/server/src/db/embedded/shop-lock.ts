import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { reasonOf } from './error.ts';

/** Arbitrary but fixed; the only advisory lock in this database. */
const LOCK_KEY = 7_146_325_001;
const HELD_PATIENCE = 5_000;
const READY_PATIENCE = 120_000;
const RELOCK_MS = 100;
/** Starting, stopping, disk full, or connections of a killed shop still closing. */
const PASSING_STATES = ['57P01', '57P02', '57P03', '53300', '53100'];

/** A connection for the shop's lifetime whose lock says: this shop owns this data. */
export type ShopLock = {
  /** Current holder; replaced after a loss. */
  readonly client: () => pg.Client;
  /** Marks the coming loss as expected. */
  readonly expectEnd: () => void;
};

export type ShopLockRefusal =
  | { readonly kind: 'held'; readonly holder: string | null }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly reason: string };

type Taken<Lock> = { readonly kind: 'taken'; readonly lock: Lock };

type LockedServer = {
  readonly connectionString: string;
  readonly isAlive: () => Promise<boolean>;
  readonly onRelocked: () => void;
  readonly onLost: (refusal: ShopLockRefusal) => void;
};

/** PostgreSQL closes all connections when one of its processes is killed, so the lock is retaken. */
export async function acquireShopLock(server: LockedServer): Promise<Taken<ShopLock> | ShopLockRefusal> {
  const first = await takeOnce(server);
  if (first.kind !== 'taken') return first;
  let client = first.lock;
  let isEndExpected = false;
  const watch = (): void => {
    client.once('end', () => {
      if (!isEndExpected) void takeAgain();
    });
  };
  const takeAgain = async (): Promise<void> => {
    let again = await takeOnce(server);
    while (again.kind === 'gone' && !isEndExpected && (await server.isAlive())) {
      await pause(RELOCK_MS);
      again = await takeOnce(server);
    }
    if (again.kind !== 'taken') {
      if (!isEndExpected) server.onLost(again);
    } else if (isEndExpected) {
      await again.lock.end();
    } else {
      client = again.lock;
      watch();
      server.onRelocked();
    }
  };
  watch();
  const expectEnd = () => {
    isEndExpected = true;
  };
  return { kind: 'taken', lock: { client: () => client, expectEnd } };
}

/** A killed shop loses the lock within moments; held for five seconds means a live shop. */
async function takeOnce(server: LockedServer): Promise<Taken<pg.Client> | ShopLockRefusal> {
  const connected = await connectWhenReady(server);
  if (connected.kind !== 'connected') return connected;
  const { client } = connected;
  try {
    const deadline = performance.now() + HELD_PATIENCE;
    while (!(await tryLock(client))) {
      if (performance.now() > deadline) {
        const holder = await holderOf(client);
        await client.end();
        return { kind: 'held', holder };
      }
      await pause(50);
    }
  } catch {
    return { kind: 'gone' };
  }
  return { kind: 'taken', lock: client };
}

async function connectWhenReady(server: Pick<LockedServer, 'connectionString' | 'isAlive'>) {
  const deadline = performance.now() + READY_PATIENCE;
  for (;;) {
    const client = new pg.Client({
      connectionString: server.connectionString,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: `ilaneer shop ${process.pid}`,
    });
    let lastError: unknown;
    // Without a listener the process would crash; 'end' reports it.
    client.on('error', (error) => {
      lastError = error;
    });
    try {
      await client.connect();
      await client.query('SELECT 1');
      return { kind: 'connected', client } as const;
    } catch (error) {
      lastError = error;
    }
    if (lastError instanceof pg.DatabaseError && !PASSING_STATES.includes(lastError.code ?? '')) {
      return { kind: 'refused', reason: lastError.message } as const;
    }
    if (!(await server.isAlive())) return { kind: 'gone' } as const;
    if (performance.now() > deadline) {
      return { kind: 'refused', reason: `no answer after two minutes (${reasonOf(lastError)})` } as const;
    }
    await pause(25);
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    LOCK_KEY,
  ]);
  return rows[0]?.taken === true;
}

async function holderOf(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND (classid::bigint << 32) + objid::bigint = $1`,
    [LOCK_KEY],
  );
  return /\d+$/.exec(rows[0]?.name ?? '')?.[0] ?? null;
}
