import type { PageToDraw } from '@ilaneer/contract/page-data';
import { otherProducts } from '@ilaneer/domain/catalogue/other-products';
import type { Deps } from '../../../deps/deps.ts';
import {
  type CatalogueDeps,
  toBannersReply,
  toProductCardsReply,
} from '../../../modules/catalogue/catalogue.ts';
import { type ContentDeps, toBlogCardsReply, toFaqsReply } from '../../../modules/content/content.ts';
import type { GalleryDeps } from '../../../modules/gallery/gallery.ts';
import { readStores } from '../../../modules/store/store.ts';

/** A page as it is now. */
export type FoundPage = PageToDraw & {
  /** What its data was made from: while these are the same, so is the page. */
  readonly sources: readonly unknown[];
  /** Nothing stands at this address: the app will say so in its own way. */
  readonly isMissing?: true;
};

/** What the pages are made from. */
export type PageDeps = Pick<Deps, 'db'> & CatalogueDeps & ContentDeps & GalleryDeps;

type Query = Readonly<Record<string, unknown>>;
type Finding = (deps: PageDeps, query: Query) => Promise<FoundPage | null>;

/** The pages without a name in their address. */
export const FIXED_PAGES: Readonly<Record<string, Finding>> = {
  '/': async ({ catalogue, gallery }) => {
    const source = await catalogue.current();
    const posts = gallery.postsAtHand();
    return {
      path: '/',
      sources: [source, posts],
      data: {
        banners: toBannersReply(source.banners),
        homeCards: source.cards,
        ...(posts !== null && { gallery: { success: true, posts: [...posts] } }),
      },
    };
  },
  '/products': products('/products'),
  '/ExploreProducts': products('/ExploreProducts'),
  '/Faq': async ({ content }) => {
    const source = await content.current();
    return { path: '/Faq', sources: [source], data: { questions: toFaqsReply(source.faqCategories) } };
  },
  '/blogs': async ({ content }, { page }) => {
    const source = await content.current();
    const isPage = typeof page === 'string' && /^[1-9]\d?$/.test(page);
    const path = isPage && page !== '1' ? `/blogs?page=${page}` : '/blogs';
    return { path, sources: [source], data: { articles: toBlogCardsReply(source.blogPosts) } };
  },
  '/store': async ({ db }) => {
    const stores = await readStores(db, '');
    return { path: '/store', sources: [stores.stores], data: { stores } };
  },
  '/contact-us': async () => ({ path: '/contact-us', sources: [], data: {} }),
  '/about-us': text('/about-us', 'about-us'),
  '/process': text('/process', 'process'),
  '/privacy-policy': text('/privacy-policy', 'privacy-policy'),
  '/privacy': text('/privacy', 'privacy-policy'),
  '/refund-policy': text('/refund-policy', 'refund-policy'),
  '/shipping-policy': text('/shipping-policy', 'shipping-policy'),
  '/Terms-of-service': text('/Terms-of-service', 'terms-of-service'),
};

/** The page of a product, with the variant chosen that its address names; null when it is not sold. */
export async function findProductPage(
  { catalogue }: CatalogueDeps,
  id: string,
  variantId: unknown,
): Promise<FoundPage | null> {
  const source = await catalogue.current();
  const whole = source.productsById.get(id);
  if (whole === undefined) return null;
  const chosen = whole.variantCombinations.find((variant) => variant.variantId === variantId);
  const query = chosen === undefined ? '' : `?${new URLSearchParams({ variant: chosen.variantId })}`;
  const path = `/Product-page/${encodeURIComponent(id)}${query}`;
  return {
    path,
    sources: [source],
    data: { product: { whole, others: otherProducts(whole, source.cards) } },
  };
}

/** The page of an article; null when there is none. */
export async function findArticlePage({ content }: ContentDeps, slug: string): Promise<FoundPage | null> {
  const source = await content.current();
  const blog = source.blogPosts.find((post) => post.slug === slug);
  if (blog === undefined) return null;
  return {
    path: `/blog-details?${new URLSearchParams({ slug })}`,
    sources: [source],
    data: { article: { success: true, blog }, articles: toBlogCardsReply(source.blogPosts) },
  };
}

function products(path: string): Finding {
  return async ({ catalogue }) => {
    const source = await catalogue.current();
    return { path, sources: [source], data: { cards: toProductCardsReply(source.cards) } };
  };
}

function text(path: string, slug: string): Finding {
  return async ({ content }) => {
    const source = await content.current();
    const page = source.pages.find((one) => one.slug === slug);
    return page === undefined ? null : { path, sources: [source], data: { text: { success: true, page } } };
  };
}
