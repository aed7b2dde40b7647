import * as calls from '@ilaneer/contract/catalogue/search';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCachedCall } from '../../http/serve-cached-call.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { CatalogueDeps } from '../catalogue/catalogue.ts';
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
      const { productsById } = await deps.catalogue.current();
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

  const searchable = { current: () => searchableCatalogue(deps) };
  serveCachedCall(app, searchable)(calls.getSearchSynonyms, ({ synonyms }) => ({
    name: 'search synonyms',
    make: () => ({ success: true, synonyms }),
  }));
}
