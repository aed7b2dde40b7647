import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { PageData } from '@ilaneer/contract/page-data';
import { FEATURED_PRODUCTS_QUERY } from '@ilaneer/domain/catalogue/featured-products';
import {
  LIST_PAGE_SIZE,
  listPages,
  listPath,
  readFilter,
  readListPage,
} from '@ilaneer/domain/catalogue/filter-in-address';
import { isSearch, NO_FILTER, type ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import { HOME_PRODUCTS_QUERY } from '@ilaneer/domain/catalogue/home-products';
import { otherProducts, otherProductsQueries } from '@ilaneer/domain/catalogue/other-products';
import { pageOf as blogPageOf } from '@ilaneer/domain/content/blog-page';
import { articleAddress, type PlainPath, productPath } from '@ilaneer/domain/storefront/plain-address';
import type { Deps } from '../../../deps/deps.ts';
import {
  bannersNow,
  type CardsQuery,
  type Catalogue,
  type CatalogueDeps,
  findCards,
  pageCategories,
  readCardsQuery,
  toProductCardsReply,
} from '../../../modules/catalogue/catalogue.ts';
import { type ContentDeps, toBlogCardsReply, toFaqsReply } from '../../../modules/content/content.ts';
import type { GalleryDeps } from '../../../modules/gallery/gallery.ts';
import type { SearchDeps } from '../../../modules/search/search.ts';
import type { SettingDeps } from '../../../modules/setting/setting.ts';
import { findStores, type StoreDeps } from '../../../modules/store/store.ts';
import type { ShopPage } from '../shop-page.ts';
import { TEXT_PAGES } from '../text-pages.ts';

export type FoundPage = {
  readonly path: string;
  readonly canonical: string;
  /** Inputs: the page is cached while they are identical. */
  readonly sources: readonly unknown[];
  /** Long tail: only recent ones are cached. */
  readonly isPassing?: boolean;
  readonly read: () => PageContent | Promise<PageContent>;
};

/** Null: not found, shown by the app. */
export type PageContent = {
  readonly about: ShopPage | null;
  readonly data: PageData;
  /** Searched for in vain, without a filter (CATALOGUE-51). */
  readonly missed?: string;
};

type Cards = NonNullable<PageData['cards']>;
type CardDeps = Pick<Deps, 'db'> & CatalogueDeps;

export type PageDeps = Pick<Deps, 'db' | 'now'> &
  CatalogueDeps &
  ContentDeps &
  GalleryDeps &
  StoreDeps &
  SettingDeps &
  SearchDeps;

const ALL_CATEGORIES = { page: 1, limit: 100 } as const;

type Query = Readonly<Record<string, unknown>>;
type Finding = (deps: PageDeps, query: Query) => Promise<FoundPage | null>;

export const FIXED_PAGES: Readonly<Record<PlainPath, Finding>> = {
  '/': async (deps) => {
    const source = await deps.catalogue.current();
    const posts = deps.gallery.postsAtHand();
    const banners = bannersNow(source.banners, deps.now());
    return {
      path: '/',
      canonical: '/',
      sources: [source, posts, banners.until],
      read: async () => ({
        about: { kind: 'home' },
        data: {
          home: deps.settings.sections().home.values,
          banners: banners.make(),
          homeCards: source.cards ?? (await cardsOf(deps, HOME_PRODUCTS_QUERY)),
          ...(posts !== null && { gallery: { success: true, posts: [...posts] } }),
        },
      }),
    };
  },
  '/products': products('/products', 'products'),
  '/ExploreProducts': products('/ExploreProducts', 'merchandise'),
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
    return {
      path: '/store',
      canonical: '/store',
      sources: [stores],
      read: () => ({ about: { kind: 'stores', stores }, data: { stores: findStores(stores, '') } }),
    };
  },
  '/contact-us': async () => ({
    path: '/contact-us',
    canonical: '/contact-us',
    sources: [],
    read: () => ({ about: { kind: 'contact' }, data: {} }),
  }),
  '/about-us': text('/about-us'),
  '/process': text('/process'),
  '/privacy-policy': text('/privacy-policy'),
  '/privacy': text('/privacy-policy', '/privacy'),
  '/refund-policy': text('/refund-policy'),
  '/shipping-policy': text('/shipping-policy'),
  '/Terms-of-service': text('/Terms-of-service'),
};

