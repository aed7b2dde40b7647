import { getProductCards } from '@ilaneer/contract/catalogue/product-card';
import * as calls from '@ilaneer/contract/catalogue/search';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCachedCall } from '../../http/serve-cached-call.ts';
import { serveCall } from '../../http/serve-call.ts';
import { type CatalogueDeps, toProductCardsReply } from '../catalogue/catalogue.ts';
import { findCards, readCardsQuery } from './find-cards.ts';
import { searchProducts } from './search-products.ts';
import { searchableCatalogue } from './synonyms.ts';
import { toSearchHit } from './views.ts';

const DEFAULT_LIMIT = 6;

export function searchRoutes(app: FastifyInstance, deps: Deps & CatalogueDeps): void {
  serveCall(
    app,
    calls.searchProducts,
    async ({ query: { q, limit = DEFAULT_LIMIT } }) => {
      const { productIds, total, readings, corrected } = await searchProducts(deps, { text: q, limit });
      const productsById = await (await deps.catalogue.current()).find(productIds);
      // One that was taken off sale a moment ago may still be found; it is not shown.
      const products = productIds.flatMap((id) => productsById.get(id) ?? []);
      return ok({
        success: true,
        correctedTo: corrected ? (readings[0]?.join(' ') ?? null) : null,
        hits: products.map((product) => toSearchHit(product, readings)),
        total,
      });
    },
    // Generous for a household that types, a limit for a machine that copies the shop.
    { limits: [app.limitAttempts({ name: 'search', max: 240, windowMs: 60_000 })] },
  );

  const serveCached = serveCachedCall(app, { current: () => searchableCatalogue(deps) });

  serveCached(getProductCards, (catalogue, { query }) => {
    const { cards } = catalogue;
    if (cards !== null && Object.keys(query).length === 0) {
      return { name: 'all product cards', make: () => toProductCardsReply(cards) };
    }
    const asked = readCardsQuery(query);
    if (!asked.ok) return asked.error;
    // What many ask for: nobody shares what somebody types, or how far somebody goes.
    const isShared = query.q === undefined && query.cursor === undefined && query.page === undefined;
    return {
      name: isShared ? `product cards ${JSON.stringify(query)}` : null,
      make: () => findCards(deps, catalogue, asked.value),
    };
  });

  serveCached(calls.getSearchSynonyms, ({ synonyms }) => ({
    name: 'search synonyms',
    make: () => ({ success: true, synonyms }),
  }));
}
