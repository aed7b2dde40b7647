import pg from 'pg';
import { NOTICES_LOSS } from '../db/connect.ts';
import type { JobSource } from './worker.ts';

/** Any constant does that no other advisory lock of the shop has; the queue's name is the second half of the key. */
const QUEUE_LOCKS = 4_826_004;

/** Which queues this process works on alone. */
export type QueueLocks = {
  /** Whether this process has the queue now; no other gets it until it is given back. */
  take(name: string): Promise<boolean>;
  giveBack(name: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * Locks on a connection of their own, made when the first is asked for, and again after it broke. They end with it, so
 * that a process that was killed holds up nobody.
 */
export function queueLocks(url: string): QueueLocks {
  let client: Promise<pg.Client> | null = null;
  const open = async (): Promise<pg.Client> => {
    const made = new pg.Client({
      connectionString: url,
      application_name: 'ilaneer queues',
      ...NOTICES_LOSS,
      // Several queues ask at the same time.
      pipeline: true,
    });
    made.on('error', () => undefined);
    made.once('end', () => {
      client = null;
    });
    await made.connect();
    return made;
  };
  const connected = (): Promise<pg.Client> => {
    client ??= open().catch((error: unknown) => {
      client = null;
      throw error;
    });
    return client;
  };
  return {
    take: async (name) => {
      const { rows } = await (await connected()).query<{ taken: boolean }>({
        name: 'take queue',
        text: 'select pg_try_advisory_lock($1, hashtext($2)) as taken',
        values: [QUEUE_LOCKS, name],
      });
      return rows[0]?.taken === true;
    },
    giveBack: async (name) => {
      await (await connected()).query({
        name: 'give back queue',
        text: 'select pg_advisory_unlock($1, hashtext($2))',
        values: [QUEUE_LOCKS, name],
      });
    },
    close: async () => {
      const open = await client?.catch(() => null);
      await open?.end();
    },
  };
}

/** A queue of which all processes together do one job at a time. One whose lock another has looks empty until then. */
export function oneAtATime<Data>(name: string, source: JobSource<Data>, locks: QueueLocks): JobSource<Data> {
  return {
    take: async () => {
      if (!(await locks.take(name))) return [];
      let jobs: Awaited<ReturnType<typeof source.take>> = [];
      try {
        jobs = await source.take(1);
      } finally {
        if (jobs.length === 0) await locks.giveBack(name);
      }
      return jobs;
    },
    complete: async (ids) => {
      await source.complete(ids).finally(() => locks.giveBack(name));
    },
    fail: async (id, error) => {
      await source.fail(id, error).finally(() => locks.giveBack(name));
    },
  };
}
