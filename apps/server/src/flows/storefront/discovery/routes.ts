import { securityContact, securityTxt } from '@ilaneer/domain/security/security-txt';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { toErrorReply } from '../../../http/error-reply.ts';
import { type PreparedReply, prepareReply, sendPrepared } from '../../../http/prepared-reply.ts';
import type { HeadDeps } from '../shop-page.ts';
import { findEmptyPages, type ShopViewDeps } from '../shop-view.ts';
import { blogFeedOf } from './blog-feed.ts';
import { feedRoute } from './feed-route.ts';
import { googleFeed } from './google-feed.ts';
import { madeOfData } from './made-of-data.ts';
import { metaFeed } from './meta-feed.ts';
import { type PreviewDeps, previewRoutes } from './previews/preview-routes.ts';
import { robotsOf } from './robots.ts';
import { shopFiles } from './shop-files.ts';
import { MOST_ADDRESSES, productSitemap, sitemapIndex, sitemapOf } from './sitemap.ts';
import { writtenReplies } from './written-reply.ts';

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const CSV = 'text/csv; charset=utf-8';

/** For search engines, feed readers and merchants; cached per change. */
export function discoveryRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'now'> & HeadDeps & PreviewDeps & ShopViewDeps,
): void {
  shopFiles(app, deps);
  const { publicUrl } = deps.config;
  // Identity changes with any setting.
  const content = async () => [await deps.content.current(), deps.brand.seller] as const;
  const all = () =>
    Promise.all([deps.catalogue.current(), deps.content.current(), deps.stores.current()] as const);

  const serve = (path: string, made: () => Promise<PreparedReply>): void => {
    app.get(path, async (request, reply) => sendPrepared(request, reply, await made()));
  };

  const robots = prepareReply(robotsOf(publicUrl), 'text/plain; charset=utf-8');
  serve('/robots.txt', () => robots);
  serve(
    '/blog.rss',
    madeOfData(content, ({ blogPosts }, _seller) => prepareReply(blogFeedOf(deps, blogPosts), RSS)),
  );
  feedRoute(app, deps, { path: '/feeds/google.xml', type: XML, pieces: googleFeed });
  feedRoute(app, deps, { path: '/feeds/meta.csv', type: CSV, pieces: metaFeed });

  // Large catalogues have own parts, after the first file.
  const sitemap = madeOfData(
    all,
    async (catalogue, { blogPosts, faqCategories, pages, sitePages }, _stores) => {
      const { products } = catalogue;
      const findable = {
        articles: blogPosts,
        questions: faqCategories,
        pages,
        sitePages,
        empty: await findEmptyPages(deps),
      };
      const { first, parts } = sitemapOf(publicUrl, { ...findable, products: products ?? [] });
      if (products !== null) {
        const made = await Promise.all(parts.map((part) => prepareReply(part, XML)));
        return { first: await prepareReply(first, XML), parts: made, ofProducts: 0 };
      }
      const listed = (await catalogue.groups(null)).reduce((sum, { count }) => sum + count, 0);
      const ofProducts = Math.ceil(listed / MOST_ADDRESSES);
      return {
        first: await prepareReply(sitemapIndex(publicUrl, 1 + ofProducts), XML),
        parts: [await prepareReply(first, XML)],
        ofProducts,
      };
    },
  );
  serve('/sitemap.xml', async () => (await sitemap()).first);
  const sendWritten = writtenReplies();
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const number = Number(/^([1-9]\d{0,3})\.xml$/.exec(request.params.file)?.[1]);
    const { parts, ofProducts } = await sitemap();
    const part = parts[number - 1];
    if (part !== undefined) return sendPrepared(request, reply, part);
    const among = number - parts.length;
    if (among >= 1 && among <= ofProducts) {
      const { dated, version } = await deps.catalogue.current();
      const products = dated((among - 1) * MOST_ADDRESSES, MOST_ADDRESSES);
      const pieces = productSitemap(publicUrl, products);
      return sendWritten(request, reply, { type: XML, etag: `W/"${version}"`, pieces });
    }
    const { status, body } = toErrorReply({ code: 'NOT_FOUND' });
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { email } = deps.brand.seller;
    const contact = deps.config.mode === 'sandbox' ? email : securityContact(email);
    if (contact === null) return reply.callNotFound();
    const text = securityTxt({ contact, publicUrl, state: deps.brand.state, now: deps.now() });
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'max-age=3600').send(text);
  });

  previewRoutes(app, deps);
}
