import type { HelpHit } from '@ilaneer/contract/catalogue/search';
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

function pagesOf({ pages }: Content): HelpText[] {
  return Object.entries(TEXT_PAGES).flatMap(([path, wanted]) => {
    const page = pages.find(({ slug }) => slug === wanted);
    if (page === undefined) return [];
    const { title, html } = page;
    return [{ title, text: wordsOfHtml(html), hit: { kind: 'page' as const, title, path } }];
  });
}

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
