import type { HelpHit } from '@ilaneer/contract/catalogue/search';
import { fixedPage, sitePath } from '@ilaneer/domain/page/site-page';
import { indexTexts, type SearchedText, type TextIndex } from '@ilaneer/domain/search/search-texts';
import type { ContentDeps } from '../../../modules/content/content.ts';
import { wordsOfHtml } from '../head/plain-text.ts';
import { TEXT_PAGES } from '../text-pages.ts';

type Content = Awaited<ReturnType<ContentDeps['content']['current']>>;
type HelpText = SearchedText & { readonly hit: HelpHit };

// Per content version.
const indexes = new WeakMap<Content, TextIndex<HelpText>>();

export function helpTexts(content: Content): TextIndex<HelpText> {
  const known = indexes.get(content);
  if (known !== undefined) return known;
  const index = indexTexts([...pagesOf(content), ...questionsOf(content), ...articlesOf(content)]);
  indexes.set(content, index);
  return index;
}

const SEARCHED_FIXED = ['about-us', 'process'];

function pagesOf({ pages, sitePages }: Content): HelpText[] {
  const arranged = [...sitePages.values()].flatMap(({ slug, title, description, sections }) => {
    const isSearched = SEARCHED_FIXED.includes(slug) || fixedPage(slug) === null;
    if (!isSearched || sections.length === 0) return [];
    const text = `${description} ${wordsOfSections(sections)}`;
    return [{ title, text, hit: { kind: 'page' as const, title, path: sitePath(slug) } }];
  });
  const policies = Object.entries(TEXT_PAGES).flatMap(([path, wanted]) => {
    const page = pages.find(({ slug }) => slug === wanted);
    if (page === undefined) return [];
    const { title, html } = page;
    return [{ title, text: wordsOfHtml(html), hit: { kind: 'page' as const, title, path } }];
  });
  return [...arranged, ...policies];
}

/** Texts, rendered ones without their tags; ids, links and file names are no words. */
function wordsOfSections(value: unknown, name = ''): string {
  if (typeof value === 'string')
    return NO_WORDS.test(name) ? '' : name === 'html' ? wordsOfHtml(value) : value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, member]) => wordsOfSections(member, Array.isArray(value) ? name : key))
    .filter(Boolean)
    .join(' ');
}

const NO_WORDS = /^(?:id|kind|unit|category)$|link$|picture$|image$|src$|map$|^(?:main|front|back|ground)$/i;

function questionsOf({ faqCategories }: Content): HelpText[] {
  return faqCategories.flatMap(({ faqs }) =>
    faqs.map(({ question: title, answer: text }) => ({
      title,
      text,
      hit: { kind: 'question' as const, title, path: `/Faq?${new URLSearchParams({ search: title })}` },
    })),
  );
}

function articlesOf({ blogPosts }: Content): HelpText[] {
  return blogPosts.map(({ title, slug, description, content }) => ({
    title,
    text: `${description} ${wordsOfHtml(content)}`,
    hit: { kind: 'article' as const, title, path: `/blog-details?${new URLSearchParams({ slug })}` },
  }));
}
