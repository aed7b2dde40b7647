import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const ONE_YEAR = '365d';
const ONE_HOUR = '1h';

type Folders = { readonly storefrontDir: string | null; readonly picturesDir: string | null };

/** Serves the built storefront at `/` and the shop's pictures at `/pictures/`. */
export const staticFiles = fastifyPlugin<Folders>(async (app: FastifyInstance, folders) => {
  if (folders.picturesDir !== null) {
    await app.register(fastifyStatic, {
      root: folders.picturesDir,
      prefix: '/pictures/',
      maxAge: ONE_HOUR,
      preCompressed: true,
      decorateReply: false,
    });
  }
  if (folders.storefrontDir !== null) {
    await app.register(fastifyStatic, {
      root: join(folders.storefrontDir, 'assets'),
      prefix: '/assets/',
      maxAge: ONE_YEAR,
      immutable: true,
      preCompressed: true,
      decorateReply: false,
    });
    await app.register(fastifyStatic, {
      root: folders.storefrontDir,
      prefix: '/',
      cacheControl: false,
      preCompressed: true,
      wildcard: false,
      setHeaders: (reply) => {
        reply.header('cache-control', 'no-cache');
      },
    });
  }
});
