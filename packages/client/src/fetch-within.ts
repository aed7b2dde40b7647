import { ConnectionError, TimeoutError } from './api-errors.ts';

/** How long an answer without files may take (STOREFRONT-23). */
export const ANSWER_WITHIN_MS = 10_000;

/**
 * Fetches and reads an answer within the time. Throws TimeoutError when it is up, ConnectionError when there is no answer,
 * and the reason of `init.signal` when the caller gave up.
 */
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
