import type { FastifyBaseLogger } from 'fastify';
import type { PooledDatabase } from '../../db/connect.ts';
import { lastingHashOf, type SecretDeps } from '../../deps/secrets.ts';
import { callerNetwork } from '../../http/networks.ts';
import type { GuardedAttempt } from '../../http/security-log.ts';
import { insertAttempts, type NewAttempt } from './repository.ts';

/** What is tried at logins and codes, as it is noted for a while (SECURITY-6). */
export type AttemptNotes = {
  readonly note: (attempt: GuardedAttempt, address: string) => void;
  /** Writes down what was noted and not written yet. */
  readonly flush: () => Promise<void>;
};

type NoteDeps = {
  readonly db: PooledDatabase;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
} & SecretDeps;

const WRITE_AFTER_MS = 1_000;
const MOST_WAITING = 5_000;

/** Notes are written together, a second later: no login waits for them, and a flood of tries is few statements. */
export function attemptNotes({ db, keys, now, log }: NoteDeps): AttemptNotes {
  let waiting: NewAttempt[] = [];
  let timer: NodeJS.Timeout | null = null;
  const flush = async (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const written = waiting;
    waiting = [];
    if (written.length > 0) await insertAttempts(db, written);
  };
  const flushLater = (): void => {
    timer ??= setTimeout(() => {
      flush().catch((err: unknown) => log.warn({ err }, 'attempts could not be noted'));
    }, WRITE_AFTER_MS).unref();
  };
  return {
    flush,
    note: ({ kind, succeeded, subject }, address) => {
      if (waiting.length >= MOST_WAITING) return;
      waiting.push({
        kind,
        succeeded,
        networkHash: lastingHashOf(keys, `network ${callerNetwork(address)}`),
        subjectHash: lastingHashOf(keys, `tried ${kind} ${subject}`),
        triedAt: now(),
      });
      flushLater();
    },
  };
}
