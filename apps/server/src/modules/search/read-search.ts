import { type Synonym, searchReadings } from '@ilaneer/domain/search/synonyms';
import type { Database } from '../../db/connect.ts';
import type { Readings } from './answers.ts';
import { correctWords } from './repository.ts';

/** Parsed search; `correctedTo`: typo-corrected words. */
export type Search = { readonly readings: Readings; readonly correctedTo: string | null };

const NOTHING: Search = { readings: [], correctedTo: null };

/** Null for an empty search. Corrects typos only without hits. */
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
  // Numbers are amounts or codes, never corrected.
  const meant = await correctWords(
    db,
    words.filter((word) => !/\d/.test(word)),
  );
  if (meant.size === 0) return NOTHING;
  const correctedTo = words.map((word) => meant.get(word) ?? word).join(' ');
  const readings = searchReadings(correctedTo, synonyms) ?? [];
  return (await isAnswered(readings)) ? { readings, correctedTo } : NOTHING;
}
