import type { SearchResult } from '@ilaneer/contract/staff/search';
import type { Permission } from '@ilaneer/domain/staff/permission';

/** Finds things of one kind. */
export type SearchProvider = {
  readonly kind: string;
  /** Whoever has one of these sees the results. */
  readonly needs: readonly Permission[];
  /** A few, the best first, within a few milliseconds: by index, never by walking a table. */
  readonly find: (text: string) => Promise<readonly Omit<SearchResult, 'kind'>[]>;
};

export const MOST_OF_A_KIND = 5;

/** Asks every kind that may be seen, at the same time. */
export async function searchEverything(
  providers: readonly SearchProvider[],
  held: readonly Permission[],
  text: string,
): Promise<SearchResult[]> {
  const allowed = providers.filter(({ needs }) => needs.some((permission) => held.includes(permission)));
  const found = await Promise.all(
    allowed.map(async ({ kind, find }) =>
      (await find(text)).slice(0, MOST_OF_A_KIND).map((result) => ({ kind, ...result })),
    ),
  );
  return found.flat();
}
