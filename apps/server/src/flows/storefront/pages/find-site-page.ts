import type { PageData } from '@ilaneer/contract/page-data';
import type { SitePageView } from '@ilaneer/contract/page-sections';
import type { SectionKind } from '@ilaneer/domain/page/section-kinds';
import { sectionQuery } from '@ilaneer/domain/page/section-products';
import { type FixedSlug, sitePath } from '@ilaneer/domain/page/site-page';
import { bannersNow } from '../../../modules/catalogue/catalogue.ts';
import type { ShopPage } from '../shop-page.ts';
import { type FoundPage, findPageCards, type PageDeps } from './found-page.ts';

/** A page of its sections alone; null without any (STOREFRONT-25). */
export async function findSitePage(deps: PageDeps, slug: string): Promise<FoundPage | null> {
  const page = (await deps.content.current()).sitePages.get(slug);
  if (page === undefined || page.sections.length === 0) return null;
  const path = sitePath(slug);
  return foundPage(deps, path, page, { kind: 'sections', page, path });
}

/** A fixed page with more than its sections; every shop has it. */
export async function findFixedPage(deps: PageDeps, slug: FixedSlug, about: ShopPage): Promise<FoundPage> {
  return foundPage(deps, sitePath(slug), await readFixedPage(deps, slug), about);
}

async function foundPage(
  deps: PageDeps,
  path: string,
  page: SitePageView,
  about: ShopPage,
): Promise<FoundPage> {
  const [source, content] = await Promise.all([deps.catalogue.current(), deps.content.current()]);
  const banners = bannersNow(source.banners, deps.now());
  return {
    path,
    canonical: path,
    sources: [source, content, deps.gallery.postsAtHand(), banners.until],
    read: async () => ({ about, data: await sectionData(deps, page) }),
  };
}

export async function readFixedPage({ content }: PageDeps, slug: FixedSlug): Promise<SitePageView> {
  const page = (await content.current()).sitePages.get(slug);
  if (page === undefined) throw new Error(`the page ${slug} is missing`);
  return page;
}

/** The page with banners, posts and products of its sections. */
export async function sectionData(deps: PageDeps, page: SitePageView): Promise<PageData> {
  const source = await deps.catalogue.current();
  const posts = deps.gallery.postsAtHand();
  const has = (kind: SectionKind) => page.sections.some((section) => section.kind === kind);
  const queries = page.sections.flatMap((section) => sectionQuery(section) ?? []);
  const readCards = async () =>
    (await Promise.all(queries.map((query) => findPageCards(deps, query)))).flat();
  return {
    page,
    ...(has('banners') && { banners: bannersNow(source.banners, deps.now()).make() }),
    ...(has('gallery') && posts !== null && { gallery: { success: true, posts: [...posts] } }),
    ...(queries.length > 0 && { sectionCards: source.cards ?? (await readCards()) }),
  };
}
