import type { CountsView, getCounts } from '@ilaneer/contract/staff/today';
import { useQuery } from '@tanstack/react-query';
import type { MenuEntry } from '../../parts/frame/feature.ts';
import { REFRESH_EVERY_MS } from '../../parts/live/use-live-changes.ts';
import { countDigits } from '../../parts/words/count-words.ts';
import { request } from '../../session/staff-api.ts';

/** '3' and 'waiting'. */
export type EntryCount = { readonly digits: string; readonly words: string };

/** Null without anything that waits. */
export function useCounts(): (waits: MenuEntry['waits'] | undefined) => EntryCount | null {
  const { data } = useQuery({
    queryKey: ['today', 'counts'],
    queryFn: ({ signal }) => request<typeof getCounts>('GET', '/staff/counts', { signal }),
    refetchInterval: REFRESH_EVERY_MS,
  });
  return (waits) => (waits === undefined ? null : entryCount(data?.counts, waits));
}

function entryCount(
  counts: CountsView | undefined,
  { count, words }: NonNullable<MenuEntry['waits']>,
): EntryCount | null {
  const waiting = counts?.[count];
  if (!waiting || waiting.found === 0) return null;
  return { digits: countDigits(waiting), words };
}
