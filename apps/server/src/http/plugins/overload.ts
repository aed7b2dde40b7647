import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Turns requests away with OVERLOADED while the process can't keep up; only measures when the delay is 0. */
export const overloadProtection = fastifyPlugin<{ readonly longestLoopDelayMs: number }>(
  async (app: FastifyInstance, { longestLoopDelayMs }) => {
    await app.register(underPressure, { maxEventLoopDelay: longestLoopDelayMs, retryAfter: 5 });
  },
);
