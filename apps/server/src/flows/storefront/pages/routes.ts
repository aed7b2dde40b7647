import { PREVIEW_QUERY } from '@ilaneer/domain/page/preview';
import { fixedPage } from '@ilaneer/domain/page/site-page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPrepared } from '../../../http/prepared-reply.ts';
import { findArticlePage, findProductPage, PLAIN_PAGES } from './find-page.ts';
import { findSitePage } from './find-site-page.ts';
import type { FoundPage, PageDeps } from './found-page.ts';
import type { PageReply, ServedPages } from './served-pages.ts';

type Query = Readonly<Record<string, unknown>>;

const NOT_FOUND: FoundPage = {
  path: '/not-found',
  canonical: '/not-found',
  sources: [],
  read: () => ({ about: null, data: {} }),
};

/** With the policy that allows its styles. Null: the page of unknown addresses. */
export async function preparePage(
  app: FastifyInstance,
  reply: FastifyReply,
  pages: ServedPages,
  page: FoundPage | null,
): Promise<PageReply> {
  const prepared = await pages.reply(page ?? NOT_FOUND);
  const { styleSource } = prepared;
  if (styleSource !== null) reply.header('content-security-policy', app.policyWith({ style: styleSource }));
  return prepared;
}

export function pageRoutes(app: FastifyInstance, deps: PageDeps, pages: ServedPages): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, page: FoundPage | null) => {
    const [path = '', query] = request.url.split(/\?(.*)/s);
    if (path.length > 1 && path.endsWith('/')) {
      return reply.redirect(path.slice(0, -1) + (query === undefined ? '' : `?${query}`), 301);
    }
    const prepared = await preparePage(app, reply, pages, page);
    if (isFramed(request)) allowOwnFrame(reply);
    const { missed } = prepared;
    if (missed !== undefined) deps.missedSearches.note(missed, request.ip, { isWhole: true });
    return sendPrepared(request, page === null ? reply.code(404) : reply, prepared);
  };

  for (const [path, find] of Object.entries(PLAIN_PAGES)) {
    app.get<{ Querystring: Query }>(path, async (request, reply) =>
      send(request, reply, await find(deps, request.query)),
    );
  }
  app.get('/index.html', async (_request, reply) => reply.redirect('/', 301));
  app.get<{ Params: { readonly id: string }; Querystring: Query }>(
    '/Product-page/:id',
    async (request, reply) =>
      send(request, reply, await findProductPage(deps, request.params.id, request.query.variant)),
  );
  app.get<{ Params: { readonly slug: string } }>('/p/:slug', async (request, reply) =>
    send(
      request,
      reply,
      fixedPage(request.params.slug) !== null ? null : await findSitePage(deps, request.params.slug),
    ),
  );
  app.get<{ Params: { readonly slug: string } }>('/blog-details/:slug', async (request, reply) => {
    const page = await findArticlePage(deps, request.params.slug);
    if (page === null || !('movedTo' in page)) return send(request, reply, page);
    const [, query] = request.url.split(/\?(.*)/s);
    // Asked again each time: another article may take the address.
    return reply
      .header('cache-control', 'no-cache')
      .redirect(page.movedTo + (query === undefined ? '' : `?${query}`), 301);
  });
}

/** By the editor of the staff app (CONTENT-43). */
function isFramed({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && PREVIEW_QUERY in query;
}

function allowOwnFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  reply.header('x-frame-options', 'SAMEORIGIN');
}
