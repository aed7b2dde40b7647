import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { changeLook, getLook } from '@ilaneer/contract/staff/shop/look';
import type { LookSetting } from '@ilaneer/domain/look/look';
import { useQuery } from '@tanstack/react-query';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { request } from '../../../session/staff-api.ts';

export type LookSection = ReplyOf<typeof getLook>['section'];

export const LOOK_KEY = ['setting', 'look'];

export function useLook() {
  return useQuery({
    queryKey: LOOK_KEY,
    queryFn: ({ signal }) => request<typeof getLook>('GET', '/staff/settings/look', { signal }),
  });
}

export async function saveLook(body: LookSetting, version: number): Promise<LookSection> {
  const headers = ifMatch(version);
  return (await request<typeof changeLook>('PUT', '/staff/settings/look', { body, headers })).section;
}
