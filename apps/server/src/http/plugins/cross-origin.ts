import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const ALLOWED_HEADERS = ['authorization', 'content-type', 'idempotency-key', 'x-request-id'];
const EXPOSED_HEADERS = [
  'content-disposition',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'www-authenticate',
  'x-request-id',
];
const PREFLIGHT_SECONDS = 600;

/** CORS for the API and pictures, limited to `origins`. */
export const crossOrigin = fastifyPlugin<{ readonly origins: readonly string[] }>(
  async (app: FastifyInstance, { origins }) => {
    if (origins.length === 0) return;
    const forApi = {
      origin: [...origins],
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ALLOWED_HEADERS,
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: PREFLIGHT_SECONDS,
      strictPreflight: false,
    };
    await app.register(fastifyCors, {
      delegator: (request, done) =>
        done(null, request.url?.startsWith('/api/') ? forApi : { origin: false, preflight: false }),
    });
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.startsWith('/pictures/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    });
  },
);
