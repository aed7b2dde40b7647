import fastifyRateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { AttemptCounter } from '../attempts/attempt-counter.ts';
import { toErrorReply } from '../error-reply.ts';
import { callerNetwork } from '../networks.ts';

const MOST_KEYS = 5_000;

/** By `keyOf` (null: unlimited), else per network and per account: more of either is no way around. */
export type AttemptLimit = {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  readonly keyOf?: (request: FastifyRequest) => string | null | Promise<string | null>;
  /** Also locks the owner out, which is logged. */
  readonly locksOut?: boolean;
};

declare module 'fastify' {
  interface FastifyInstance {
    limitAttempts(limit: AttemptLimit): preHandlerHookHandler;
  }
}

type Options = {
  readonly enabled: boolean;
  readonly countAttempt: AttemptCounter;
};

const UNCOUNTED = '';

export const rateLimits = fastifyPlugin<Options>(async (app: FastifyInstance, options) => {
  await app.register(fastifyRateLimit, { global: false, store: storeOn(options.countAttempt) });
  app.decorate('limitAttempts', (limit) => {
    if (!options.enabled) return async () => undefined;
    const { name, max, windowMs, keyOf } = limit;
    const limitBy = (keyGenerator: (request: FastifyRequest) => string | Promise<string>) =>
      app.createRateLimit({
        max,
        timeWindow: windowMs,
        keyGenerator,
        allowList: (_request, key) => key === UNCOUNTED,
      });
    const check = limitBy(async (request) => {
      const key = keyOf === undefined ? callerNetwork(request.ip) : await keyOf(request);
      return key === null ? UNCOUNTED : `${name} by ${key}`;
    });
    const checkAccount = limitBy((request) => `${name} account ${request.shopper?.userId}`);
    const isNews = oncePerWindow();
    return async (request, reply) => {
      const attempts = [await check(request)];
      if (keyOf === undefined && request.shopper !== null) attempts.push(await checkAccount(request));
      const counted = attempts.flatMap((attempt) => (attempt.isAllowed ? [] : [attempt]));
      const exceeded = counted.find(({ isExceeded }) => isExceeded);
      const tightest = exceeded ?? counted.toSorted((a, b) => a.remaining - b.remaining)[0];
      if (tightest === undefined) return;
      const seconds = Math.max(1, tightest.ttlInSeconds);
      tellLimit(reply, limit, tightest.remaining, seconds);
      if (exceeded === undefined) return;
      if (isNews(exceeded.key, exceeded.ttl)) {
        const event = limit.locksOut === true ? 'login.locked-out' : 'rate-limit.hit';
        app.security.record({ event, limit: name, userId: request.shopper?.userId ?? null }, request);
      }
      const { status, body } = toErrorReply({ code: 'RATE_LIMITED', data: { retryAfterSeconds: seconds } });
      return reply
        .code(status)
        .header('retry-after', String(seconds))
        .header('cache-control', 'no-store')
        .send(body);
    };
  });
});

/** The library's store on the shared counter; keys include limit names. */
function storeOn(countAttempt: AttemptCounter): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], ms = 0, max = 0): void {
      countAttempt(key, { ms, max }).then(
        ({ count, leftMs }) => callback(null, { current: count, ttl: leftMs }),
        (error: Error) => callback(error),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

/** True once per window, to bound the log. */
function oncePerWindow(): (key: string, windowLeftMs: number) => boolean {
  const toldUntil = new Map<string, number>();
  return (key, windowLeftMs) => {
    const now = performance.now();
    if ((toldUntil.get(key) ?? 0) > now) return false;
    if (toldUntil.size >= MOST_KEYS) toldUntil.clear();
    toldUntil.set(key, now + windowLeftMs);
    return true;
  };
}

/** RateLimit headers (IETF draft); a route may have several limits. */
function tellLimit(reply: FastifyReply, limit: AttemptLimit, remaining: number, seconds: number): void {
  const append = (header: string, item: string): void => {
    const before = reply.getHeader(header);
    reply.header(header, before === undefined ? item : `${before}, ${item}`);
  };
  append('ratelimit-policy', `"${limit.name}";q=${limit.max};w=${limit.windowMs / 1_000}`);
  append('ratelimit', `"${limit.name}";r=${remaining};t=${seconds}`);
}
