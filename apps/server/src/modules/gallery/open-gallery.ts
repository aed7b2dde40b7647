import type { GalleryPostView } from '@ilaneer/contract/gallery';
import { altOfCaption } from '@ilaneer/domain/gallery/alt-text';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Logger } from 'pino';
import type { NetworkPost, PhotoNetwork, Picture } from './photo-network.ts';

/** Posts and proxied pictures: visitors' browsers contact only the shop. */
export type Gallery = {
  posts(): Promise<readonly GalleryPostView[]>;
  /** Cached; null before the first fetch. */
  postsAtHand(): readonly GalleryPostView[] | null;
  picture(id: string): Promise<Picture | null>;
};

export type GalleryDeps = { readonly gallery: Gallery };

type Copy = { readonly posts: readonly GalleryPostView[]; readonly pictures: ReadonlyMap<string, Picture> };
type Options = {
  readonly network: PhotoNetwork | null;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'warn'>;
};

const FRESH_MS = 3_600_000;
const RETRY_AFTER_MS = 300_000;
const NOTHING: Copy = { posts: [], pictures: new Map() };

/** Cached for an hour; after a failure the copy stays and is retried in 5 minutes. */
export function openGallery({ network, now, log }: Options): Gallery {
  let copy = NOTHING;
  let due = 0;
  let renewal: Promise<void> | null = null;

  const renew = async (from: PhotoNetwork): Promise<void> => {
    const read = await readCopy(from);
    if (read.ok) copy = read.value;
    else log.warn({ reason: read.error }, 'the gallery could not be read');
    due = now().getTime() + (read.ok ? FRESH_MS : RETRY_AFTER_MS);
  };
  const current = async (): Promise<Copy> => {
    if (network !== null && now().getTime() >= due) {
      renewal ??= renew(network).finally(() => {
        renewal = null;
      });
      await renewal;
    }
    return copy;
  };
  return {
    posts: async () => (await current()).posts,
    postsAtHand: () => {
      void current();
      return network === null || due > 0 ? copy.posts : null;
    },
    picture: async (id) => (await current()).pictures.get(id) ?? null,
  };
}

async function readCopy(network: PhotoNetwork): Promise<Result<Copy, string>> {
  const newest = await network.newestPosts();
  if (!newest.ok) return newest;
  const read = await Promise.all(
    newest.value.map(async (post) => ({ post, picture: await network.picture(pictureUrl(post)) })),
  );
  const pictures = new Map<string, Picture>();
  for (const { post, picture } of read) {
    if (!picture.ok) return err(picture.error);
    pictures.set(post.id, picture.value);
  }
  return ok({ posts: newest.value.map(toView), pictures });
}

/** Videos use their thumbnail. */
function pictureUrl(post: NetworkPost): string {
  return (post.media_type === 'VIDEO' ? post.thumbnail_url : post.media_url) ?? '';
}

function toView(post: NetworkPost): GalleryPostView {
  const caption = post.caption ?? '';
  return {
    id: post.id,
    src: `/api/gallery-posts/${post.id}/picture`,
    alt: altOfCaption(caption),
    link: post.permalink,
    caption,
    mediaType: post.media_type,
    timestamp: post.timestamp,
  };
}
