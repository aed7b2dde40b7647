import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const LONGEST_LOOP_DELAY_MS = 2_000;

/** Turns requests away with OVERLOADED while the process can't keep up; only measures when it is not enabled. */
export const overloadProtection = fastifyPlugin<{ readonly enabled: boolean }>(
  async (app: FastifyInstance, { enabled }) => {
    await app.register(underPressure, {
      // Zero is no limit.
      maxEventLoopDelay: enabled ? LONGEST_LOOP_DELAY_MS : 0,
      retryAfter: 5,
    });
  },
);
