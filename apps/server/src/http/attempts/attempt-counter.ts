import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PooledDatabase } from '../../db/connect.ts';
import { lastingHashOf, type SecretDeps } from '../../deps/secrets.ts';
import { type AttemptCount, addAttempts } from './attempt-counts-repository.ts';

/** Counts an attempt in a window of ms; false above `max` (SECURITY-4). */
export type AttemptCounter = (
  key: string,
  window: { readonly ms: number; readonly max: number },
) => Promise<AttemptCount>;

type CounterDeps = {
  readonly db: PooledDatabase;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
} & SecretDeps;

/** Local state of a window; `spare` attempts are counted in the database but unused. */
type Window = { count: number; spare: number; readonly endsAt: number; readonly isOwn: boolean };

const MOST_WINDOWS = 20_000;
/** Per this many allowed attempts one is counted ahead, so that searches don't wait for the database. */
const AHEAD = 48;

/** Refuses locally until the window ends. Without the database each process counts alone. */
export function sharedCounter({ db, keys, log }: CounterDeps): AttemptCounter {
  const windows = new LRUCache<string, Window>({ max: MOST_WINDOWS });
  let isTold = false;

  return async (name, { ms, max }) => {
    const now = performance.now();
    const known = windows.get(name);
    const window = known !== undefined && known.endsAt > now ? known : null;
    if (window !== null && (window.isOwn || window.count > max || window.spare > 0)) {
      return useUp(window, max, now);
    }
    const attempts = Math.max(1, Math.floor(max / AHEAD));
    try {
      const key = lastingHashOf(keys, `attempt ${name}`);
      const { count, leftMs } = await addAttempts(db, { key, attempts, windowMs: ms });
      isTold = false;
      const mine = count - attempts + 1;
      const spare = Math.max(0, Math.min(attempts - 1, max - mine));
      windows.set(name, { count: mine + spare, spare, endsAt: now + leftMs, isOwn: false });
      return { count: mine, leftMs };
    } catch (err) {
      if (!isTold)
        log.warn({ err }, 'attempts are counted in this process alone: the database did not answer');
      isTold = true;
      windows.set(name, {
        count: (window?.count ?? 0) + 1,
        spare: 0,
        endsAt: window?.endsAt ?? now + ms,
        isOwn: true,
      });
      return { count: (window?.count ?? 0) + 1, leftMs: (window?.endsAt ?? now + ms) - now };
    }
  };
}

function useUp(window: Window, max: number, now: number): AttemptCount {
  if (window.spare > 0) window.spare -= 1;
  else if (window.count <= max) window.count += 1;
  return { count: window.count - window.spare, leftMs: Math.ceil(window.endsAt - now) };
}
