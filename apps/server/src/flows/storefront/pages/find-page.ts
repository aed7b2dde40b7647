import type { PageToDraw } from '@ilaneer/contract/page-data';
import { otherProducts } from '@ilaneer/domain/catalogue/other-products';
import type { Deps } from '../../../deps/deps.ts';
import {
  type CatalogueDeps,
  toBannersReply,
  toProductCardsReply,
} from '../../../modules/catalogue/catalogue.ts';
import { type ContentDeps, toBlogCardsReply, toFaqsReply } from '../../../modules/content/content.ts';
import { readStores } from '../../../modules/store/store.ts';

/** A page as it is now. */
export type FoundPage = PageToDraw & {
  /** What its data was made from: while that is the same, so is the page. */
  readonly source: unknown;
  /** Nothing stands at this address: the app will say so in its own way. */
  readonly isMissing?: true;
};

type Finding = (deps: Pick<Deps, 'db'> & CatalogueDeps & ContentDeps) => Promise<FoundPage | null>;

/** The pages without a name in their address. */
export const FIXED_PAGES: Readonly<Record<string, Finding>> = {
  '/': async ({ catalogue }) => {
    const source = await catalogue.current();
    return { path: '/', source, data: { banners: toBannersReply(source.banners), homeCards: source.cards } };
  },
  '/products': products('/products'),
  '/ExploreProducts': products('/ExploreProducts'),
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
export async function findProductPage({ catalogue }: CatalogueDeps, id: string): Promise<FoundPage | null> {
  const source = await catalogue.current();
  const whole = source.productsById.get(id);
  if (whole === undefined) return null;
  const path = `/Product-page/${encodeURIComponent(id)}`;
  return { path, source, data: { product: { whole, others: otherProducts(whole, source.cards) } } };
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

function products(path: string): Finding {
  return async ({ catalogue }) => {
    const source = await catalogue.current();
    return { path, source, data: { cards: toProductCardsReply(source.cards) } };
  };
}

function text(path: string, slug: string): Finding {
  return async ({ content }) => {
    const source = await content.current();
    const page = source.pages.find((one) => one.slug === slug);
    return page === undefined ? null : { path, source, data: { text: { success: true, page } } };
  };
}
