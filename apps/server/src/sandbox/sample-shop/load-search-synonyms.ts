import { searchWords } from '@ilaneer/domain/search/search-words';
import type { Database } from '../../db/connect.ts';
import { searchSynonyms } from '../../db/schema/search.ts';
import { readSearchSynonyms } from './content-files.ts';

/** Fills an empty list of synonyms, also in a sandbox that is older than they are. */
export async function loadSearchSynonyms(tx: Database, contentDir: string): Promise<void> {
  const [known] = await tx.select({ term: searchSynonyms.term }).from(searchSynonyms).limit(1);
  if (known !== undefined) return;
  const entries = await readSearchSynonyms(contentDir);
  const rows = entries.flatMap(({ meaning, terms }) =>
    // As searches are compared: some spellings differ only in joiners.
    [...new Set(terms.map((term) => searchWords(term).join(' ')))].map((term) => ({ term, meaning })),
  );
  await tx.insert(searchSynonyms).values(rows);
}
