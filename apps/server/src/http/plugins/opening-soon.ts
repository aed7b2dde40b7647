import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type Cookies, shopCookies } from '../cookies.ts';
import { toErrorReply } from '../error-reply.ts';
import { type PlainShop, sendPlainPage } from '../pages/plain-page.ts';
import type { FindStaff } from '../staff-access.ts';

/** Served before opening: staff app, health, webhooks, sandbox outbox. */
const ALWAYS_SERVED = [
  '/api/staff/',
  '/api/payment-webhooks/',
  '/api/courier-webhooks/',
  '/api/webhooks/mail',
  '/api/sandbox/',
  '/sandbox-couriers/',
  '/backoffice',
  '/health',
  '/metrics',
  '/pictures/',
  '/.well-known/security.txt',
];
const FILE = /\.(?:css|gif|ico|jpe?g|js|png|svg|webp|woff2)$/;
/** Nothing is written before the opening: no accounts, carts and orders. */
const READS = new Set(['GET', 'HEAD']);
const RETRY_AFTER_SECONDS = '3600';
const OPENING_SOON = {
  title: 'opening soon',
  text: 'We are opening soon. Please come back in a while.',
  canRetry: false,
  goesOn: false,
};

/** The page editors' permission, not the opener's: who arranges pages looks at them. */
const SEES_BEFORE = 'content.write';

type Opening = {
  readonly isOpen: () => boolean;
  readonly shopNow: () => PlainShop;
  readonly publicUrl: string;
  readonly findStaff: FindStaff;
};

/**
 * SETTING-12. Refuses calls; pages announce the opening, and search engines are told to come back.
 * Staff who may change pages read all of it.
 */
export const openingSoon = fastifyPlugin<Opening>(
  async (app: FastifyInstance, { isOpen, shopNow, publicUrl, findStaff }) => {
    const cookies = shopCookies(publicUrl);
    const early = new WeakSet<FastifyRequest>();
    app.addHook('onRequest', (request, reply, done) => {
      if (isOpen()) return done();
      const [path = ''] = request.url.split('?');
      const isCall = path.startsWith('/api/');
      if (ALWAYS_SERVED.some((begin) => path.startsWith(begin)) || (!isCall && FILE.test(path)))
        return done();
      const answer = (maySee: boolean) => {
        if (maySee) {
          early.add(request);
          return done();
        }
        reply.header('cache-control', 'no-store').header('retry-after', RETRY_AFTER_SECONDS);
        const { status, body } = toErrorReply({ code: 'SHOP_NOT_OPEN' });
        if (isCall) reply.code(status).send(body);
        else sendPlainPage(request, reply.code(status), { shop: shopNow(), ...OPENING_SOON });
      };
      seesBefore(request, cookies, findStaff).then(answer, done);
    });
    app.addHook('onSend', (request, reply, _payload, done) => {
      if (early.has(request)) reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      done();
    });
  },
);

async function seesBefore(request: FastifyRequest, cookies: Cookies, findStaff: FindStaff): Promise<boolean> {
  const token = READS.has(request.method) ? cookies.read(request, 'staff') : null;
  if (token === null) return false;
  const staff = await findStaff(token);
  return typeof staff !== 'string' && staff.permissions.includes(SEES_BEFORE);
}
