import { searchWords } from './search-words.ts';

export const MISSED_SEARCHES = {
  longest: 80,
  storedDays: 90,
  shownDays: 30,
} as const;

const LONGEST_NUMBER = 5;

/** Words of a search to be stored; null for a phone number, mail address or long number (CATALOGUE-51). */
export function missedWords(text: string): string | null {
  if (text.includes('@')) return null;
  const words = searchWords(text);
  const joined = words.join(' ');
  if (joined === '' || joined.length > MISSED_SEARCHES.longest) return null;
  // Written in groups: 98765 43210.
  const runs = joined.replace(/(?<=\d) (?=\d)/g, '').match(/\d+/g) ?? [];
  return runs.some((digits) => digits.length > LONGEST_NUMBER) ? null : joined;
}
