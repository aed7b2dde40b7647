import { partOf } from '@ilaneer/client/api-errors';
import type { getPage } from '@ilaneer/contract/content';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

export type ContentPageSlug = 'privacy-policy' | 'refund-policy' | 'shipping-policy' | 'terms-of-service';

export const contentPageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['page', slug],
    queryFn: ({ signal }) => request<typeof getPage>('GET', '/pages/:slug', { params: { slug }, signal }),
    select: partOf('page'),
  });

export function useContentPage(slug: ContentPageSlug) {
  return useQuery(contentPageQuery(slug));
}
