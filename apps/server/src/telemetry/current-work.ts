import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActiveSpan } from './tracing.ts';

/** Current request or job. */
export type Work = {
  readonly requestId?: string;
  readonly job?: string;
  readonly jobId?: string;
  /** Null without tracing. */
  readonly span: ActiveSpan | null;
};

const storage = new AsyncLocalStorage<Work>();

export function currentWork(): Work | undefined {
  return storage.getStore();
}

/** With its asynchronous consequences. */
export function runAs<Value>(work: Work, run: () => Value): Value {
  return storage.run(work, run);
}
