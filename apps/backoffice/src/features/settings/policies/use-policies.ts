import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { changePolicy, getPolicy, listPolicies } from '@ilaneer/contract/staff/shop/policies';
import type { PolicySlug } from '@ilaneer/domain/setting/policies';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { request } from '../../../session/staff-api.ts';

export type Policy = ReplyOf<typeof changePolicy>['policy'];
export type PolicyTemplate = ReplyOf<typeof getPolicy>['template'];
export type PolicyText = Pick<Policy, 'title' | 'body' | 'values'>;

// Policies are content in live changes.
const KEY = ['content', 'policies'] as const;

export function usePolicies(isWanted = true) {
  return useQuery({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => request<typeof listPolicies>('GET', '/staff/policies', { signal }),
    enabled: isWanted,
  });
}

export function usePolicy(slug: PolicySlug) {
  return useQuery({ queryKey: [...KEY, slug], queryFn: ({ signal }) => readPolicy(slug, signal) });
}

export function readPolicy(slug: PolicySlug, signal?: AbortSignal) {
  return request<typeof getPolicy>('GET', '/staff/policies/:slug', { params: { slug }, signal });
}

export async function savePolicy(slug: PolicySlug, body: PolicyText, version: number): Promise<Policy> {
  const input = { params: { slug }, body, headers: ifMatch(version) };
  return (await request<typeof changePolicy>('PUT', '/staff/policies/:slug', input)).policy;
}

export function useInvalidatePolicies() {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: KEY });
    void client.invalidateQueries({ queryKey: ['setting', 'checklist'] });
  }, [client]);
}
