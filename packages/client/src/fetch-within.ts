import { ConnectionError, TimeoutError } from './api-errors.ts';

/** Time limit for a reply without files (STOREFRONT-23). */
export const ANSWER_WITHIN_MS = 10_000;

/** Throws TimeoutError, ConnectionError, and `init.signal.reason` when the caller aborts. */
export async function fetchWithin<Read>(
  limitMs: number,
  url: string,
  init: RequestInit,
  read: (response: Response) => Promise<Read>,
): Promise<Read> {
  const limit = AbortSignal.timeout(limitMs);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  try {
    return await read(await fetch(url, { ...init, signal }));
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    if (limit.aborted) throw new TimeoutError({ cause });
    throw new ConnectionError({ cause });
  }
}
