import { setTimeout as pause } from 'node:timers/promises';
import { batchConcurrent } from './batch-concurrent.ts';
import { within } from './within.ts';

/** A job as the queue hands it out. */
export type QueuedJob<Data> = { readonly id: string; readonly data: Data };

/** One queue, as its worker sees it. */
export type JobSource<Data> = {
  /** Takes up to so many waiting jobs, the most urgent and then the oldest first. */
  take(atMost: number): Promise<readonly QueuedJob<Data>[]>;
  /** Writes down that these are done. */
  complete(ids: readonly string[]): Promise<void>;
  /** Writes down that one is to be tried again later. */
  fail(id: string, error: unknown): Promise<void>;
};

/** How a queue is worked on. */
export type WorkRate = {
  /** How many jobs at the same time. */
  readonly atOnce: number;
  /** At least so long between two looks into the queue: what can wait leaves room for requests. */
  readonly lookEveryMs: number;
  /** A job that takes longer is given up, and tried again. */
  readonly withinMs: number;
};

/** Does the jobs of one queue. */
export type Worker = {
  /** Says that there may be something to do. */
  nudge(): void;
  /** Takes no more, waits so long for what runs, and hands the rest back to the queue. */
  stop(withinMs: number): Promise<void>;
};

/**
 * Starts the worker of a queue. It looks when it is nudged and when a place falls free while there may be more, and
 * never otherwise. Each job ends by itself: one that is slow or fails holds up no other.
 */
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
      // After the end the queue has them back.
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
        // Somebody may have nudged between the last look and here.
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
