import { err, ok, type Result } from '@ilaneer/domain/result';
import { type Failure, invalid } from '../failure.ts';

/** The trigram index needs three letters. */
const SHORTEST_SEARCH = 3;

/** ORDER-29. Errors: VALIDATION_FAILED. */
export function searchWords(typed = ''): Result<readonly string[], Failure> {
  const words = wordsIn(typed);
  if (words.length === 0 || hasIndexedWord(words)) return ok(words);
  const message = `Type at least ${SHORTEST_SEARCH} letters or digits`;
  return err(invalid([{ field: 'search', message }]));
}

export function hasIndexedWord(words: readonly string[]): boolean {
  return words.some((word) => word.length >= SHORTEST_SEARCH);
}

const PHONE = /^\+?[\d\s()-]{7,}$/;

/** My Orders titles an order 'Order #27d5f60a' (ORDER-17). */
const TITLE = /^order\s*(?=#)/;

/** A phone number is one word, with or without blanks and +91. */
export function wordsIn(typed: string): string[] {
  const text = typed.trim().toLowerCase();
  if (PHONE.test(text)) return [text.replaceAll(/\D/g, '').replace(/^(91|0)(?=\d{10}$)/, '')];
  return text
    .replace(TITLE, '')
    .split(/\s+/)
    .map((word) => word.replace(/^#/, ''))
    .filter((word) => word !== '');
}
