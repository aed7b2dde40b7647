import type { faqCategoriesWithFaqs } from '@ilaneer/contract/content';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { SearchedCategory, SearchedFaq } from '@ilaneer/domain/content/search-faqs';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { storedQuery } from '../../../lib/stored-query.ts';

/** What the screen says when the questions can't be fetched, whatever the reason (CONTENT-11, CONTENT-13). */
export const FAQS_FAILED = 'Failed to fetch FAQ categories with FAQs';

export const faqsQuery = queryOptions({
  queryKey: ['faqs'],
  // The browser copy never grows too old to be shown, and is always refreshed behind it (CONTENT-11, CONTENT-13).
  staleTime: 0,
  ...storedQuery('faqCategoriesWithFaqs', (signal) =>
    request<typeof faqCategoriesWithFaqs>('GET', '/faq-categories-with-faqs', { signal }),
  ),
  select: shownFaqs,
});

/** What is shown of a category. */
export type ShownCategory = SearchedCategory<SearchedFaq> & { readonly id: string };

// What the server draws a page with lacks the names that earlier clients read: with them, an answer that is the same would
// be another one, and all questions would be drawn anew while a phone takes the page over.
function shownFaqs({ data }: ReplyOf<typeof faqCategoriesWithFaqs>): readonly ShownCategory[] {
  return data.flatMap(({ id, name, faqs }) =>
    // A category that has no question yet would be an empty tab.
    faqs.length === 0
      ? []
      : { id, name, faqs: faqs.map(({ id, question, answer }) => ({ id, question, answer })) },
  );
}

/** All questions by category: the browser copy at once, and the shop's behind it. */
export function useFaqs() {
  return useQuery(faqsQuery);
}
