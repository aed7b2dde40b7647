import type { faqCategoriesWithFaqs } from '@ilaneer/contract/content';
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
  // A category that has no question yet would be an empty tab.
  select: (reply) => reply.data.filter(({ faqs }) => faqs.length > 0),
});

/** All questions by category: the browser copy at once, and the shop's behind it. */
export function useFaqs() {
  return useQuery(faqsQuery);
}
