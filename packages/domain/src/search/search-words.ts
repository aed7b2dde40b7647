import { foldText } from './fold-text.ts';

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** Every word of a text as searches compare it, however many. */
export function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The words of a search: at most 8 of at most 40 letters. */
export function searchWords(text: string): readonly string[] {
  return wordsOf(text)
    .slice(0, MOST_WORDS)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(''));
}
