import { setTimeout as pause } from 'node:timers/promises';
import { batchConcurrent } from './batch-concurrent.ts';
import { within } from './within.ts';

export type QueuedJob<Data> = { readonly id: string; readonly data: Data };

export type JobSource<Data> = {
  /** By priority, then age. */
  take(atMost: number): Promise<readonly QueuedJob<Data>[]>;
  complete(ids: readonly string[]): Promise<void>;
  /** Schedules a retry. */
  fail(id: string, error: unknown): Promise<void>;
};

export type WorkRate = {
  readonly atOnce: number;
  /** Minimum poll interval, to leave CPU for requests. */
  readonly lookEveryMs: number;
  /** Timeout, then retry. */
  readonly withinMs: number;
};

export type Worker = {
  nudge(): void;
  stop(withinMs: number): Promise<void>;
};

/** Polls on a nudge and when a slot frees while more may wait. Jobs are independent of each other. */
export function startWorker<Data>(
  source: JobSource<Data>,
  rate: WorkRate,
  handle: (data: Data, id: string) => Promise<void>,
  onError: (error: unknown) => void,
): Worker {
  const running = new Map<string, Promise<void>>();
  const complete = batchConcurrent<string, null>(rate.atOnce, async (ids) => {
    await source.complete(ids);
    return ids.map(() => null);
  });
  let mayHaveMore = false;
  let isStopped = false;
  let looking: Promise<void> | null = null;

  const run = async ({ id, data }: QueuedJob<Data>): Promise<void> => {
    try {
      const error = await errorOf(() => within(rate.withinMs, handle(data, id)));
      // Already returned to the queue.
      if (!running.has(id)) return;
      if (error === null) await complete(id);
      else await source.fail(id, error.cause);
    } catch (error) {
      onError(error);
    } finally {
      running.delete(id);
      if (mayHaveMore) nudge();
    }
  };
  const look = async (): Promise<void> => {
    while (mayHaveMore && !isStopped && running.size < rate.atOnce) {
      mayHaveMore = false;
      const free = rate.atOnce - running.size;
      const jobs = await source.take(free);
      if (jobs.length === free) mayHaveMore = true;
      for (const job of jobs) running.set(job.id, run(job));
      if (rate.lookEveryMs > 0) await pause(rate.lookEveryMs);
    }
  };
  const nudge = (): void => {
    mayHaveMore = true;
    if (isStopped || looking !== null || running.size >= rate.atOnce) return;
    looking = look()
      .catch(onError)
      .finally(() => {
        looking = null;
        // Nudged since the last poll.
        if (mayHaveMore && running.size < rate.atOnce) nudge();
      });
  };

  return {
    nudge,
    stop: async (withinMs) => {
      isStopped = true;
      await looking;
      const isOver = new AbortController();
      await Promise.race([
        Promise.all(running.values()),
        pause(withinMs, undefined, { signal: isOver.signal }).catch(() => undefined),
      ]);
      isOver.abort();
      const unfinished = [...running.keys()];
      running.clear();
      await Promise.all(unfinished.map((id) => source.fail(id, new Error('the shop closed'))));
    },
  };
}

async function errorOf(work: () => Promise<void>): Promise<{ readonly cause: unknown } | null> {
  try {
    await work();
    return null;
  } catch (cause) {
    return { cause };
  }
}
