import type { DrawnPage, PageData, PageToDraw } from '@ilaneer/contract/page-data';
import { FEATURED_PRODUCTS_QUERY } from '@ilaneer/domain/catalogue/featured-products';
import { readFilter, readListPage } from '@ilaneer/domain/catalogue/filter-in-address';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { processQuery } from '../../features/catalogue/detail/process-steps.ts';
import { categoriesQuery } from '../../features/catalogue/filters/get-categories.ts';
import { listPagesQuery } from '../../features/catalogue/filters/list-pages.ts';
import { productQuery } from '../../features/catalogue/get-product.ts';
import { productCardsQuery, someCardsQuery } from '../../features/catalogue/get-product-cards.ts';
import { articleQuery, blogCardsQuery } from '../../features/content/blog/blog-posts.ts';
import { faqsQuery } from '../../features/content/faq/get-faqs.ts';
import { contentPageQuery } from '../../features/content/page/get-content-page.ts';
import { bannersQuery } from '../../features/home/api/get-banners.ts';
import { galleryPostsQuery } from '../../features/home/api/get-gallery-posts.ts';
import { packProducts } from '../../features/home/home-packs.ts';
import { homeWordsQuery } from '../../features/home/home-words.ts';
import { storesQuery } from '../../features/store/get-stores.ts';
import { setBrand } from '../../lib/content.ts';
import { queryClient } from '../../lib/query-client.ts';
import { otherProductsQuery } from '../pages/catalogue/get-other-products.ts';
import { homeProductsQuery } from '../pages/home-products.ts';
import { routes } from '../routes.tsx';
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
    featuredCards,
    homeCards,
    product,
    articles,
    article,
    questions,
    text,
    stores,
    home,
    process,
  }: PageData,
): void {
  queryClient.setQueryData(galleryPostsQuery.queryKey, gallery);
  queryClient.setQueryData(bannersQuery.queryKey, banners);
  if (cards !== undefined) seedCards(path, cards);
  if (foundCards !== undefined) seedPage(path, foundCards);
  queryClient.setQueryData(categoriesQuery.queryKey, categories);
  queryClient.setQueryData(someCardsQuery(FEATURED_PRODUCTS_QUERY).queryKey, featuredCards);
  queryClient.setQueryData(blogCardsQuery.queryKey, articles);
  queryClient.setQueryData(faqsQuery.queryKey, questions);
  queryClient.setQueryData(storesQuery.queryKey, stores);
  queryClient.setQueryData(homeWordsQuery.queryKey, home);
  queryClient.setQueryData(processQuery.queryKey, process && [...process]);
  if (homeCards !== undefined) queryClient.setQueryData(homeProductsQuery.queryKey, packProducts(homeCards));
  if (product !== undefined) {
    const { whole, others } = product;
    queryClient.setQueryData(productQuery(whole.id).queryKey, whole);
    queryClient.setQueryData(otherProductsQuery(whole).queryKey, [...others]);
  }
  if (article !== undefined) queryClient.setQueryData(articleQuery(article.blog.slug).queryKey, article);
  if (text !== undefined) queryClient.setQueryData(contentPageQuery(text.page.slug).queryKey, text);
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
