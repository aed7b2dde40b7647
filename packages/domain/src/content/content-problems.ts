import { type FieldProblem, needed, wrong } from '../field-problem.ts';
import { isPicture, PICTURE_TEXT } from '../product/picture-files.ts';
import { typedLines, typedText } from '../text/typed-text.ts';

const LIMITS = { line: 200, words: 300, text: 5_000, body: 100_000 } as const;
export const FAQ_LIMITS = {
  title: LIMITS.line,
  question: LIMITS.line,
  answer: LIMITS.text,
  questions: 100,
} as const;
const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_TEXT = 'An address has small letters, digits and single dashes, such as filter-coffee';

export type WrittenPage = { readonly slug: string; readonly title: string; readonly body: string };

export type WrittenArticle = WrittenPage & {
  readonly category: string;
  readonly excerpt: string;
  readonly cover: string;
  readonly coverAlt: string;
};

/** CONTENT-28. */
export function pageProblems({ slug, title, body }: WrittenPage): FieldProblem[] {
  return [
    ...wrong('slug', slugShape.test(slug), SLUG_TEXT),
    ...needed('title', 'Title', title, LIMITS.line),
    ...needed('body', 'Text', body, LIMITS.body),
  ];
}

/** CONTENT-28. */
export function articleProblems(article: WrittenArticle): FieldProblem[] {
  return [
    ...pageProblems(article),
    ...needed('category', 'Category', article.category, LIMITS.line),
    ...needed('excerpt', 'Excerpt', article.excerpt, LIMITS.words),
    // Older clients insert it as HTML.
    ...wrong('excerpt', !/[<>]/.test(article.excerpt), 'The excerpt is plain text, without < and >'),
    ...wrong('cover', isPicture(article.cover), PICTURE_TEXT),
    ...needed('coverAlt', 'What the picture shows', article.coverAlt, LIMITS.line),
  ];
}

export type WrittenQuestions = {
  readonly title: string;
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
};

/** CONTENT-28. */
export function questionProblems({ title, faqs }: WrittenQuestions): FieldProblem[] {
  return [
    ...needed('title', 'Title', typedText(title), FAQ_LIMITS.title),
    ...faqs.flatMap(({ question, answer }, index) => [
      ...needed(`faqs.${index}.question`, 'Question', typedText(question), FAQ_LIMITS.question),
      ...needed(`faqs.${index}.answer`, 'Answer', typedLines(answer), FAQ_LIMITS.answer),
    ]),
  ];
}
