import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type PreparedReply, prepareReply, sendPrepared } from '../prepared-reply.ts';

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
