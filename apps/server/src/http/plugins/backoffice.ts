import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { inlineSources } from '../pages/inline-sources.ts';
import { escapeHtml } from '../pages/plain-page.ts';
import { prepareReply, sendPrepared } from '../prepared-reply.ts';

const PREFIX = '/backoffice/';
const TYPE = 'text/html; charset=utf-8';

const NAME = '<meta name="application-name" content="Shop" />';

type Backoffice = { readonly folder: string; readonly shopName: () => string };

/** Serves the built staff app at `/backoffice/`: its files, and its one page, with the shop's name, for every address below. */
export const backoffice = fastifyPlugin<Backoffice>(async (app: FastifyInstance, { folder, shopName }) => {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  if (!html.includes(NAME)) throw new Error(`index.html of the staff app has no ${NAME}`);
  let named = { name: '', page: await prepareReply(html, TYPE) };
  const headers = {
    'content-security-policy': policyOf(html),
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
    // The camera reads bar codes.
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const name = shopName();
    if (name !== named.name) named = { name, page: await prepareReply(withName(html, name), TYPE) };
    return sendPrepared(request, reply.headers(headers), named.page);
  };

  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: `${PREFIX}assets/`,
    decorateReply: false,
    maxAge: '365d',
    immutable: true,
    preCompressed: true,
  });
  app.get(PREFIX, sendPage);
  app.get(`${PREFIX}*`, sendPage);
});

function withName(html: string, name: string): string {
  return html.replace(NAME, () => NAME.replace('Shop', () => escapeHtml(name)));
}

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
