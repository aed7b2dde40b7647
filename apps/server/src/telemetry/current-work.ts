import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActiveSpan } from './tracing.ts';

/** What the process is at in this place of the program: a request, or a job of a queue. */
export type Work = {
  readonly requestId?: string;
  readonly job?: string;
  readonly jobId?: string;
  /** Its span, where traces are sent. */
  readonly span: ActiveSpan | null;
};

const storage = new AsyncLocalStorage<Work>();

/** What is being done right here; undefined at the start, or in a timer of the process itself. */
export function currentWork(): Work | undefined {
  return storage.getStore();
}

/** Runs something as a part of this work, with all that comes of it. */
export function runAs<Value>(work: Work, run: () => Value): Value {
  return storage.run(work, run);
}
