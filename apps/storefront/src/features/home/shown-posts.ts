import type { GalleryPost } from './api/get-gallery-posts.ts';
import { home } from './home-copy.ts';

/** What the gallery needs of a post. */
export type ShownPost = Pick<GalleryPost, 'id' | 'src' | 'alt' | 'link'>;

/** The posts of the network, or the six built-in ones when there are none (part 1 section 4). */
export function shownPosts(posts: readonly GalleryPost[] | undefined): readonly ShownPost[] {
  if (posts !== undefined && posts.length > 0) return posts;
  return home.gallery.map((post) => ({ ...post, src: `/pictures/${post.src}` }));
}
