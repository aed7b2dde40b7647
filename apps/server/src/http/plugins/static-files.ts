import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type PreparedReply, prepareReply, sendPrepared } from '../prepared-reply.ts';
import { pictures } from './pictures.ts';

type Folders = { readonly storefrontDir: string | null; readonly picturesDir: string | null };

/** Serves the files of the built storefront (compressed when it was built) and the shop's pictures at `/pictures/`. */
export const staticFiles = fastifyPlugin<Folders>(async (app: FastifyInstance, folders) => {
  const { storefrontDir, picturesDir } = folders;
  if (picturesDir !== null) await app.register(pictures, { picturesDir });
  if (storefrontDir !== null) {
    const assets = { maxAge: '365d', immutable: true, preCompressed: true };
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

/**
 * The page that starts the storefront, with what it says of itself to other sites: they want whole addresses.
 * `publicUrl` is where the shop is reached from outside, without a slash at the end.
 */
export async function readStartPage(storefrontDir: string, publicUrl: string): Promise<PreparedReply> {
  const built = await readFile(join(storefrontDir, 'index.html'), 'utf8');
  const html = built.replaceAll('content="/', `content="${publicUrl}/`);
  return prepareReply(html, 'text/html; charset=utf-8');
}

/** Serves the page that starts the storefront. */
export const startPage = fastifyPlugin<{ readonly page: PreparedReply }>(
  async (app: FastifyInstance, { page }) => {
    const send = (request: FastifyRequest, reply: FastifyReply) => sendPrepared(request, reply, page);
    app.get('/', send);
    app.get('/index.html', send);
  },
);
