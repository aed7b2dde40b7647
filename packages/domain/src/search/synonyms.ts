import { type FieldProblem, wrong } from '../field-problem.ts';
import { err, ok, type Result } from '../result.ts';
import { searchWords } from './search-words.ts';

export type Synonym = { readonly term: string; readonly meaning: string };

const LONGEST_TERM = 4;
/** No separator inside a number: '1,000 ml'. */
const BETWEEN_TERMS = /[;\n]|,(?!\d)|(?<!\d),/;

/** 'kaapi, kapi' are two terms (CATALOGUE-41). */
export function termsOf(typed: string): readonly string[] {
  return typed
    .split(BETWEEN_TERMS)
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

/** Without variants that differ in joiners or signs only. Errors: unsearchable words (CATALOGUE-41). */
export function synonymsOf(meaning: string, terms: readonly string[]): Result<Synonym[], FieldProblem[]> {
  const plain = (words: string) => searchWords(words).join(' ');
  const plainMeaning = plain(meaning);
  const plainTerms = [...new Set(terms.map(plain))];
  const problems = [
    ...wrong('meaning', plainMeaning !== '', 'Please enter words of the catalogue'),
    ...wrong('terms', plainTerms.length > 0, 'Please enter what people call it'),
    ...plainTerms.flatMap((term, index) => [
      ...wrong(`terms.${index}`, term !== '', 'Please enter a word'),
      ...wrong(`terms.${index}`, term.split(' ').length <= LONGEST_TERM, `At most ${LONGEST_TERM} words`),
      ...wrong(`terms.${index}`, term !== plainMeaning, 'This is the term itself'),
    ]),
  ];
  return problems.length > 0
    ? err(problems)
    : ok(plainTerms.map((term) => ({ term, meaning: plainMeaning })));
}

/** Longest match, singular for plural, one reading per meaning. */
export function readingsOf(
  words: readonly string[],
  synonyms: readonly Synonym[],
): readonly (readonly string[])[] {
  const parts = splitAtSynonyms(words, synonyms);
  const ways = Math.max(0, ...parts.map((part) => (part.known ? part.meanings.length : 0)));
  const read = Array.from({ length: ways }, (_, way) =>
    parts.flatMap((part) =>
      part.known ? (part.meanings[Math.min(way, part.meanings.length - 1)] ?? []) : [part.word],
    ),
  );
  return [words, ...read];
}

/** Null for an empty search; no readings for signs only, which finds nothing. */
export function searchReadings(
  text: string,
  synonyms: readonly Synonym[],
): readonly (readonly string[])[] | null {
  if (text.trim() === '') return null;
  const words = searchWords(text);
  return words.length === 0 ? [] : readingsOf(words, synonyms);
}

type Part =
  | { readonly known: false; readonly word: string }
  | { readonly known: true; readonly meanings: readonly (readonly string[])[] };

function splitAtSynonyms(words: readonly string[], synonyms: readonly Synonym[]): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longestFrom(words, at, synonyms);
    parts.push(found ?? { known: false, word: words[at] ?? '' });
    at += found?.length ?? 1;
  }
  return parts;
}

function longestFrom(
  words: readonly string[],
  at: number,
  synonyms: readonly Synonym[],
): (Part & { readonly length: number }) | null {
  for (let length = Math.min(LONGEST_TERM, words.length - at); length > 0; length -= 1) {
    const term = words.slice(at, at + length).join(' ');
    const exact = synonyms.filter((synonym) => synonym.term === term);
    const entries = exact.length > 0 ? exact : synonyms.filter((synonym) => `${synonym.term}s` === term);
    if (entries.length > 0) {
      return { known: true, meanings: entries.map(({ meaning }) => meaning.split(' ')), length };
    }
  }
  return null;
}
