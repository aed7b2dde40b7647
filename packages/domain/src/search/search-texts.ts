import { wordsOf } from './search-words.ts';

export type SearchedText = { readonly title: string; readonly text: string };

export type TextIndex<Text> = {
  /** All words of a reading (by prefix, also singular); matches in the title first. */
  find(readings: readonly (readonly string[])[]): readonly Text[];
};

export function indexTexts<Text extends SearchedText>(texts: readonly Text[]): TextIndex<Text> {
  const entries = texts.map((text) => {
    const title = wordsOf(text.title);
    return { text, title, all: [...new Set([...title, ...wordsOf(text.text)])] };
  });
  return {
    find: (readings) =>
      entries
        .flatMap(({ text, title, all }) => {
          const answered = readings.filter(
            (words) => words.length > 0 && words.every((word) => has(all, word)),
          );
          if (answered.length === 0) return [];
          const inTitle = answered.map((words) => words.filter((word) => has(title, word)).length);
          return [{ text, inTitle: Math.max(...inTitle) }];
        })
        .toSorted((one, other) => other.inTitle - one.inTitle)
        .map(({ text }) => text),
  };
}

const SHORTEST_PLURAL = 4;

function has(words: readonly string[], asked: string): boolean {
  const singular =
    asked.length >= SHORTEST_PLURAL && asked.endsWith('s') && !asked.endsWith('ss')
      ? asked.slice(0, -1)
      : asked;
  return words.some((word) => word.startsWith(singular));
}
