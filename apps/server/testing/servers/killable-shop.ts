import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Connection, connect } from '../../src/db/connect.ts';
import { findRunningDatabase } from '../../src/db/embedded/start.ts';
import { openQueue } from '../../src/jobs/jobs.ts';
import { freePort, type ShopProcess, startShopProcess } from './shop-process.ts';

/** A real shop to kill and restart; its database stays reachable. */
export type KillableShop = {
  readonly address: () => string;
  readonly databaseUrl: () => string;
  readonly connection: () => Connection;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Expires broken jobs, and ages payments and bookings. */
  letTimePass(): Promise<void>;
  reconcilePayments(): Promise<void>;
  close(): Promise<void>;
};

export async function openKillableShop(
  settings: Readonly<Record<string, string>> = {},
): Promise<KillableShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ilaneer-killed-'));
  const port = await freePort();
  let process: ShopProcess;
  let url: string;
  let connection: Connection | null = null;

  async function start(): Promise<void> {
    process = await startShopProcess(dataDir, port, settings);
    const found = await findRunningDatabase(dataDir);
    if (found === null) throw new Error('the shop runs without its database');
    if (connection !== null && found === url) return;
    await connection?.close();
    url = found;
    connection = connect(url, () => undefined, 2);
  }
  const connected = (): Connection => {
    if (connection === null) throw new Error('the shop was never started');
    return connection;
  };

  await start();
  return {
    address: () => process.url,
    databaseUrl: () => url,
    connection: connected,
    kill: async () => {
      await process.end('SIGKILL');
    },
    start,
    letTimePass: async () => {
      const { db } = connected();
      await db.execute(
        sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
      );
      await db.execute(sql`update parcel_bookings set tried_at = tried_at - interval '3 minutes'`);
      await db.execute(sql`update payments set updated_at = updated_at - interval '3 minutes'`);
    },
    reconcilePayments: async () => {
      const queue = await openQueue(url, () => undefined);
      try {
        await queue.enqueue(connected().db, 'reconcile-payments', {});
      } finally {
        await queue.stop();
      }
    },
    close: async () => {
      await connection?.close();
      await process.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
