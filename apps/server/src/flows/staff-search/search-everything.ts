import type { SearchResult } from '@ilaneer/contract/staff/search';
import type { Permission } from '@ilaneer/domain/staff/permission';

export type SearchProvider = {
  readonly kind: string;
  /** Any of these permissions. */
  readonly needs: readonly Permission[];
  /** Best first, indexed, a few ms. */
  readonly find: (text: string) => Promise<readonly Omit<SearchResult, 'kind'>[]>;
};

export const MOST_OF_A_KIND = 5;

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
