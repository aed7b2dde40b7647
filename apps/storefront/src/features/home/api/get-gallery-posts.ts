import { partOf } from '@ilaneer/client/api-errors';
import type { galleryPosts } from '@ilaneer/contract/gallery';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { useIdle } from '../../../lib/idle.ts';

export type GalleryPost = ReplyOf<typeof galleryPosts>['posts'][number];

export const galleryPostsQuery = queryOptions({
  queryKey: ['gallery-posts'],
  queryFn: ({ signal }) => request<typeof galleryPosts>('GET', '/gallery-posts', { signal }),
  // Built-in pictures suffice.
  retry: false,
  select: partOf('posts'),
});

export function useGalleryPosts() {
  return useQuery({ ...galleryPostsQuery, enabled: useIdle() });
}
