import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { PageToDraw } from '@ilaneer/contract/page-data';
import { otherProducts } from '@ilaneer/domain/catalogue/other-products';
import { pageOf as blogPageOf } from '@ilaneer/domain/content/blog-page';
import { articleAddress, productPath } from '@ilaneer/domain/storefront/plain-address';
import type { Deps } from '../../../deps/deps.ts';
import {
  type Catalogue,
  type CatalogueDeps,
  toBannersReply,
  toProductCardsReply,
} from '../../../modules/catalogue/catalogue.ts';
import { type ContentDeps, toBlogCardsReply, toFaqsReply } from '../../../modules/content/content.ts';
import type { GalleryDeps } from '../../../modules/gallery/gallery.ts';
import {
  type CardsQuery,
  findCards,
  readCardsQuery,
  searchableCatalogue,
} from '../../../modules/search/search.ts';
import { readStores } from '../../../modules/store/store.ts';
import type { ShopPage } from '../shop-page.ts';

/** A page as it is now. */
export type FoundPage = PageToDraw & {
  /** What its data was made from: while these are the same, so is the page. */
  readonly sources: readonly unknown[];
  /** Null where nothing stands at the address: the app will say so in its own way. */
  readonly about: ShopPage | null;
  /** The plain path that counts among all those that lead to the page. */
  readonly canonical: string;
};

type CardDeps = Pick<Deps, 'db'> & CatalogueDeps;

/** What the pages are made from. */
export type PageDeps = Pick<Deps, 'db'> & CatalogueDeps & ContentDeps & GalleryDeps;

type Query = Readonly<Record<string, unknown>>;
type Finding = (deps: PageDeps, query: Query) => Promise<FoundPage | null>;

/** The pages without a name in their address. */
export const FIXED_PAGES: Readonly<Record<string, Finding>> = {
  '/': async (deps) => {
    const source = await deps.catalogue.current();
    const posts = deps.gallery.postsAtHand();
    return {
      path: '/',
      canonical: '/',
      about: { kind: 'home' },
      sources: [source, posts],
      data: {
        banners: toBannersReply(source.banners),
        homeCards: source.cards ?? (await cardsOf(deps, HOME_PACKS)),
        ...(posts !== null && { gallery: { success: true, posts: [...posts] } }),
      },
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
      about: { kind: 'questions', categories },
      sources: [source],
      data: { questions: toFaqsReply(categories) },
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
      about: { kind: 'articles', articles },
      sources: [source],
      data: { articles: toBlogCardsReply(articles) },
    };
  },
  '/store': async ({ db }) => {
    const stores = await readStores(db, '');
    return {
      path: '/store',
      canonical: '/store',
      about: { kind: 'stores', stores: stores.stores },
      sources: [stores],
      data: { stores },
    };
  },
  '/contact-us': async () => ({
    path: '/contact-us',
    canonical: '/contact-us',
    about: { kind: 'contact' },
    sources: [],
    data: {},
  }),
  '/about-us': text('/about-us', 'about-us'),
  '/process': text('/process', 'process'),
  '/privacy-policy': text('/privacy-policy', 'privacy-policy'),
  '/privacy': text('/privacy', 'privacy-policy', '/privacy-policy'),
  '/refund-policy': text('/refund-policy', 'refund-policy'),
  '/shipping-policy': text('/shipping-policy', 'shipping-policy'),
  '/Terms-of-service': text('/Terms-of-service', 'terms-of-service'),
};

/** The page of a product, with the variant chosen that its address names; null when it is not sold. */
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
    about: { kind: 'product', product: whole },
    sources: [source],
    data: {
      product: { whole, others: otherProducts(whole, source.cards ?? (await cardsBeside(deps, whole))) },
    },
  };
}

/** The page of an article; null when there is none. */
export async function findArticlePage({ content }: ContentDeps, slug: string): Promise<FoundPage | null> {
  const source = await content.current();
  const blog = source.blogPosts.find((post) => post.slug === slug);
  if (blog === undefined) return null;
  return {
    path: `/blog-details?${new URLSearchParams({ slug })}`,
    canonical: articleAddress(slug),
    about: { kind: 'article', article: blog },
    sources: [source],
    data: { article: { success: true, blog }, articles: toBlogCardsReply(source.blogPosts) },
  };
}

function products(path: string, kind: 'products' | 'merchandise'): Finding {
  return async (deps) => {
    const source = await deps.catalogue.current();
    const scope = kind === 'merchandise' ? 'merchandise' : 'all';
    const cards = source.cards === null ? await pageOf(deps, { scope }) : toProductCardsReply(source.cards);
    return {
      path,
      canonical: path,
      about: { kind, products: await shownOn(source, cards.cards) },
      sources: [source],
      data: { cards },
    };
  };
}

// Of very many products, those that a page chooses from.

/** The categories that the home page has packs of; the plain ones have been there longest. */
const HOME_PACKS: CardsQuery = { category: 'coconut-oil,tender-coconut-water', sort: 'oldest', limit: 100 };

const BESIDE = 12;

async function cardsBeside(deps: CardDeps, { categoryId }: ProductView): Promise<ProductCardView[]> {
  const near = await cardsOf(deps, { category: categoryId, sort: 'newest', limit: BESIDE });
  const known = new Set(near.map(({ id }) => id));
  const newest = await cardsOf(deps, { sort: 'newest', limit: BESIDE });
  return [...near, ...newest.filter(({ id }) => !known.has(id))];
}

async function cardsOf(deps: CardDeps, query: CardsQuery): Promise<ProductCardView[]> {
  return (await pageOf(deps, query)).cards;
}

async function pageOf(deps: CardDeps, query: CardsQuery) {
  const asked = readCardsQuery(query);
  if (!asked.ok) throw new Error('a page asks for cards that there are not');
  return findCards(deps, await searchableCatalogue(deps), asked.value);
}

/** The products of a list's beginning. */
async function shownOn(
  source: Catalogue,
  cards: readonly ProductCardView[],
): Promise<readonly ProductView[]> {
  if (source.products !== null) return source.products;
  const found = await source.find(cards.map(({ id }) => id));
  return cards.flatMap(({ id }) => found.get(id) ?? []);
}

function text(path: string, slug: string, canonical = path): Finding {
  return async ({ content }) => {
    const source = await content.current();
    const page = source.pages.find((one) => one.slug === slug);
    if (page === undefined) return null;
    return {
      path,
      canonical,
      about: { kind: 'text', page, path: canonical },
      sources: [source],
      data: { text: { success: true, page } },
    };
  };
}
