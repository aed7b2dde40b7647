import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toErrorReply } from '../error-reply.ts';
import { type PlainShop, sendPlainPage } from '../pages/plain-page.ts';

/** Served before opening: staff app, health, webhooks, sandbox outbox. */
const ALWAYS_SERVED = [
  '/api/staff/',
  '/api/payment-webhooks/',
  '/api/webhooks/mail',
  '/api/sandbox/',
  '/backoffice',
  '/health',
  '/metrics',
  '/pictures/',
  '/.well-known/security.txt',
];
const FILE = /\.(?:css|gif|ico|jpe?g|js|png|svg|webp|woff2)$/;
const RETRY_AFTER_SECONDS = '3600';
const OPENING_SOON = {
  title: 'opening soon',
  text: 'We are opening soon. Please come back in a while.',
  canRetry: false,
  goesOn: false,
};

type Opening = { readonly isOpen: () => boolean; readonly shopNow: () => PlainShop };

/** SETTING-12. Refuses calls; pages announce the opening, and search engines are told to come back. */
export const openingSoon = fastifyPlugin<Opening>(async (app: FastifyInstance, { isOpen, shopNow }) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (isOpen()) return done();
    const [path = ''] = request.url.split('?');
    const isCall = path.startsWith('/api/');
    if (ALWAYS_SERVED.some((begin) => path.startsWith(begin)) || (!isCall && FILE.test(path))) return done();
    reply.header('cache-control', 'no-store').header('retry-after', RETRY_AFTER_SECONDS);
    const { status, body } = toErrorReply({ code: 'SHOP_NOT_OPEN' });
    if (isCall) reply.code(status).send(body);
    else sendPlainPage(request, reply.code(status), { shop: shopNow(), ...OPENING_SOON });
  });
});
