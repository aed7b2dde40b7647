import type { ShopView } from '@ilaneer/contract/shop-view';
import { type FixedSlug, hasOnlyOwn } from '@ilaneer/domain/page/site-page';
import type { Deps } from '../../deps/deps.ts';
import type { CatalogueDeps } from '../../modules/catalogue/catalogue.ts';
import type { ContentDeps } from '../../modules/content/content.ts';
import { isShopOpen, type SettingDeps, shopViewOf } from '../../modules/setting/setting.ts';
import type { StoreDeps } from '../../modules/store/store.ts';
import { TEXT_PAGES } from './text-pages.ts';

export type ShopViewDeps = CatalogueDeps & ContentDeps & StoreDeps & SettingDeps & Pick<Deps, 'config'>;

/** The shop on every page. */
export async function readShopView(deps: ShopViewDeps): Promise<ShopView> {
  return {
    ...shopViewOf(deps.settings),
    isOpen: isShopOpen(deps),
    emptyPages: await findEmptyPages(deps),
  };
}

/** Paths in menus without content (STOREFRONT-25). */
export async function findEmptyPages({
  catalogue,
  content,
  stores,
}: Omit<ShopViewDeps, 'settings' | 'config'>): Promise<string[]> {
  const { faqCategories, blogPosts, pages, sitePages } = await content.current();
  const { cards } = await catalogue.current();
  const slugs = new Set(pages.map(({ slug }) => slug));
  const isBare = (slug: FixedSlug) => hasOnlyOwn(slug, sitePages.get(slug)?.sections ?? []);
  const isEmpty = {
    '/Faq': faqCategories.every(({ faqs }) => faqs.length === 0),
    '/blogs': blogPosts.length === 0,
    '/store': isBare('store') && (await stores.current()).length === 0,
    // Large catalogues are not read whole.
    '/ExploreProducts': cards !== null && !cards.some(({ merchandise }) => merchandise),
    '/about-us': isBare('about-us'),
    '/process': isBare('process'),
    ...Object.fromEntries(Object.entries(TEXT_PAGES).map(([path, slug]) => [path, !slugs.has(slug)])),
  };
  return Object.entries(isEmpty).flatMap(([path, empty]) => (empty ? [path] : []));
}
