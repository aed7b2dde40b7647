import * as calls from '@ilaneer/contract/catalogue/catalogue';
import { getProductCards } from '@ilaneer/contract/catalogue/product-card';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCachedCall } from '../../http/serve-cached-call.ts';
import type { SearchDeps } from '../search/search.ts';
import type { CatalogueDeps } from './catalogue-cache.ts';
import { type CardsQuery, findCards, readCardsQuery } from './find-cards.ts';
import { pageCategories } from './page-categories.ts';
import type { Catalogue } from './read-catalogue.ts';
import { bannersNow, toProductCardsReply } from './replies.ts';
import { listProducts } from './repository.ts';
import { streamProducts } from './stream-products.ts';

export function catalogueRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'now'> & CatalogueDeps & SearchDeps,
): void {
  const serve = serveCachedCall(app, deps.catalogue);

  serve(calls.homeBanners, (catalogue) => {
    const { until, make } = bannersNow(catalogue.banners, deps.now());
    return { name: until, make };
  });

  serve(calls.getCategories, (catalogue, { query }) => ({
    name: `categories ${JSON.stringify(query)}`,
    make: () => pageCategories(catalogue.categories, query),
  }));

  serve(calls.getAllProducts, (catalogue) =>
    productsReply(deps, catalogue, {
      name: 'all products',
      which: {},
      isMeant: () => true,
      rest: emptyMessage,
    }),
  );

  serve(calls.getExclusiveProducts, (catalogue) =>
    productsReply(deps, catalogue, {
      name: 'exclusive products',
      which: { exclusive: true },
      isMeant: ({ exclusive }) => exclusive,
      rest: emptyMessage,
    }),
  );

  serve(getProductCards, (catalogue, { query }, { ip }) => {
    const { cards } = catalogue;
    if (cards !== null && Object.keys(query).length === 0) {
      return { name: 'all product cards', make: () => toProductCardsReply(cards) };
    }
    const asked = readCardsQuery(query);
    if (!asked.ok) return asked.error;
    return {
      // Only filters are shared; searches vary.
      name: query.q === undefined ? `product cards ${JSON.stringify(asked.value)}` : null,
      make: async () => {
        const found = await findCards(deps, catalogue, asked.value);
        if (found.total === 0 && query.q !== undefined && isUnfiltered(query)) {
          deps.missedSearches.note(query.q, ip);
        }
        return found;
      },
    };
  });

  serve(calls.getProduct, async (catalogue, { params: { id } }) => {
    const product = (await catalogue.find([id])).get(id);
    if (product !== undefined) {
      return { name: `product ${id}`, make: () => ({ success: true, product }) };
    }
    // Hidden for lack of a tax rate.
    const isThere = (await listProducts(deps.db, [id])).length > 0;
    return { code: isThere ? 'PRODUCT_UNAVAILABLE' : 'PRODUCT_NOT_FOUND' };
  });

  serve(calls.getProductsByCategory, (catalogue, { params: { categoryId } }) =>
    productsReply(deps, catalogue, {
      name: `category ${categoryId}`,
      which: { withinCategory: categoryId },
      isMeant: (product) => product.categoryId === categoryId || product.parentCategoryId === categoryId,
      rest: (total) => ({
        message: total === 0 ? 'No products found for this category' : 'Products fetched successfully',
        categoryId,
        categoryName: catalogue.categories.find(({ id }) => id === categoryId)?.name ?? '',
      }),
    }),
  );
}

type ProductsReply = {
  readonly name: string;
  readonly which: Parameters<typeof streamProducts>[2];
  readonly isMeant: (product: ProductView) => boolean;
  readonly rest: (total: number) => object;
};

function productsReply(
  { db }: Pick<Deps, 'db'>,
  catalogue: Catalogue,
  { name, which, isMeant, rest }: ProductsReply,
) {
  const besides = async (total: number) => ({
    ...rest(total),
    total,
    timestamp: await catalogue.timestamp(),
  });
  const all = catalogue.products;
  if (all === null) return { pieces: streamProducts(db, catalogue, which, besides) };
  return {
    name,
    make: async () => {
      const products = all.filter(isMeant);
      return { success: true, products, ...(await besides(products.length)) };
    },
  };
}

function emptyMessage(total: number): { message?: string } {
  return total === 0 ? { message: 'No products found' } : {};
}

/** A search covers all goods in any scope. */
function isUnfiltered({ category, price, color, origin, availability }: CardsQuery): boolean {
  return [category, price, color, origin, availability].every((filter) => filter === undefined);
}
