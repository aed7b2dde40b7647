import type { FastifyBaseLogger } from 'fastify';
import type { PooledDatabase } from '../../db/connect.ts';
import { lastingHashOf, type SecretDeps } from '../../deps/secrets.ts';
import { callerNetwork } from '../../http/networks.ts';
import type { GuardedAttempt } from '../../http/security-log.ts';
import { insertAttempts, type NewAttempt } from './repository.ts';

/** Buffered attempts (SECURITY-6). */
export type AttemptNotes = {
  readonly note: (attempt: GuardedAttempt, address: string) => void;
  readonly flush: () => Promise<void>;
};

type NoteDeps = {
  readonly db: PooledDatabase;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
} & SecretDeps;

const WRITE_AFTER_MS = 1_000;
const MOST_WAITING = 5_000;

/** Written in batches a second later: logins don't wait, floods are few statements. */
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
