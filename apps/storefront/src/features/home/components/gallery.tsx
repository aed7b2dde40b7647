import type { SectionViewOf } from '@ilaneer/contract/page-sections';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Icon } from '@ilaneer/ui/text/icon';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { brand } from '../../../lib/content.ts';
import { type GalleryPost, useGalleryPosts } from '../api/get-gallery-posts.ts';

const POSTS = 6;

/** CONTENT-6. */
export function Gallery({ section }: { readonly section: SectionViewOf<'gallery'> }) {
  const posts = useGalleryPosts();
  const { id, title, pictures } = section;
  const { photoNetwork } = brand();
  const shown = shownPosts(posts.data, pictures);
  if (!posts.isPending && shown.length === 0) return null;
  return (
    <PageSection tone="kernel" aria-labelledby={id}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id={id} className="text-4xl">
          {title}
        </h2>
        {photoNetwork !== null && (
          <a
            href={photoNetwork.url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-touch items-center gap-2 font-semibold text-leaf-dark text-lg underline decoration-2 decoration-tender underline-offset-8 transition-colors hover:decoration-current"
          >
            {brand().name} on {photoNetwork.label}
            <Icon name="external" className="size-5" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
      </div>
      {posts.isPending ? <GalleryLoading /> : <Posts posts={shown} />}
    </PageSection>
  );
}

const gridClass = 'mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:mt-12 lg:grid-cols-6';

function GalleryLoading() {
  return (
    <div className="relative">
      <p role="status" className="absolute inset-0 grid place-items-center text-center text-palm-soft">
        Loading Instagram posts...
      </p>
      <div className={gridClass}>
        {Array.from({ length: POSTS }, (_, index) => index).map((index) => (
          <Skeleton key={index} className="aspect-square rounded-lg" />
        ))}
      </div>
    </div>
  );
}

function Posts({ posts }: { readonly posts: readonly ShownPost[] }) {
  return (
    <ul className={gridClass}>
      {posts.map((post) => (
        <li key={post.id}>
          <a
            href={post.link}
            target="_blank"
            rel="noreferrer"
            className="group block overflow-hidden rounded-lg bg-leaf-tint"
          >
            <img
              src={post.src}
              alt={post.alt}
              width={400}
              height={400}
              loading="lazy"
              className="aspect-square w-full object-cover transition-transform duration-slow group-hover:scale-105"
            />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type ShownPost = Pick<GalleryPost, 'id' | 'src' | 'alt' | 'link'>;

/** Falls back to six built-in pictures (CONTENT-6). */
function shownPosts(
  posts: readonly GalleryPost[] | undefined,
  builtIn: SectionViewOf<'gallery'>['pictures'],
): readonly ShownPost[] {
  if (posts !== undefined && posts.length > 0) return posts;
  return builtIn.map((post) => ({ ...post, id: post.src, src: `/pictures/${post.src}` }));
}
