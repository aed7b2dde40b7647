import type { getPage } from '@ilaneer/contract/content';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

/** The pages of text that have a screen. */
export type WrittenPage =
  | 'about-us'
  | 'process'
  | 'privacy-policy'
  | 'refund-policy'
  | 'shipping-policy'
  | 'terms-of-service';

/** A page of text. */
export function useWrittenPage(slug: WrittenPage) {
  return useQuery({
    queryKey: ['page', slug],
    queryFn: ({ signal }) => request<typeof getPage>('GET', '/pages/:slug', { params: { slug }, signal }),
    select: (reply) => reply.page,
  });
}
