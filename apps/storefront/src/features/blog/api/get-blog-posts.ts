import type { getBlogPosts } from '@ilaneer/contract/content';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

const cardsQuery = queryOptions({
  queryKey: ['blog posts'],
  queryFn: ({ signal }) =>
    request<typeof getBlogPosts>('GET', '/get-blog-posts', { query: { view: 'cards' }, signal }),
  select: (reply) => reply.blogPosts,
});

/** The cards of all articles, newest first. */
export function useBlogCards() {
  return useQuery(cardsQuery);
}
