import type { BlogPostView, getBlogPost } from '@ilaneer/contract/content';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { useBlogCards } from './blog-posts.ts';

/** Where the search for an article stands. */
export type ArticleSearch =
  | { readonly state: 'loading' }
  | { readonly state: 'found'; readonly article: BlogPostView }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void };

/** One article by its slug; without a slug, the newest. */
export function useArticle(asked: string | null): ArticleSearch {
  const cards = useBlogCards();
  const slug = asked ?? cards.data?.[0]?.slug;
  const article = useQuery({
    queryKey: ['blog post', slug],
    enabled: slug !== undefined,
    queryFn: ({ signal }) =>
      request<typeof getBlogPost>('GET', '/get-blog-post/:id', { params: { id: slug ?? '' }, signal }),
    select: (reply) => reply.blog,
  });
  if (article.data !== undefined) return { state: 'found', article: article.data };
  if (article.error instanceof ApiError && article.error.status === 404) return { state: 'missing' };
  if (article.isError) return { state: 'failed', retry: () => void article.refetch() };
  if (slug !== undefined) return { state: 'loading' };
  if (cards.isError) return { state: 'failed', retry: () => void cards.refetch() };
  return cards.isPending ? { state: 'loading' } : { state: 'missing' };
}
