import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { FastifyInstance } from 'fastify';
import { toErrorReply } from '../../../http/error-reply.ts';
import { type PreparedReply, prepareReply, sendPrepared } from '../../../http/prepared-reply.ts';
import type { Catalogue, CatalogueDeps } from '../../../modules/catalogue/catalogue.ts';
import type { ContentDeps } from '../../../modules/content/content.ts';
import type { HeadDeps } from '../shop-page.ts';
import { blogFeedOf } from './blog-feed.ts';
import { feedRoute } from './feed-route.ts';
import { googleFeed } from './google-feed.ts';
import { madeOfData } from './made-of-data.ts';
import { metaFeed } from './meta-feed.ts';
import { type PreviewDeps, previewRoutes } from './previews/preview-routes.ts';
import { robotsOf } from './robots.ts';
import { sitemapOf } from './sitemap.ts';

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const CSV = 'text/csv; charset=utf-8';

/** What search engines, feed readers and merchants' lists ask for; made once per change of the data. */
export function discoveryRoutes(
  app: FastifyInstance,
  deps: HeadDeps & CatalogueDeps & ContentDeps & PreviewDeps,
): void {
  const { publicUrl } = deps.config;
  // The seller is another object whenever a setting is changed.
  const content = async () => [await deps.content.current(), deps.brand.seller] as const;
  const listed = { ...deps, catalogue: { current: async () => listedOf(await deps.catalogue.current()) } };
  const both = () => Promise.all([listed.catalogue.current(), deps.content.current()] as const);

  const serve = (path: string, made: () => Promise<PreparedReply>): void => {
    app.get(path, async (request, reply) => sendPrepared(request, reply, await made()));
  };

  const robots = prepareReply(robotsOf(publicUrl), 'text/plain; charset=utf-8');
  serve('/robots.txt', () => robots);
  serve(
    '/blog.rss',
    madeOfData(content, ({ blogPosts }, _seller) => prepareReply(blogFeedOf(deps, blogPosts), RSS)),
  );
  feedRoute(app, listed, { path: '/feeds/google.xml', type: XML, pieces: googleFeed });
  feedRoute(app, listed, { path: '/feeds/meta.csv', type: CSV, pieces: metaFeed });

  const sitemap = madeOfData(both, async ({ products }, { blogPosts, faqCategories, pages }) => {
    const findable = { products, articles: blogPosts, questions: faqCategories, pages };
    const { first, parts } = sitemapOf(publicUrl, findable);
    return {
      first: await prepareReply(first, XML),
      parts: await Promise.all(parts.map((part) => prepareReply(part, XML))),
    };
  });
  serve('/sitemap.xml', async () => (await sitemap()).first);
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const number = /^([1-9]\d{0,3})\.xml$/.exec(request.params.file)?.[1];
    const part = (await sitemap()).parts[Number(number) - 1];
    if (part !== undefined) return sendPrepared(request, reply, part);
    const { status, body } = toErrorReply({ code: 'NOT_FOUND' });
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });

  previewRoutes(app, deps);
}

type Listed = { readonly products: readonly ProductView[] };

// The same for the same copy of the catalogue, so that what is made of it is made once.
const listings = new WeakMap<Catalogue, Promise<Listed>>();

function listedOf(catalogue: Catalogue): Promise<Listed> {
  const known = listings.get(catalogue);
  if (known !== undefined) return known;
  const listed = catalogue.newest().then((products) => ({ products }));
  listings.set(catalogue, listed);
  listed.catch(() => listings.delete(catalogue));
  return listed;
}
