import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { PageToDraw } from '@ilaneer/contract/page-data';
import type { Deps } from '../../../deps/deps.ts';
import {
  type CatalogueDeps,
  toBannersReply,
  toProductCardsReply,
} from '../../../modules/catalogue/catalogue.ts';
import { type ContentDeps, toBlogCardsReply, toFaqsReply } from '../../../modules/content/content.ts';
import {
  type CardsQuery,
  findCards,
  readCardsQuery,
  searchableCatalogue,
} from '../../../modules/search/search.ts';
import { readStores } from '../../../modules/store/store.ts';

/** A page as it is now. */
export type FoundPage = PageToDraw & {
  /** What its data was made from: while that is the same, so is the page. */
  readonly source: unknown;
  /** Nothing stands at this address: the app will say so in its own way. */
  readonly isMissing?: true;
};

type CardDeps = Pick<Deps, 'db'> & CatalogueDeps;

type Finding = (deps: Pick<Deps, 'db'> & CatalogueDeps & ContentDeps) => Promise<FoundPage | null>;

/** The pages without a name in their address. */
export const FIXED_PAGES: Readonly<Record<string, Finding>> = {
  '/': async (deps) => {
    const source = await deps.catalogue.current();
    const homeCards = source.cards ?? (await cardsOf(deps, HOME_PACKS));
    return { path: '/', source, data: { banners: toBannersReply(source.banners), homeCards } };
  },
  '/products': products('/products', 'all'),
  '/ExploreProducts': products('/ExploreProducts', 'merchandise'),
  '/Faq': async ({ content }) => {
    const source = await content.current();
    return { path: '/Faq', source, data: { questions: toFaqsReply(source.faqCategories) } };
  },
  '/blogs': async ({ content }) => {
    const source = await content.current();
    return { path: '/blogs', source, data: { articles: toBlogCardsReply(source.blogPosts) } };
  },
  '/store': async ({ db }) => {
    const stores = await readStores(db, '');
    return { path: '/store', source: null, data: { stores } };
  },
  '/contact-us': async () => ({ path: '/contact-us', source: 'unchanging', data: {} }),
  '/about-us': text('/about-us', 'about-us'),
  '/process': text('/process', 'process'),
  '/privacy-policy': text('/privacy-policy', 'privacy-policy'),
  '/privacy': text('/privacy', 'privacy-policy'),
  '/refund-policy': text('/refund-policy', 'refund-policy'),
  '/shipping-policy': text('/shipping-policy', 'shipping-policy'),
  '/Terms-of-service': text('/Terms-of-service', 'terms-of-service'),
};

/** The page of a product; null when it is not sold. */
export async function findProductPage(deps: CardDeps, id: string): Promise<FoundPage | null> {
  const source = await deps.catalogue.current();
  const whole = (await source.find([id])).get(id);
  if (whole === undefined) return null;
  const path = `/Product-page/${encodeURIComponent(id)}`;
  const others = source.cards ?? (await cardsBeside(deps, whole));
  return { path, source, data: { product: { whole, others } } };
}

/** The page of an article; null when there is none. */
export async function findArticlePage({ content }: ContentDeps, slug: string): Promise<FoundPage | null> {
  const source = await content.current();
  const blog = source.blogPosts.find((post) => post.slug === slug);
  if (blog === undefined) return null;
  return {
    path: `/blog-details?${new URLSearchParams({ slug })}`,
    source,
    data: { article: { success: true, blog }, articles: toBlogCardsReply(source.blogPosts) },
  };
}

function products(path: string, scope: 'all' | 'merchandise'): Finding {
  return async (deps) => {
    const source = await deps.catalogue.current();
    const cards = source.cards === null ? await pageOf(deps, { scope }) : toProductCardsReply(source.cards);
    return { path, source, data: { cards } };
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

function text(path: string, slug: string): Finding {
  return async ({ content }) => {
    const source = await content.current();
    const page = source.pages.find((one) => one.slug === slug);
    return page === undefined ? null : { path, source, data: { text: { success: true, page } } };
  };
}
