import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { changeHomeWords, getHomeWords } from '@ilaneer/contract/staff/shop/home';
import { useQuery } from '@tanstack/react-query';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { request } from '../../../session/staff-api.ts';

export type HomeSection = ReplyOf<typeof getHomeWords>['section'];
export type HomeWords = HomeSection['values'];

export const HOME_KEY = ['setting', 'home'];

export function useHomeWords() {
  return useQuery({
    queryKey: HOME_KEY,
    queryFn: ({ signal }) => request<typeof getHomeWords>('GET', '/staff/settings/home', { signal }),
  });
}

export async function saveHomeWords(body: HomeWords, version: number): Promise<HomeSection> {
  const headers = ifMatch(version);
  return (await request<typeof changeHomeWords>('PUT', '/staff/settings/home', { body, headers })).section;
}
