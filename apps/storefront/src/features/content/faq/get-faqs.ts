import type { faqCategoriesWithFaqs } from '@ilaneer/contract/content';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { SearchedCategory, SearchedFaq } from '@ilaneer/domain/content/search-faqs';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { storedQuery } from '../../../lib/stored-query.ts';

/** CONTENT-11, CONTENT-13. */
export const FAQS_FAILED = 'Failed to fetch FAQ categories with FAQs';

export const faqsQuery = queryOptions({
  queryKey: ['faqs'],
  // Always shown, always refreshed (CONTENT-11, CONTENT-13).
  staleTime: 0,
  ...storedQuery('faqCategoriesWithFaqs', (signal) =>
    request<typeof faqCategoriesWithFaqs>('GET', '/faq-categories-with-faqs', { signal }),
  ),
  select: shownFaqs,
});

export type ShownCategory = SearchedCategory<SearchedFaq> & { readonly id: string };

// Without aliases, which served data lacks: an equal answer must not redraw.
function shownFaqs({ data }: ReplyOf<typeof faqCategoriesWithFaqs>): readonly ShownCategory[] {
  return data.flatMap(({ id, name, faqs }) =>
    // Would be an empty tab.
    faqs.length === 0
      ? []
      : { id, name, faqs: faqs.map(({ id, question, answer }) => ({ id, question, answer })) },
  );
}

/** Copy, then server. */
export function useFaqs() {
  return useQuery(faqsQuery);
}
