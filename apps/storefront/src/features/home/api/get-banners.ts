import { partOf } from '@ilaneer/client/api-errors';
import type { homeBanners } from '@ilaneer/contract/catalogue/catalogue';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { USUAL_FOCUS } from '@ilaneer/domain/content/banner';
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
    isOver: ({ changesAt }) => changesAt !== null && Date.parse(changesAt) <= Date.now(),
  }),
  refetchInterval: ({ state }) => untilChange(state.data?.changesAt ?? null),
  select: partOf('banners'),
});

const DAY_MS = 86_400_000;
// Clocks differ.
const SOONEST_MS = 5_000;

/** CONTENT-34. False: not within a day; timers end at 24 days. */
function untilChange(changesAt: string | null): number | false {
  const left = changesAt === null ? DAY_MS : Date.parse(changesAt) - Date.now();
  return left < DAY_MS && Math.max(left, SOONEST_MS);
}

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
        focusWide: USUAL_FOCUS.wide,
        focusTall: USUAL_FOCUS.tall,
        textTone: 'dark',
        displayOrder: index,
        active: true,
      },
    ];
  });
  return banners.length === 0 ? null : { success: true, count: banners.length, banners, changesAt: null };
}

export function fetchBannersEarly(): void {
  void queryClient.prefetchQuery(bannersQuery);
}
