import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import { otherProducts, otherProductsQueries } from '@ilaneer/domain/catalogue/other-products';
import { pageOf as blogPageOf } from '@ilaneer/domain/content/blog-page';
import { hasOnlyOwn } from '@ilaneer/domain/page/site-page';
import { articleAddress, type PlainPath, productPath } from '@ilaneer/domain/storefront/plain-address';
import { type ContentDeps, toBlogCardsReply, toFaqsReply } from '../../../modules/content/content.ts';
import { findStores } from '../../../modules/store/store.ts';
import { TEXT_PAGES } from '../text-pages.ts';
import { findList } from './find-list.ts';
import { findFixedPage, findSitePage, readFixedPage } from './find-site-page.ts';
import { type CardDeps, type FoundPage, findPageCards, type PageDeps } from './found-page.ts';

type Query = Readonly<Record<string, unknown>>;
type Finding = (deps: PageDeps, query: Query) => Promise<FoundPage | null>;

export const PLAIN_PAGES: Readonly<Record<PlainPath, Finding>> = {
  '/': (deps) => findFixedPage(deps, 'home', { kind: 'home' }),
  '/products': findList('/products', 'products'),
  '/ExploreProducts': findList('/ExploreProducts', 'merchandise'),
  '/Faq': async ({ content }) => {
    const source = await content.current();
    const { faqCategories: categories } = source;
    return {
      path: '/Faq',
      canonical: '/Faq',
      sources: [source],
      read: () => ({
        about: { kind: 'questions', categories },
        data: { questions: toFaqsReply(categories) },
      }),
    };
  },
  '/blogs': async ({ content }, { page }) => {
    const source = await content.current();
    const { blogPosts: articles } = source;
    if (articles.length === 0) return null;
    const shown = blogPageOf(articles, typeof page === 'string' ? page : null);
    const path = shown.page === 1 ? '/blogs' : `/blogs?page=${shown.page}`;
    return {
      path,
      canonical: path,
      sources: [source],
      read: () => ({
        about: { kind: 'articles', articles: shown.items, page: shown.page },
        data: { articles: toBlogCardsReply(articles) },
      }),
    };
  },
  '/store': async (deps) => {
    const stores = await deps.stores.current();
    const { sections } = await readFixedPage(deps, 'store');
    if (stores.length === 0 && hasOnlyOwn('store', sections)) return null;
    const page = await findFixedPage(deps, 'store', { kind: 'stores', stores });
    return {
      ...page,
      sources: [...page.sources, stores],
      read: async () => {
        const { about, data } = await page.read();
        return { about, data: { ...data, stores: findStores(stores, '') } };
      },
    };
  },
  '/contact-us': (deps) => findFixedPage(deps, 'contact-us', { kind: 'contact' }),
  '/about-us': (deps) => findSitePage(deps, 'about-us'),
  '/process': (deps) => findSitePage(deps, 'process'),
  '/privacy-policy': text('/privacy-policy'),
  '/privacy': text('/privacy-policy', '/privacy'),
  '/refund-policy': text('/refund-policy'),
  '/shipping-policy': text('/shipping-policy'),
  '/Terms-of-service': text('/Terms-of-service'),
};

export async function findProductPage(
  deps: CardDeps,
  id: string,
  variantId: unknown,
): Promise<FoundPage | null> {
  const source = await deps.catalogue.current();
  const whole = (await source.find([id])).get(id);
  if (whole === undefined) return null;
  const chosen = whole.variantCombinations.find((variant) => variant.variantId === variantId);
  const path = productPath(id, chosen?.variantId);
  return {
    path,
    canonical: productPath(id),
    sources: [source],
    read: async () => {
      const others = otherProducts(whole, source.cards ?? (await cardsBeside(deps, whole)));
      return {
        about: { kind: 'product', product: whole },
        data: { product: { whole, others } },
      };
    },
  };
}

/** At a former address: the path of the current one. */
export async function findArticlePage(
  { content }: ContentDeps,
  slug: string,
): Promise<FoundPage | { readonly movedTo: string } | null> {
  const source = await content.current();
  const current = source.formerSlugs.get(slug);
  if (current !== undefined) return { movedTo: articleAddress(current) };
  const blog = source.blogPosts.find((post) => post.slug === slug);
  if (blog === undefined) return null;
  return {
    path: `/blog-details?${new URLSearchParams({ slug })}`,
    canonical: articleAddress(slug),
    sources: [source],
    read: () => ({
      about: { kind: 'article', article: blog },
      data: { article: { success: true, blog }, articles: toBlogCardsReply(source.blogPosts) },
    }),
  };
}

// Candidates for related products.
async function cardsBeside(deps: CardDeps, product: ProductView): Promise<ProductCardView[]> {
  const found = await Promise.all(otherProductsQueries(product).map((query) => findPageCards(deps, query)));
  return [...new Map(found.flat().map((card) => [card.id, card])).values()];
}

function text(canonical: keyof typeof TEXT_PAGES, path: string = canonical): Finding {
  return async ({ content }) => {
    const source = await content.current();
    const page = source.pages.find(({ slug }) => slug === TEXT_PAGES[canonical]);
    if (page === undefined) return null;
    return {
      path,
      canonical,
      sources: [source],
      read: () => ({
        about: { kind: 'text', page, path: canonical },
        data: { text: { success: true, page } },
      }),
    };
  };
}
