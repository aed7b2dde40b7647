import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { PageData } from '@ilaneer/contract/page-data';
import type { Deps } from '../../../deps/deps.ts';
import {
  type CardsQuery,
  type CatalogueDeps,
  findCards,
  readCardsQuery,
} from '../../../modules/catalogue/catalogue.ts';
import type { ContentDeps } from '../../../modules/content/content.ts';
import type { GalleryDeps } from '../../../modules/gallery/gallery.ts';
import type { SearchDeps } from '../../../modules/search/search.ts';
import type { SettingDeps } from '../../../modules/setting/setting.ts';
import type { StoreDeps } from '../../../modules/store/store.ts';
import type { ShopPage } from '../shop-page.ts';

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

export type CardDeps = Pick<Deps, 'db'> & CatalogueDeps;

export type PageDeps = Pick<Deps, 'db' | 'now'> &
  CatalogueDeps &
  ContentDeps &
  GalleryDeps &
  StoreDeps &
  SettingDeps &
  SearchDeps;

export async function findPageCards(deps: CardDeps, query: CardsQuery): Promise<ProductCardView[]> {
  const asked = readCardsQuery(query);
  if (!asked.ok) throw new Error('a page asks for cards that there are not');
  return (await findCards(deps, await deps.catalogue.current(), asked.value)).cards;
}
