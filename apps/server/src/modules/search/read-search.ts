import { type Synonym, searchReadings } from '@ilaneer/domain/search/synonyms';
import type { Database } from '../../db/connect.ts';
import type { Readings } from './answers.ts';
import { correctWords } from './repository.ts';

/** A typed text as the search reads it; `correctedTo` are the words that it looks for in place of mistyped ones. */
export type Search = { readonly readings: Readings; readonly correctedTo: string | null };

const NOTHING: Search = { readings: [], correctedTo: null };

/** Reads a typed text; null where it asks for everything. Typing mistakes are looked for only where nothing answers. */
export async function readSearch(
  db: Database,
  text: string,
  synonyms: readonly Synonym[],
  isAnswered: (readings: Readings) => Promise<boolean>,
): Promise<Search | null> {
  const typed = searchReadings(text, synonyms);
  if (typed === null) return null;
  const [words] = typed;
  if (words === undefined) return NOTHING;
  if (await isAnswered(typed)) return { readings: typed, correctedTo: null };
  // Another number is another amount or code, not a mistyped one.
  const meant = await correctWords(
    db,
    words.filter((word) => !/\d/.test(word)),
  );
  if (meant.size === 0) return NOTHING;
  const correctedTo = words.map((word) => meant.get(word) ?? word).join(' ');
  const readings = searchReadings(correctedTo, synonyms) ?? [];
  return (await isAnswered(readings)) ? { readings, correctedTo } : NOTHING;
}
