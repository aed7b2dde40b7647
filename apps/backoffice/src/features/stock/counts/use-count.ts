import type { PartOf, ReplyOf } from '@ilaneer/contract/message/call';
import type { applyCount, countUnits, dropCount, getCount } from '@ilaneer/contract/staff/stock/stock-counts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { request } from '../../../session/staff-api.ts';
import { useRefetchGoods } from '../use-refetch-goods.ts';

export function useCount(countId: string) {
  return useQuery({
    queryKey: ['stock', 'count', countId],
    queryFn: ({ signal }) =>
      request<typeof getCount>('GET', '/staff/stock-counts/:countId', { params: { countId }, signal }),
  });
}

export function useCountActs(countId: string) {
  const queries = useQueryClient();
  const readAgain = useRefetchGoods();
  return useMemo(() => {
    const params = { countId };
    const keep = (reply: ReplyOf<typeof getCount>) => {
      queries.setQueryData(['stock', 'count', countId], reply);
      return reply;
    };
    return {
      note: async (body: PartOf<typeof countUnits, 'body'>) =>
        keep(
          await request<typeof countUnits>('POST', '/staff/stock-counts/:countId/lines', { params, body }),
        ),
      apply: async (version: number) => {
        keep(
          await request<typeof applyCount>('POST', '/staff/stock-counts/:countId/apply', {
            params,
            headers: ifMatch(version),
          }),
        );
        await readAgain();
      },
      drop: async (version: number) => {
        keep(
          await request<typeof dropCount>('POST', '/staff/stock-counts/:countId/drop', {
            params,
            headers: ifMatch(version),
          }),
        );
        await readAgain();
      },
      readAgain,
    };
  }, [countId, queries, readAgain]);
}

export type CountActs = ReturnType<typeof useCountActs>;
