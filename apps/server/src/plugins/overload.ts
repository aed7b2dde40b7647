import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const LONGEST_LOOP_DELAY_MS = 2_000;

/** Turns requests away with OVERLOADED while the process can't keep up. */
export const overloadProtection = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(underPressure, {
    maxEventLoopDelay: LONGEST_LOOP_DELAY_MS,
    retryAfter: 5,
  });
});
