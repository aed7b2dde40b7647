import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, preHandlerHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toErrorReply } from '../http/error-reply.ts';

/** How often something may be tried in a window, by the caller's address or by what `keyOf` says; null: without end. */
export type AttemptLimit = {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  readonly keyOf?: (request: FastifyRequest) => string | null | Promise<string | null>;
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
      const check = app.createRateLimit({
        max: limit.max,
        timeWindow: limit.windowMs,
        keyGenerator: async (request) => {
          const key = limit.keyOf === undefined ? request.ip : await limit.keyOf(request);
          return key === null ? UNCOUNTED : `${limit.name} ${key}`;
        },
        allowList: (_request, key) => key === UNCOUNTED,
      });
      return async (request, reply) => {
        const attempt = await check(request);
        if (attempt.isAllowed || !attempt.isExceeded) return;
        const seconds = Math.max(1, attempt.ttlInSeconds);
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
