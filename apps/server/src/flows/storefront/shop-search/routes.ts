import { searchProducts } from '@ilaneer/contract/catalogue/search';
import { ok } from '@ilaneer/domain/result';
import { searchReadings } from '@ilaneer/domain/search/synonyms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { type CatalogueDeps, findPage, searchOnly } from '../../../modules/catalogue/catalogue.ts';
import type { ContentDeps } from '../../../modules/content/content.ts';
import type { SearchDeps } from '../../../modules/search/search.ts';
import { helpTexts } from './help-texts.ts';
import { toSearchHit } from './to-search-hit.ts';

const DEFAULT_LIMIT = 6;
const MOST_HELP = 4;

export function shopSearchRoutes(
  app: FastifyInstance,
  deps: Deps & CatalogueDeps & ContentDeps & SearchDeps,
): void {
  serveCall(
    app,
    searchProducts,
    async ({ query: { q, limit = DEFAULT_LIMIT } }, { ip }) => {
      const catalogue = await deps.catalogue.current();
      const typed = searchReadings(q, catalogue.synonyms) ?? [];
      // Empty here, everything in a list.
      if (typed.length === 0) return ok({ success: true, correctedTo: null, hits: [], total: 0, help: [] });
      const { products, search, total } = await findPage(deps, catalogue, searchOnly(q, limit));
      const help = helpTexts(await deps.content.current()).find(typed);
      if (total === 0 && help.length === 0) deps.missedSearches.note(q, ip);
      return ok({
        success: true,
        correctedTo: search?.correctedTo ?? null,
        hits: products.map((product) => toSearchHit(product, search?.readings ?? [])),
        total,
        help: help.slice(0, MOST_HELP).map(({ hit }) => hit),
      });
    },
    // Generous for people, limits scraping.
    { limits: [app.limitAttempts({ name: 'search', max: 240, windowMs: 60_000 })] },
  );
}
