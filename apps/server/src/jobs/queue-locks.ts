import pg from 'pg';
import { NOTICES_LOSS } from '../db/connect.ts';
import type { JobSource } from './worker.ts';

/** Arbitrary, unique; the second key is the queue's name. */
const QUEUE_LOCKS = 4_826_004;

/** Queues held by this process. */
export type QueueLocks = {
  take(name: string): Promise<boolean>;
  giveBack(name: string): Promise<void>;
  close(): Promise<void>;
};

/** On a dedicated connection, reopened on loss. A killed process releases its locks. */
export function queueLocks(url: string): QueueLocks {
  let client: Promise<pg.Client> | null = null;
  const open = async (): Promise<pg.Client> => {
    const made = new pg.Client({
      connectionString: url,
      application_name: 'ilaneer queues',
      ...NOTICES_LOSS,
      // Concurrent requests.
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

/** One job at a time over all processes; looks empty while locked elsewhere. */
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
