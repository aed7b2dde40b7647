import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toErrorReply } from '../error-reply.ts';
import { callerNetwork } from '../networks.ts';

const MOST_KEYS = 5_000;

/**
 * How often something may be tried in a window: by whoever `keyOf` names, null without end; or else by a network, and
 * by an account too where somebody is logged in, so that neither many addresses nor many accounts get around it.
 */
export type AttemptLimit = {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  readonly keyOf?: (request: FastifyRequest) => string | null | Promise<string | null>;
  /** Reaching it keeps the owner of an account out as well, which is worth a record of its own. */
  readonly locksOut?: boolean;
};

declare module 'fastify' {
  interface FastifyInstance {
    limitAttempts(limit: AttemptLimit): preHandlerHookHandler;
  }
}

const UNCOUNTED = '';

/** Adds `limitAttempts`, a hook for the few routes where repeated attempts do harm. */
export const rateLimits = fastifyPlugin<{ readonly enabled: boolean }>(
  async (app: FastifyInstance, options) => {
    await app.register(fastifyRateLimit, { global: false });
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
        return key === null ? UNCOUNTED : `by ${key}`;
      });
      const checkAccount = limitBy((request) => `account ${request.shopper?.userId}`);
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
  },
);

/** Whether a key is over its limit for the first time in its window: whoever hammers on must not fill the log. */
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

/** What is left, as the IETF's draft of RateLimit header fields writes it; a route may have several limits. */
function tellLimit(reply: FastifyReply, limit: AttemptLimit, remaining: number, seconds: number): void {
  const append = (header: string, item: string): void => {
    const before = reply.getHeader(header);
    reply.header(header, before === undefined ? item : `${before}, ${item}`);
  };
  append('ratelimit-policy', `"${limit.name}";q=${limit.max};w=${limit.windowMs / 1_000}`);
  append('ratelimit', `"${limit.name}";r=${remaining};t=${seconds}`);
}
