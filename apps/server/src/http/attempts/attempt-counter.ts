import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PooledDatabase } from '../../db/connect.ts';
import { lastingHashOf, type SecretDeps } from '../../deps/secrets.ts';
import { type AttemptCount, addAttempts } from './attempt-counts-repository.ts';

/** Counts one attempt in a window of milliseconds; above `max` it is one too many (SECURITY-4). */
export type AttemptCounter = (
  key: string,
  window: { readonly ms: number; readonly max: number },
) => Promise<AttemptCount>;

type CounterDeps = {
  readonly db: PooledDatabase;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
} & SecretDeps;

/** A window as this process knows it; `spare` are attempts that it has counted in the database and not used yet. */
type Window = { count: number; spare: number; readonly endsAt: number; readonly isOwn: boolean };

const MOST_WINDOWS = 20_000;
/** Of so many attempts that a window allows one is counted ahead, so that a search does not wait for a count. */
const AHEAD = 48;

/**
 * A counter that all processes on one database share. Who is over a limit is refused without the database until the
 * window ends; while the database can't be asked, each process counts for itself.
 */
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
