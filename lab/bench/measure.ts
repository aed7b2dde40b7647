import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Request } from 'autocannon';

export type Load = {
  readonly url: string;
  readonly requests: readonly Request[];
  readonly amount: number;
  /** Default 20. */
  readonly connections?: number;
};

/** Ms. */
export type Figures = { readonly perSecond: number; readonly p50: number; readonly p99: number };
export type Meter = { measure(load: Load): Promise<Figures>; stop(): void };

/** A separate process, so that its CPU is not counted. */
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
      // From load.ts.
      return answer as Figures;
    },
    stop: () => child.disconnect(),
  };
}
