import { partOf } from '@ilaneer/client/api-errors';
import type { galleryPosts } from '@ilaneer/contract/gallery';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { useIdle } from '../../../lib/idle.ts';

/** A post of the brand's photo network. */
export type GalleryPost = ReplyOf<typeof galleryPosts>['posts'][number];

export const galleryPostsQuery = queryOptions({
  queryKey: ['gallery-posts'],
  queryFn: ({ signal }) => request<typeof galleryPosts>('GET', '/gallery-posts', { signal }),
  // The built-in pictures are as good a picture as any: nobody waits for a second try.
  retry: false,
  select: partOf('posts'),
});

/** The newest posts of the photo network, which stand far down; none when it is not configured. */
export function useGalleryPosts() {
  return useQuery({ ...galleryPostsQuery, enabled: useIdle() });
}
