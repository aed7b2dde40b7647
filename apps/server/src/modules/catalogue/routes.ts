import * as calls from '@ilaneer/contract/catalogue/catalogue';
import { getProductCards } from '@ilaneer/contract/catalogue/product-card';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { FastifyInstance } from 'fastify';
import { serveCachedCall } from '../../http/serve-cached-call.ts';
import type { CatalogueDeps } from './catalogue-cache.ts';
import { pageCategories } from './page-categories.ts';
import { toBannersReply, toProductCardsReply, toProductsReply } from './replies.ts';

/** Replies are made once per change of the catalogue. */
export function catalogueRoutes(app: FastifyInstance, deps: CatalogueDeps): void {
  const serve = serveCachedCall(app, deps.catalogue);

  serve(calls.homeBanners, (catalogue) => ({
    name: 'banners',
    make: () => toBannersReply(catalogue.banners),
  }));

  serve(calls.getCategories, (catalogue, { query }) => ({
    name: `categories ${JSON.stringify(query)}`,
    make: () => pageCategories(catalogue.categories, query),
  }));

  serve(calls.getAllProducts, ({ products, timestamp }) => ({
    name: 'all products',
    make: () => toProductsReply(products, timestamp),
  }));

  serve(getProductCards, ({ cards }) => ({
    name: 'product cards',
    make: () => toProductCardsReply(cards),
  }));

  serve(calls.getExclusiveProducts, ({ products, timestamp }) => ({
    name: 'exclusive products',
    make: () =>
      toProductsReply(
        products.filter(({ exclusive }) => exclusive),
        timestamp,
      ),
  }));

  serve(calls.getProduct, ({ productsById, unrated }, { params }) => {
    const product = productsById.get(params.id);
    if (product === undefined) {
      const isUnrated = unrated.some(({ id }) => id === params.id);
      return { code: isUnrated ? 'PRODUCT_UNAVAILABLE' : 'PRODUCT_NOT_FOUND' };
    }
    return { name: `product ${product.id}`, make: () => ({ success: true, product }) };
  });

  serve(calls.getProductsByCategory, ({ products, categories, timestamp }, { params }) => {
    const { categoryId } = params;
    const category = categories.find(({ id }) => id === categoryId);
    const found = products.filter(
      (product) => product.categoryId === categoryId || product.parentCategoryId === categoryId,
    );
    return {
      name: `category ${categoryId}`,
      make: (): ReplyOf<typeof calls.getProductsByCategory> => ({
        success: true,
        message: found.length === 0 ? 'No products found for this category' : 'Products fetched successfully',
        products: found,
        categoryId,
        categoryName: category?.name ?? '',
        total: found.length,
        timestamp,
      }),
    };
  });
}
