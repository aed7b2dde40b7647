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
