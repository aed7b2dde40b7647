import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { pictures } from './pictures.ts';

type Folders = { readonly storefrontDir: string | null; readonly picturesDir: string | null };

export const staticFiles = fastifyPlugin<Folders>(async (app: FastifyInstance, folders) => {
  const { storefrontDir, picturesDir } = folders;
  if (picturesDir !== null) await app.register(pictures, { picturesDir });
  if (storefrontDir !== null) {
    const assets = {
      maxAge: '365d',
      immutable: true,
      preCompressed: true,
      // 0.9 kB each, of two dozen scripts, styles and fonts.
      setHeaders: (reply: FastifyReply) => {
        for (const name of app.documentHeaders) reply.removeHeader(name);
      },
    };
    await app.register(fastifyStatic, folder(join(storefrontDir, 'assets'), '/assets/', assets));
    const others = {
      preCompressed: true,
      index: false as const,
      globIgnore: ['index.html', 'assets/**', '**/*.{br,gz}'],
    };
    await app.register(fastifyStatic, {
      ...folder(storefrontDir, '/', others),
      cacheControl: false,
      wildcard: false,
      setHeaders: (reply) => {
        reply.header('cache-control', 'no-cache');
      },
    });
  }
});

function folder(root: string, prefix: string, options: Partial<FastifyStaticOptions>): FastifyStaticOptions {
  return { ...options, root, prefix, decorateReply: false };
}
