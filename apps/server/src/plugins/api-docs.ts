import fastifySwagger from '@fastify/swagger';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Describes every route that is registered after it; goes before the routes. */
export const openApi = fastifyPlugin<{ readonly title: string }>(async (app: FastifyInstance, options) => {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${options.title} shop API`, version: '1.0.0' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  });
});

/** The API reference at `/api/docs`, made from the contract. */
export const apiReference = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(async (docs) => {
    // The reference page brings an inline script and styles of its own; it shows nothing of any shopper.
    docs.addHook('onSend', async (_request, reply, payload) => {
      reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; frame-ancestors 'none'",
      );
      return payload;
    });
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      configuration: { withDefaultFonts: false, telemetry: false },
    });
  });
});
