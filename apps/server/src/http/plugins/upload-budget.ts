import { err, ok, type Result } from '@ilaneer/domain/result';
import { LARGEST_PHOTO_BYTES, MOST_PHOTOS } from '@ilaneer/domain/return/photo-type';
import type { FastifyRequest } from 'fastify';
import type { Failure } from '../failure.ts';

/** Beyond this a form is cut off while it is read. */
const LARGEST_FORM = MOST_PHOTOS * LARGEST_PHOTO_BYTES;
/** Four returns with all the photos that they may have. */
const BYTES_AN_HOUR = 4 * LARGEST_FORM;
const WINDOW_MS = 3_600_000;
const MOST_SHOPPERS = 5_000;

type Spent = { readonly bytes: number; readonly until: number };

/**
 * How many bytes of photos one shopper may send to this process in an hour. Counted by what a request announces, before
 * it is read; one that announces nothing counts as the largest.
 */
export function uploadBudget(deps: {
  readonly now: () => Date;
  readonly config: { readonly rateLimits: boolean };
}): (shopperId: string, request: Pick<FastifyRequest, 'headers'>) => Result<null, Failure> {
  const spent = new Map<string, Spent>();
  return (shopperId, { headers }) => {
    if (!deps.config.rateLimits) return ok(null);
    const at = deps.now().getTime();
    const before = spent.get(shopperId);
    const { bytes, until } = before !== undefined && before.until > at ? before : startOf(at);
    const announced = Math.min(LARGEST_FORM, Number(headers['content-length'] ?? LARGEST_FORM));
    if (bytes + announced > BYTES_AN_HOUR) {
      return err({
        code: 'RATE_LIMITED',
        data: { retryAfterSeconds: Math.max(1, Math.ceil((until - at) / 1_000)) },
      });
    }
    if (spent.size >= MOST_SHOPPERS) spent.clear();
    spent.set(shopperId, { bytes: bytes + announced, until });
    return ok(null);
  };
}

function startOf(at: number): Spent {
  return { bytes: 0, until: at + WINDOW_MS };
}
