import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { inlineSources } from '../pages/inline-sources.ts';
import { prepareReply, sendPrepared } from '../prepared-reply.ts';

const PREFIX = '/backoffice/';

/** Staff app at `/backoffice/`: files, and its page for all other addresses. */
export const backoffice = fastifyPlugin<{ readonly folder: string }>(
  async (app: FastifyInstance, { folder }) => {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const page = await prepareReply(html, 'text/html; charset=utf-8');
    const headers = {
      'content-security-policy': policyOf(html),
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    };
    const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
      sendPrepared(request, reply.headers(headers), page);

    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: `${PREFIX}assets/`,
      decorateReply: false,
      maxAge: '365d',
      immutable: true,
      preCompressed: true,
    });
    app.get(PREFIX, async (request, reply) => sendPage(request, reply));
    app.get(`${PREFIX}*`, async (request, reply) => sendPage(request, reply));
  },
);

/** No third parties; blob: for previews before upload and printing. */
function policyOf(html: string): string {
  const inline = inlineSources(html);
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', 'blob:'],
    'frame-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
