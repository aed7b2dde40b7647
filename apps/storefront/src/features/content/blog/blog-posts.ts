import { isMissing, partOf } from '@ilaneer/client/api-errors';
import type { BlogPostView, getBlogPost, getBlogPosts } from '@ilaneer/contract/content';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { allPages } from '../../../lib/all-pages.ts';
import { request } from '../../../lib/api-client.ts';

export const blogCardsQuery = queryOptions({
  queryKey: ['blog posts'],
  queryFn: ({ signal }) =>
    allPages(
      (page) =>
        request<typeof getBlogPosts>('GET', '/get-blog-posts', { query: { view: 'cards', ...page }, signal }),
      (all, next) => ({ ...all, blogPosts: [...all.blogPosts, ...next.blogPosts] }),
    ),
  select: partOf('blogPosts'),
});

export function useBlogCards() {
  return useQuery(blogCardsQuery);
}

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['blog post', slug],
    queryFn: ({ signal }) =>
      request<typeof getBlogPost>('GET', '/get-blog-post/:id', { params: { id: slug }, signal }),
    select: partOf('blog'),
  });

type ArticleSearch =
  | { readonly state: 'loading' }
  | { readonly state: 'found'; readonly article: BlogPostView }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void };

export function useArticle(asked: string | null): ArticleSearch {
  const cards = useBlogCards();
  const slug = asked ?? cards.data?.[0]?.slug;
  const article = useQuery({ ...articleQuery(slug ?? ''), enabled: slug !== undefined });
  if (article.data !== undefined) return { state: 'found', article: article.data };
  if (isMissing(article.error)) return { state: 'missing' };
  if (article.isError) return { state: 'failed', retry: () => void article.refetch() };
  if (slug !== undefined) return { state: 'loading' };
  if (cards.isError) return { state: 'failed', retry: () => void cards.refetch() };
  return cards.isPending ? { state: 'loading' } : { state: 'missing' };
}
