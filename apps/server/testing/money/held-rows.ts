import pg from 'pg';
import { expect } from 'vitest';

export type Held = {
  /** The shop waits for the lock. */
  untilReached(): Promise<void>;
  discard(): Promise<void>;
  release(): Promise<void>;
};

export async function hold(url: string, statement: string, values: readonly string[] = []): Promise<Held> {
  const [holder, watcher] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query('begin');
  await holder.query(statement, [...values]);
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const [waiting, me] = ['from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))', rows[0]?.pid];
  const release = async () => {
    await holder.query('rollback');
    await Promise.all([holder.end(), watcher.end()]);
  };
  return {
    untilReached: () =>
      expect
        .poll(async () => (await watcher.query(`select 1 ${waiting}`, [me])).rowCount, {
          timeout: 30_000,
          interval: 20,
        })
        .toBeGreaterThan(0),
    discard: async () => {
      await watcher.query(`select pg_terminate_backend(pid, 10000) ${waiting}`, [me]);
      await release();
    },
    release,
  };
}
