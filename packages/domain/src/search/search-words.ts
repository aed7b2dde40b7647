import { foldText } from './fold-text.ts';

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

export function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** At most 8 words of 40 letters. */
export function searchWords(text: string): readonly string[] {
  return wordsOf(text)
    .slice(0, MOST_WORDS)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(''));
}
