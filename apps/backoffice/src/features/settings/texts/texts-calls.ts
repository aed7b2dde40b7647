import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { changeTexts, getTexts } from '@ilaneer/contract/staff/content/texts';
import { useQuery } from '@tanstack/react-query';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { request } from '../../../session/staff-api.ts';

export type TextsSection = ReplyOf<typeof getTexts>['section'];

export const TEXTS_KEY = ['setting', 'texts'];

export function useTexts() {
  return useQuery({
    queryKey: TEXTS_KEY,
    queryFn: ({ signal }) => request<typeof getTexts>('GET', '/staff/settings/texts', { signal }),
  });
}

export async function saveTexts(body: TextsSection['values'], version: number): Promise<TextsSection> {
  const headers = ifMatch(version);
  return (await request<typeof changeTexts>('PUT', '/staff/settings/texts', { body, headers })).section;
}
