import { partOf } from '@ilaneer/client/api-errors';
import type { homeBanners } from '@ilaneer/contract/catalogue/catalogue';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { LIST_STALE_MS, queryClient } from '../../../lib/query-client.ts';
import { storedQuery } from '../../../lib/stored-query.ts';

export const BANNERS_FAILED = 'Failed to fetch banners';

export type Banner = ReplyOf<typeof homeBanners>['banners'][number];

export const bannersQuery = queryOptions({
  queryKey: ['banners'],
  staleTime: LIST_STALE_MS,
  ...storedQuery('banners', (signal) => request<typeof homeBanners>('GET', '/home-banners', { signal }), {
    readEarlier: readPlainBanners,
  }),
  select: partOf('banners'),
});

/** Copy, stale after 5 minutes. */
export function useBanners() {
  return useQuery(bannersQuery);
}

/** CONTENT-30. */
export function readPlainBanners(stored: unknown): ReplyOf<typeof homeBanners> | null {
  if (!Array.isArray(stored)) return null;
  const banners = stored.flatMap((one: unknown, index): Banner[] => {
    const text = (name: string): string => {
      const value: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, name) : null;
      return typeof value === 'string' ? value : '';
    };
    if (text('imageUrl') === '') return [];
    return [
      {
        id: text('id') || String(index),
        title: text('title'),
        imageUrl: text('imageUrl'),
        imageUrlTall: text('imageUrlTall'),
        headline: text('headline'),
        text: text('text'),
        linkLabel: text('linkLabel'),
        link: text('link'),
        displayOrder: index,
        active: true,
      },
    ];
  });
  return banners.length === 0 ? null : { success: true, count: banners.length, banners };
}

export function fetchBannersEarly(): void {
  void queryClient.prefetchQuery(bannersQuery);
}
