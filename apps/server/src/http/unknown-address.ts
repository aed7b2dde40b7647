import { addressOf } from '@ilaneer/domain/storefront/plain-address';
import { shopPathOf } from '@ilaneer/domain/storefront/shop-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toErrorReply } from './error-reply.ts';
import { type PreparedReply, sendPrepared } from './prepared-reply.ts';

type KnownAddress = { readonly parts: readonly string[]; readonly methods: Set<string> };

type UnknownAddressOptions = {
  /** May set headers of the reply. */
  readonly notFoundPage: ((reply: FastifyReply) => Promise<PreparedReply>) | null;
};

/** 405 for a wrong method, a redirect for an address without hash, else the not-found page. */
export const unknownAddress = fastifyPlugin<UnknownAddressOptions>(
  async (app: FastifyInstance, { notFoundPage }) => {
    const known = new Map<string, KnownAddress>();
    app.addHook('onRoute', ({ url, method }) => {
      if (!url.startsWith('/api/') || url.endsWith('*')) return;
      const address = known.get(url) ?? { parts: url.split('/'), methods: new Set() };
      for (const one of [method].flat()) address.methods.add(one);
      known.set(url, address);
    });

    app.setNotFoundHandler(async (request, reply) => {
      const [path = '', query] = request.url.split(/\?(.*)/s);
      if (path === '/api' || path.startsWith('/api/')) return refuseCall(path, request, reply);
      const isVisit = request.method === 'GET' || request.method === 'HEAD';
      if (notFoundPage === null || !isVisit || !takesPage(path, request.headers.accept)) {
        return refuse(reply, 'NOT_FOUND');
      }
      const page = shopPathOf(path);
      if (page === null) return sendPrepared(request, reply.code(404), await notFoundPage(reply));
      const target = addressOf(`${page}${query === undefined ? '' : `?${query}`}`);
      // Plain addresses differ only in case or trailing slash.
      if (!target.startsWith('/#')) return reply.redirect(target, 301);
      return reply.header('cache-control', 'no-store').redirect(target, 302);
    });

    function refuseCall(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const asked = path.replace(/\/$/, '').split('/');
      const methods = [...known.values()].flatMap((one) => (fits(one, asked) ? [...one.methods] : []));
      // The route itself may answer 404.
      if (methods.length === 0 || methods.includes(request.method)) return refuse(reply, 'NOT_FOUND');
      reply.header('allow', [...new Set(methods)].toSorted().join(', '));
      return refuse(reply, 'METHOD_NOT_ALLOWED');
    }
  },
);

/** HTML is acceptable, except for file names. */
function takesPage(path: string, accept = '*/*'): boolean {
  return accept.includes('text/html') || (accept.trim() === '*/*' && !/\.[^/]*$/.test(path));
}

function refuse(reply: FastifyReply, code: 'NOT_FOUND' | 'METHOD_NOT_ALLOWED'): FastifyReply {
  const { status, body } = toErrorReply({ code });
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

function fits({ parts }: KnownAddress, asked: readonly string[]): boolean {
  return (
    parts.length === asked.length && parts.every((part, at) => part.startsWith(':') || part === asked[at])
  );
}
