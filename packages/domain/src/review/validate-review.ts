import { type FieldProblem, wrong } from '../field-problem.ts';
import { typedLines } from '../text/typed-text.ts';
import { isStars } from './rating.ts';

/** Characters, and photos (REVIEW-2). */
export const REVIEW_LIMITS = { words: { min: 20, max: 2_000 }, answer: 2_000, photos: 3 } as const;

const LINK =
  /:\/\/|\b[Ww]{3}\.|\S@\S+\.\S|\b[\p{L}\p{N}-]+\.(?:com|in|net|org|co|shop|store|io|info|biz|xyz|me)\b/u;

export type TypedReview = { readonly stars: number; readonly words: string };

export function reviewProblems({ stars, words }: TypedReview): FieldProblem[] {
  return [
    ...wrong('stars', isStars(stars), 'Please choose 1 to 5 stars'),
    ...wordProblems(typedLines(words)),
  ];
}

function wordProblems(words: string): FieldProblem[] {
  const { min, max } = REVIEW_LIMITS.words;
  if (words === '') return [];
  if (words.length < min) {
    return [{ field: 'words', message: `Please write at least ${min} characters, or none` }];
  }
  return [
    ...wrong('words', words.length <= max, 'A review has at most 2,000 characters'),
    ...wrong('words', !LINK.test(words), 'Please leave out links and email addresses'),
  ];
}

/** By the shop, below the review. */
export function reviewAnswerProblems(typed: string): FieldProblem[] {
  const answer = typedLines(typed);
  return [
    ...wrong('answer', answer !== '', 'Write an answer'),
    ...wrong('answer', answer.length <= REVIEW_LIMITS.answer, 'An answer has at most 2,000 characters'),
  ];
}
