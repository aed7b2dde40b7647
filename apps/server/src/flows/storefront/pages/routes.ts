import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { sendPrepared } from '../../../http/prepared-reply.ts';
import type { CatalogueDeps } from '../../../modules/catalogue/catalogue.ts';
import type { ContentDeps } from '../../../modules/content/content.ts';
import { FIXED_PAGES, type FoundPage, findArticlePage, findProductPage } from './find-page.ts';
import type { ServedPages } from './served-pages.ts';

/** What an address gets that no page has. */
export const NOT_FOUND: FoundPage = { path: '/not-found', source: 'unchanging', data: {}, isMissing: true };

/** The pages at plain addresses, drawn before they are sent. */
export function pageRoutes(
  app: FastifyInstance,
  deps: Deps & CatalogueDeps & ContentDeps,
  pages: ServedPages,
): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, page: FoundPage | null) =>
    sendPrepared(request, page === null ? reply.code(404) : reply, await pages.reply(page ?? NOT_FOUND));

  for (const [path, find] of Object.entries(FIXED_PAGES)) {
    app.get(path, async (request, reply) => send(request, reply, await find(deps)));
  }
  app.get('/index.html', async (_request, reply) => reply.redirect('/', 301));
  app.get<{ Params: { readonly id: string } }>('/Product-page/:id', async (request, reply) =>
    send(request, reply, await findProductPage(deps, request.params.id)),
  );
  app.get<{ Params: { readonly slug: string } }>('/blog-details/:slug', async (request, reply) =>
    send(request, reply, await findArticlePage(deps, request.params.slug)),
  );
}
