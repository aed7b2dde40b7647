import type { Synonym } from '@ilaneer/domain/search/synonyms';
import type { Deps } from '../../deps/deps.ts';
import type { Catalogue, CatalogueDeps } from '../catalogue/catalogue.ts';
import { listSynonyms } from './repository.ts';

/** A copy of the catalogue with the synonyms of its search. */
export type SearchableCatalogue = Catalogue & { readonly synonyms: readonly Synonym[] };

// Read once for each copy of the catalogue: a change of the synonyms is announced as one of the catalogue.
const synonymsOf = new WeakMap<Catalogue, Promise<readonly Synonym[]>>();

export async function searchableCatalogue({
  db,
  catalogue,
}: Pick<Deps, 'db'> & CatalogueDeps): Promise<SearchableCatalogue> {
  const copy = await catalogue.current();
  const reading = synonymsOf.get(copy) ?? listSynonyms(db);
  synonymsOf.set(copy, reading);
  try {
    return { ...copy, synonyms: await reading };
  } catch (error) {
    // A reading that fails must not be what everybody gets from then on.
    synonymsOf.delete(copy);
    throw error;
  }
}
