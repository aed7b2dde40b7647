import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Request } from 'autocannon';

/** So many requests to one server: each one once, or all of them in turns. */
export type Load = {
  readonly url: string;
  readonly requests: readonly Request[];
  readonly amount: number;
  /** Twenty when left out. */
  readonly connections?: number;
};

/** What was measured of a load; latencies in milliseconds. */
export type Figures = { readonly perSecond: number; readonly p50: number; readonly p99: number };
/** What sends loads, in a process of its own. */
export type Meter = { measure(load: Load): Promise<Figures>; stop(): void };

/** Starts the process that sends the loads, so that what it costs is not charged to this one. */
export function startMeter(): Meter {
  const child = fork(join(import.meta.dirname, 'load.ts'));
  return {
    measure: async (load) => {
      const answered = new AbortController();
      const gone = once(child, 'exit', { signal: answered.signal });
      child.send(load);
      const [answer] = await Promise.race([
        once(child, 'message'),
        gone.then(([code]) => {
          throw new Error(`the load generator ended with code ${code}`);
        }),
      ]);
      answered.abort();
      // The other end is load.ts, which sends nothing else.
      return answer as Figures;
    },
    stop: () => child.disconnect(),
  };
}
