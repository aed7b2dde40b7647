import { searchWords } from '@ilaneer/domain/search/search-words';
import { readingsOf } from '@ilaneer/domain/search/synonyms';
import type { AppDeps } from '../../app-deps.ts';
import { correctWords, type Found, findProducts } from './repository.ts';

/** What a search found, and the words that it looked for; `corrected` when they are not the typed ones. */
export type SearchOutcome = Found & {
  readonly readings: readonly (readonly string[])[];
  readonly corrected: boolean;
};

const NOTHING: SearchOutcome = { productIds: [], total: 0, readings: [], corrected: false };

/** Finds products for a typed text; only a search that finds nothing is looked at for typing mistakes. */
export async function searchProducts(
  { db, catalogue }: Pick<AppDeps, 'db' | 'catalogue'>,
  text: string,
  limit: number,
): Promise<SearchOutcome> {
  const words = searchWords(text);
  if (words.length === 0) return NOTHING;
  const { synonyms } = await catalogue.current();
  const look = async (looked: readonly string[], corrected: boolean): Promise<SearchOutcome> => {
    const readings = readingsOf(looked, synonyms);
    return { ...(await findProducts(db, readings, limit)), readings, corrected };
  };
  const found = await look(words, false);
  if (found.total > 0) return found;
  const meant = await correctWords(db, words);
  if (meant.size === 0) return NOTHING;
  const corrected = await look(
    words.map((word) => meant.get(word) ?? word),
    true,
  );
  return corrected.total > 0 ? corrected : NOTHING;
}
