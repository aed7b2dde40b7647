import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { PageData } from '@ilaneer/contract/page-data';
import {
  LIST_PAGE_SIZE,
  listPages,
  listPath,
  readFilter,
  readListPage,
} from '@ilaneer/domain/catalogue/filter-in-address';
import { isSearch, NO_FILTER, type ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import {
  type Catalogue,
  findCards,
  pageCategories,
  toProductCardsReply,
} from '../../../modules/catalogue/catalogue.ts';
import { readFixedPage, sectionData } from './find-site-page.ts';
import type { CardDeps, FoundPage, PageDeps } from './found-page.ts';

type Cards = NonNullable<PageData['cards']>;
type Query = Readonly<Record<string, unknown>>;

const ALL_CATEGORIES = { page: 1, limit: 100 } as const;

/** By the filter and the page number of the address. */
export function findList(list: string, kind: 'products' | 'merchandise') {
  return async (deps: PageDeps, query: Query): Promise<FoundPage> => {
    const [source, content] = await Promise.all([deps.catalogue.current(), deps.content.current()]);
    const search = searchOf(query);
    const filter = readFilter(search);
    const page = readListPage(search);
    const path = listPath(list, filter, page);
    return {
      path,
      canonical: path,
      sources: [source, content],
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
            ...(kind === 'products' && (await sectionData(deps, await readFixedPage(deps, 'products')))),
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

async function shownOn(
  source: Catalogue,
  cards: readonly ProductCardView[],
): Promise<readonly ProductView[]> {
  if (cards.length === source.cards?.length && source.products !== null) return source.products;
  const found = await source.find(cards.map(({ id }) => id));
  return cards.flatMap(({ id }) => found.get(id) ?? []);
}
