import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { BlogPostView, FaqCategoryView, PageView } from '@ilaneer/contract/content';
import type { SitePageView } from '@ilaneer/contract/page-sections';
import { fixedPage, sitePath } from '@ilaneer/domain/page/site-page';
import { articleAddress, productPath } from '@ilaneer/domain/storefront/plain-address';
import { TEXT_PAGES } from '../text-pages.ts';
import { element, type Xml, xmlAround, xmlDocument } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Limit per file. */
export const MOST_ADDRESSES = 50_000;

export type Findable = {
  readonly products: readonly ProductView[];
  readonly articles: readonly BlogPostView[];
  readonly questions: readonly FaqCategoryView[];
  readonly pages: readonly PageView[];
  readonly sitePages: ReadonlyMap<string, SitePageView>;
  /** Paths without content. */
  readonly empty: readonly string[];
};

const PATH_OF_TEXT = new Map<string, string>(Object.entries(TEXT_PAGES).map(([path, slug]) => [slug, path]));

type Address = { readonly path: string; readonly changed: string | null };

export function publicAddresses({
  products,
  articles,
  questions,
  pages,
  sitePages,
  empty,
}: Findable): readonly Address[] {
  const ofProducts = latest(products.map(({ updatedAt }) => updatedAt));
  const ofArticles = latest(articles.map(({ updatedAt }) => updatedAt));
  const ofQuestions = latest(questions.flatMap(({ faqs }) => faqs.map(({ updatedAt }) => updatedAt)));
  return [
    { path: '/', changed: ofProducts },
    { path: '/products', changed: ofProducts },
    { path: '/ExploreProducts', changed: ofProducts },
    { path: '/store', changed: null },
    { path: '/contact-us', changed: null },
    { path: '/Faq', changed: ofQuestions },
    { path: '/blogs', changed: ofArticles },
    { path: '/about-us', changed: null },
    { path: '/process', changed: null },
    ...[...sitePages.values()].flatMap(({ slug, sections }) =>
      fixedPage(slug) === null && sections.length > 0 ? [{ path: sitePath(slug), changed: null }] : [],
    ),
    ...pages.flatMap(({ slug, updatedOn }) => {
      const path = PATH_OF_TEXT.get(slug);
      return path === undefined ? [] : [{ path, changed: updatedOn }];
    }),
    ...products.map(({ id, updatedAt }) => ({ path: productPath(id), changed: updatedAt })),
    ...articles.map(({ slug, updatedAt }) => ({ path: articleAddress(slug), changed: updatedAt })),
  ].filter(({ path }) => !empty.includes(path));
}

export type Sitemap = { readonly first: string; readonly parts: readonly string[] };

export function sitemapOf(
  publicUrl: string,
  findable: Findable,
  mostAddresses: number = MOST_ADDRESSES,
): Sitemap {
  const urls = publicAddresses(findable).map((address) => urlOf(publicUrl, address));
  if (urls.length <= mostAddresses) return { first: urlSet(urls), parts: [] };
  const parts: string[] = [];
  for (let from = 0; from < urls.length; from += mostAddresses) {
    parts.push(urlSet(urls.slice(from, from + mostAddresses)));
  }
  return { first: sitemapIndex(publicUrl, parts.length), parts };
}

export function sitemapIndex(publicUrl: string, parts: number): string {
  const entries = Array.from({ length: parts }, (_, index) =>
    element('sitemap', element('loc', `${publicUrl}/sitemap/${index + 1}.xml`)),
  );
  return xmlDocument(element('sitemapindex', entries, { xmlns: NAMESPACE }));
}

export async function* productSitemap(
  publicUrl: string,
  products: AsyncIterable<{ readonly id: string; readonly updatedAt: Date }>,
): AsyncGenerator<string> {
  const { before, after } = xmlAround((urls) => element('urlset', urls, { xmlns: NAMESPACE }));
  yield before;
  let urls = '';
  for await (const { id, updatedAt } of products) {
    urls += urlOf(publicUrl, { path: productPath(id), changed: updatedAt.toISOString() }).xml;
    if (urls.length < WORTH_A_PIECE) continue;
    yield urls;
    urls = '';
  }
  yield urls + after;
}

const WORTH_A_PIECE = 32_000;

function urlOf(publicUrl: string, { path, changed }: Address): Xml {
  return element('url', [
    element('loc', `${publicUrl}${path}`),
    changed === null ? null : element('lastmod', changed),
  ]);
}

function urlSet(urls: readonly Xml[]): string {
  return xmlDocument(element('urlset', urls, { xmlns: NAMESPACE }));
}

function latest(moments: readonly string[]): string | null {
  return moments.reduce<string | null>(
    (newest, one) => (newest === null || one > newest ? one : newest),
    null,
  );
}
