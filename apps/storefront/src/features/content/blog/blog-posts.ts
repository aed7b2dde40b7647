import type { getBlogPosts } from '@ilaneer/contract/content';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { allPages } from '../../../lib/all-pages.ts';
import { request } from '../../../lib/api-client.ts';

const cardsQuery = queryOptions({
  queryKey: ['blog posts'],
  queryFn: ({ signal }) =>
    allPages(
      (page) =>
        request<typeof getBlogPosts>('GET', '/get-blog-posts', { query: { view: 'cards', ...page }, signal }),
      (all, next) => ({ ...all, blogPosts: [...all.blogPosts, ...next.blogPosts] }),
    ),
  select: (reply) => reply.blogPosts,
});

/** The cards of all articles, newest first. */
export function useBlogCards() {
  return useQuery(cardsQuery);
}
