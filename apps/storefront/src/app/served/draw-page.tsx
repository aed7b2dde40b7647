import type { DrawnPage, PageData, PageToDraw } from '@ilaneer/contract/page-data';
import type { SitePageView } from '@ilaneer/contract/page-sections';
import { readFilter, readListPage } from '@ilaneer/domain/catalogue/filter-in-address';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { categoriesQuery } from '../../features/catalogue/filters/get-categories.ts';
import { listPagesQuery } from '../../features/catalogue/filters/list-pages.ts';
import { productQuery } from '../../features/catalogue/get-product.ts';
import { productCardsQuery } from '../../features/catalogue/get-product-cards.ts';
import { articleQuery, blogCardsQuery } from '../../features/content/blog/blog-posts.ts';
import { faqsQuery } from '../../features/content/faq/get-faqs.ts';
import { contentPageQuery } from '../../features/content/page/get-content-page.ts';
import { bannersQuery } from '../../features/home/api/get-banners.ts';
import { galleryPostsQuery } from '../../features/home/api/get-gallery-posts.ts';
import { storesQuery } from '../../features/store/get-stores.ts';
import { setBrand } from '../../lib/content.ts';
import { queryClient } from '../../lib/query-client.ts';
import { otherProductsQuery } from '../pages/catalogue/get-other-products.ts';
import { routes } from '../routes.tsx';
import { sitePageQuery } from '../sections/get-site-page.ts';
import { productsOf, sectionProductsQuery } from '../sections/section-products.ts';
import { ShopApp } from './shop-app.tsx';

const handler = createStaticHandler(routes);

/** Server rendering, one page at a time: the query client is shared. Throws component errors. */
export async function drawPage({ path, shop, data }: PageToDraw): Promise<DrawnPage> {
  setBrand(shop);
  queryClient.clear();
  seed(path, data);
  const found = await handler.query(new Request(new URL(path, 'http://shop.invalid')));
  if (found instanceof Response) throw new Error(`${path} answered ${found.status}`);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <ShopApp served>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, found)}
        context={found}
        hydrate={false}
      />
    </ShopApp>,
    // Larger boundaries would be inserted by script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const drawn = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const [head = ''] = HEAD.exec(drawn) ?? [];
  const known = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined });
  return {
    head,
    html: drawn.slice(head.length),
    queries: known.map(({ queryKey, state }) => [queryKey, state.data]),
  };
}

// Hoisted head elements come first.
const HEAD = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

function seed(
  path: string,
  {
    gallery,
    banners,
    cards,
    categories,
    foundCards,
    product,
    articles,
    article,
    questions,
    text,
    stores,
    page,
    sectionCards,
  }: PageData,
): void {
  queryClient.setQueryData(galleryPostsQuery.queryKey, gallery);
  queryClient.setQueryData(bannersQuery.queryKey, banners);
  if (cards !== undefined) seedCards(path, cards);
  if (foundCards !== undefined) seedPage(path, foundCards);
  queryClient.setQueryData(categoriesQuery.queryKey, categories);
  queryClient.setQueryData(blogCardsQuery.queryKey, articles);
  queryClient.setQueryData(faqsQuery.queryKey, questions);
  queryClient.setQueryData(storesQuery.queryKey, stores);
  if (page !== undefined) seedSections(page, sectionCards, cards?.facets === null);
  if (product !== undefined) {
    const { whole, others } = product;
    queryClient.setQueryData(productQuery(whole.id).queryKey, whole);
    queryClient.setQueryData(otherProductsQuery(whole).queryKey, [...others]);
  }
  if (article !== undefined) queryClient.setQueryData(articleQuery(article.blog.slug).queryKey, article);
  if (text !== undefined) queryClient.setQueryData(contentPageQuery(text.page.slug).queryKey, text);
}

/** The whole list at hand has the products of all sections. */
function seedSections(page: SitePageView, cards: PageData['sectionCards'], hasAll: boolean): void {
  queryClient.setQueryData(sitePageQuery(page.slug).queryKey, { success: true, page });
  if (cards === undefined || hasAll) return;
  for (const section of page.sections) {
    const shown = productsOf(section, cards);
    if (shown.length > 0) queryClient.setQueryData(sectionProductsQuery(section).queryKey, shown);
  }
}

/** Seeds the whole list, or the addressed page of a large one. */
function seedCards(path: string, cards: NonNullable<PageData['cards']>): void {
  if (cards.facets === null) {
    queryClient.setQueryData(productCardsQuery.queryKey, cards);
    return;
  }
  // The reply of a large catalogue.
  const none = { ...cards, cards: [], cursor: TOO_MANY, facets: null };
  queryClient.setQueryData(productCardsQuery.queryKey, none);
  seedPage(path, cards);
}

function seedPage(path: string, cards: NonNullable<PageData['cards']>): void {
  const { pathname, searchParams } = new URL(path, 'http://shop.invalid');
  const scope = pathname === '/ExploreProducts' ? 'merchandise' : 'all';
  const pages = listPagesQuery(scope, readFilter(searchParams), readListPage(searchParams));
  queryClient.setQueryData(pages.queryKey, { pages: [cards], pageParams: [''] });
}

const TOO_MANY = 'too many';
