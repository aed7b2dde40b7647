import pg from 'pg';
import { expect } from 'vitest';

/** Rows or tables of a running shop that a test holds, so that the shop stops at them in the middle of its work. */
export type Held = {
  /** Waits until the shop stands before what is held. */
  untilReached(): Promise<void>;
  /** Ends what waits there, as if it had never been sent, and lets go. */
  discard(): Promise<void>;
  letGo(): Promise<void>;
};

/** Holds what a statement locks, such as `select … for update`, on a connection of its own. */
export async function hold(url: string, statement: string, values: readonly string[] = []): Promise<Held> {
  const [holder, watcher] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query('begin');
  await holder.query(statement, [...values]);
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const [waiting, me] = ['from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))', rows[0]?.pid];
  const letGo = async () => {
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
      await letGo();
    },
    letGo,
  };
}
