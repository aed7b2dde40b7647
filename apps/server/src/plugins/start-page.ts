import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { prepareReply, sendPrepared } from '../http/prepared-reply.ts';

type Options = {
  readonly storefrontDir: string;
  /** Where the shop is reached from outside, without a slash at the end. */
  readonly publicUrl: string;
};

/** The page that starts the storefront, with what it says of itself to other sites: they want whole addresses. */
export const startPage = fastifyPlugin<Options>(
  async (app: FastifyInstance, { storefrontDir, publicUrl }) => {
    const built = await readFile(join(storefrontDir, 'index.html'), 'utf8');
    const html = built.replaceAll('content="/', `content="${publicUrl}/`);
    const page = await prepareReply(html, 'text/html; charset=utf-8');
    const send = (request: FastifyRequest, reply: FastifyReply) => sendPrepared(request, reply, page);
    app.get('/', send);
    app.get('/index.html', send);
  },
);
