export type SearchedFaq = { readonly id: string; readonly question: string; readonly answer: string };

export type SearchedCategory<Faq extends SearchedFaq> = {
  readonly name: string;
  readonly faqs: readonly Faq[];
};

/** With the name of its category. */
export type FaqHit<Faq extends SearchedFaq> = { readonly faq: Faq; readonly category: string };

/** A stretch of text, and whether the search found it. */
export type MarkedStretch = { readonly text: string; readonly hit: boolean };

/** The words of a search, in small letters, each once; empty when nothing was asked. */
export function searchWords(search: string): readonly string[] {
  return [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))];
}

/**
 * The questions of all categories whose question or answer has every word, in any order and letter case (CONTENT-12).
 * Those with every word in the question itself come first.
 */
export function searchFaqs<Faq extends SearchedFaq>(
  categories: readonly SearchedCategory<Faq>[],
  search: string,
): readonly FaqHit<Faq>[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const hits = categories.flatMap(({ name, faqs }) =>
    faqs
      .filter(({ question, answer }) => hasEvery(`${question}\n${answer}`, words))
      .map((faq) => ({ faq, category: name })),
  );
  const inQuestion = hits.filter(({ faq }) => hasEvery(faq.question, words));
  return [...inQuestion, ...hits.filter((hit) => !inQuestion.includes(hit))];
}

/** The text cut at the found words; joined again, the stretches are the text. */
export function markWords(text: string, words: readonly string[]): readonly MarkedStretch[] {
  const found = [...words].sort((one, other) => other.length - one.length).map(escapeForPattern);
  if (found.length === 0 || text === '') return [{ text, hit: false }];
  // A capturing group keeps what it splits at: every second piece is a hit.
  return text
    .split(new RegExp(`(${found.join('|')})`, 'giu'))
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((stretch) => stretch.text !== '');
}

function hasEvery(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

function escapeForPattern(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
