import { foldLetters } from '../search/fold-text.ts';

export type SearchedFaq = { readonly id: string; readonly question: string; readonly answer: string };

export type SearchedCategory<Faq extends SearchedFaq> = {
  readonly name: string;
  readonly faqs: readonly Faq[];
};

export type FaqHit<Faq extends SearchedFaq> = { readonly faq: Faq; readonly category: string };

export type MarkedStretch = { readonly text: string; readonly hit: boolean };

export function faqWords(search: string): readonly string[] {
  return [...new Set(foldLetters(search).split(/\s+/).filter(Boolean))];
}

/** All words, in any order and case; full matches in the question first (CONTENT-12). */
export function searchFaqs<Faq extends SearchedFaq>(
  categories: readonly SearchedCategory<Faq>[],
  search: string,
): readonly FaqHit<Faq>[] {
  const words = faqWords(search);
  if (words.length === 0) return [];
  const hits = categories.flatMap(({ name, faqs }) =>
    faqs
      .filter(({ question, answer }) => hasEvery(`${question}\n${answer}`, words))
      .map((faq) => ({ faq, category: name })),
  );
  const inQuestion = hits.filter(({ faq }) => hasEvery(faq.question, words));
  return [...inQuestion, ...hits.filter((hit) => !inQuestion.includes(hit))];
}

// A letter with its marks and joiners.
const LETTERS = /\P{M}[\p{M}\u200c\u200d]*|\p{M}+/gu;

/** Splits the text at matches; joined, the pieces equal the text. */
export function markWords(text: string, words: readonly string[]): readonly MarkedStretch[] {
  const letters = text.match(LETTERS) ?? [];
  const folded = letters.map(foldLetters);
  const whole = folded.join('');
  const isHit = marksOf(whole, words);
  const stretches: { text: string; hit: boolean }[] = [];
  let at = 0;
  for (const [index, letter] of letters.entries()) {
    const end = at + (folded[index]?.length ?? 0);
    const last = stretches.at(-1);
    // Characters that fold to nothing belong to the letter before.
    const hit = end === at ? (last?.hit ?? false) : isHit.slice(at, end).includes(true);
    if (last?.hit === hit) last.text += letter;
    else stretches.push({ text: letter, hit });
    at = end;
  }
  return stretches.length === 0 ? [{ text, hit: false }] : stretches;
}

/** Matched positions of a folded text. */
function marksOf(text: string, words: readonly string[]): readonly boolean[] {
  const marks = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = text.indexOf(word); word !== '' && at !== -1; at = text.indexOf(word, at + word.length)) {
      marks.fill(true, at, at + word.length);
    }
  }
  return marks;
}

function hasEvery(text: string, words: readonly string[]): boolean {
  const folded = foldLetters(text);
  return words.every((word) => folded.includes(word));
}
