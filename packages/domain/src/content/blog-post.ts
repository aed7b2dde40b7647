type Post = { readonly id: string; readonly category: string };

/** Same category first, otherwise in the given order (CONTENT-16). */
export function relatedPosts<P extends Post>(
  posts: readonly P[],
  current: Post,
  limit: number,
): readonly P[] {
  const others = posts.filter(({ id }) => id !== current.id);
  const alike = others.filter(({ category }) => category === current.category);
  const unlike = others.filter(({ category }) => category !== current.category);
  return [...alike, ...unlike].slice(0, limit);
}

const WORDS_A_MINUTE = 200;

/** At least 1 (CONTENT-14). */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}

export const ARTICLE_STATES = ['draft', 'scheduled', 'published'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

/** CONTENT-37. */
export function articleState(isPublic: boolean, publishedAt: Date | null, now: Date): ArticleState {
  if (!isPublic || publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

const LONGEST_PROPOSAL = 60;

/** Proposed address; empty for a title without Latin letters and digits (CONTENT-36). */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= LONGEST_PROPOSAL) return slug;
  const cut = slug.slice(0, LONGEST_PROPOSAL + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : cut.slice(0, LONGEST_PROPOSAL);
}
