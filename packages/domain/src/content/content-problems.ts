import { type FieldProblem, needed, tooLong, wrong } from '../field-problem.ts';
import { isPicture, PICTURE_TEXT } from '../product/picture-files.ts';
import { typedLines, typedText } from '../text/typed-text.ts';

const LIMITS = { line: 200, words: 300, text: 5_000, body: 100_000 } as const;
export const FAQ_LIMITS = {
  title: LIMITS.line,
  question: LIMITS.line,
  answer: LIMITS.text,
  questions: 100,
} as const;
export const ARTICLE_LIMITS = {
  title: LIMITS.line,
  slug: 100,
  category: LIMITS.line,
  excerpt: LIMITS.words,
  body: 60_000,
  picture: LIMITS.line,
  alt: LIMITS.line,
} as const;
export const AUTHOR_LIMITS = { name: 100, about: LIMITS.words, picture: LIMITS.line } as const;
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

/** Complete, for the shop (CONTENT-28). */
export function articleProblems(article: WrittenArticle): FieldProblem[] {
  return [
    ...draftProblems(article),
    ...given('body', 'Text', article.body),
    ...given('category', 'Category', article.category),
    ...given('excerpt', 'Excerpt', article.excerpt),
    ...wrong('cover', article.cover !== '', PICTURE_TEXT),
    ...given('coverAlt', 'What the picture shows', article.coverAlt),
  ];
}

/** A title and an address; the rest may follow (CONTENT-36). */
export function draftProblems(article: WrittenArticle): FieldProblem[] {
  const { slug, title, body, category, excerpt, cover, coverAlt } = article;
  return [
    ...wrong('slug', slugShape.test(slug), SLUG_TEXT),
    ...tooLong('slug', 'Address', slug, ARTICLE_LIMITS.slug),
    ...needed('title', 'Title', title, ARTICLE_LIMITS.title),
    ...tooLong('body', 'Text', body, ARTICLE_LIMITS.body),
    ...tooLong('category', 'Category', category, ARTICLE_LIMITS.category),
    ...tooLong('excerpt', 'Excerpt', excerpt, ARTICLE_LIMITS.excerpt),
    // Older clients insert it as HTML.
    ...wrong('excerpt', !/[<>]/.test(excerpt), 'The excerpt is plain text, without < and >'),
    ...wrong('cover', cover === '' || isPicture(cover), PICTURE_TEXT),
    ...tooLong('coverAlt', 'What the picture shows', coverAlt, ARTICLE_LIMITS.alt),
  ];
}

function given(field: string, label: string, text: string): FieldProblem[] {
  return wrong(field, text !== '', `${label} is required`);
}

type WrittenAuthor = { readonly name: string; readonly about: string; readonly picture: string };

/** CONTENT-28. */
export function authorProblems({ name, about, picture }: WrittenAuthor): FieldProblem[] {
  return [
    ...needed('name', 'Name', name, AUTHOR_LIMITS.name),
    ...needed('about', 'About the author', about, AUTHOR_LIMITS.about),
    ...wrong('picture', picture === '' || isPicture(picture), PICTURE_TEXT),
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
