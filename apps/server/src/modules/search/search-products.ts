import { searchWords } from '@ilaneer/domain/search/search-words';
import { readingsOf } from '@ilaneer/domain/search/synonyms';
import type { Deps } from '../../deps/deps.ts';
import type { CatalogueDeps } from '../catalogue/catalogue.ts';
import { correctWords, type Found, findProducts } from './repository.ts';
import { searchableCatalogue } from './synonyms.ts';

/** `readings` are the words that were looked for; `corrected` when they are not the typed ones. */
export type SearchOutcome = Found & {
  readonly readings: readonly (readonly string[])[];
  readonly corrected: boolean;
};

const NOTHING: SearchOutcome = { productIds: [], total: 0, readings: [], corrected: false };

/** Finds products for a typed text; typing mistakes are looked for only where nothing was found. */
export async function searchProducts(
  deps: Pick<Deps, 'db'> & CatalogueDeps,
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<SearchOutcome> {
  const words = searchWords(text);
  if (words.length === 0) return NOTHING;
  const { synonyms } = await searchableCatalogue(deps);
  const look = async (looked: readonly string[], corrected: boolean): Promise<SearchOutcome> => {
    const readings = readingsOf(looked, synonyms);
    return { ...(await findProducts(deps.db, readings, limit)), readings, corrected };
  };
  const found = await look(words, false);
  if (found.total > 0) return found;
  const meant = await correctWords(deps.db, words);
  if (meant.size === 0) return NOTHING;
  const corrected = await look(
    words.map((word) => meant.get(word) ?? word),
    true,
  );
  return corrected.total > 0 ? corrected : NOTHING;
}