export async function findProductPage(
  deps: CardDeps & SettingDeps,
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
        data: { product: { whole, others }, process: deps.settings.sections().home.values.process },
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

function products(list: string, kind: 'products' | 'merchandise'): Finding {
  return async (deps, query) => {
    const source = await deps.catalogue.current();
    const search = searchOf(query);
    const filter = readFilter(search);
    const page = readListPage(search);
    const path = listPath(list, filter, page);
    return {
      path,
      canonical: path,
      sources: [source],
      isPassing: path !== list,
      read: async () => {
        const shown = await shownCards(deps, source, { kind, filter, page });
        const all = source.cards === null ? null : toProductCardsReply(source.cards);
        const categories = pageCategories(source.categories, ALL_CATEGORIES);
        const total = totalOf(kind, shown);
        const { searchQuery, sortBy } = filter;
        const isAlone = path === listPath(list, { ...NO_FILTER, searchQuery, sortBy }, page);
        return {
          about: {
            kind,
            products: await shownOn(source, shown.cards),
            filter,
            page,
            total,
            categories: source.categories,
          },
          data: {
            cards: all ?? shown,
            ...(all !== null && shown.facets !== null && { foundCards: shown }),
            categories,
            ...(all === null && { featuredCards: await pageOf(deps, FEATURED_PRODUCTS_QUERY) }),
          },
          ...(total === 0 && isAlone && { missed: searchQuery }),
        };
      },
    };
  };
}

type List = {
  readonly kind: 'products' | 'merchandise';
  readonly filter: ProductFilter;
  readonly page: number;
};

/** All cards for local filtering, or a page of large or searched lists. */
async function shownCards(deps: CardDeps, source: Catalogue, { kind, filter, page }: List): Promise<Cards> {
  if (source.cards !== null && !isSearch(filter)) return toProductCardsReply(source.cards);
  const asked = {
    filter,
    isOfMerchandise: kind === 'merchandise',
    sort: filter.sortBy,
    limit: LIST_PAGE_SIZE,
    page,
    after: null,
  };
  const found = await findCards(deps, source, asked);
  const last = listPages(found.total);
  // Old links may exceed the last page.
  return page <= last ? found : findCards(deps, source, { ...asked, page: last });
}

function totalOf(kind: 'products' | 'merchandise', { cards, total, facets }: Cards): number {
  if (facets !== null || kind === 'products') return total;
  return cards.filter(({ merchandise }) => merchandise).length;
}

function searchOf(query: Query): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (typeof one === 'string' && !one.includes('\0')) search.append(name, one);
    }
  }
  return search;
}

// Candidates for related products.
async function cardsBeside(deps: CardDeps, product: ProductView): Promise<ProductCardView[]> {
  const found = await Promise.all(otherProductsQueries(product).map((query) => cardsOf(deps, query)));
  return [...new Map(found.flat().map((card) => [card.id, card])).values()];
}

async function cardsOf(deps: CardDeps, query: CardsQuery): Promise<ProductCardView[]> {
  return (await pageOf(deps, query)).cards;
}

async function pageOf(deps: CardDeps, query: CardsQuery) {
  const asked = readCardsQuery(query);
  if (!asked.ok) throw new Error('a page asks for cards that there are not');
  return findCards(deps, await deps.catalogue.current(), asked.value);
}

async function shownOn(
  source: Catalogue,
  cards: readonly ProductCardView[],
): Promise<readonly ProductView[]> {
  if (cards.length === source.cards?.length && source.products !== null) return source.products;
  const found = await source.find(cards.map(({ id }) => id));
  return cards.flatMap(({ id }) => found.get(id) ?? []);
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
