import type { PartOf } from '@ilaneer/contract/message/call';
import type {
  exchangeReturn,
  getExchangeOffers,
  getStaffReturn,
  moveReturn,
  refundReturn,
  StaffReturnView,
} from '@ilaneer/contract/staff/orders/returns-desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../../session/staff-api.ts';
import { changeOf } from '../act/if-match.ts';

export function useReturn(returnId: string) {
  return useQuery({
    queryKey: ['return', returnId],
    queryFn: async ({ signal }) =>
      (
        await request<typeof getStaffReturn>('GET', '/staff/returns/:returnId', {
          params: { returnId },
          signal,
        })
      ).return,
  });
}

export function useExchangeOffers(returnId: string) {
  return useQuery({
    queryKey: ['return', returnId, 'exchange'],
    queryFn: async ({ signal }) =>
      (
        await request<typeof getExchangeOffers>('GET', '/staff/returns/:returnId/exchange', {
          params: { returnId },
          signal,
        })
      ).offers,
    gcTime: 0,
  });
}

export type ReturnActs = ReturnType<typeof useReturnActs>;

export function useReturnActs(returnId: string) {
  const queries = useQueryClient();
  return useMemo(() => {
    const at = changeOf({ returnId });
    const done = async (reply: { return: StaffReturnView }) => {
      queries.setQueryData(['return', returnId], reply.return);
      await queries.invalidateQueries({ queryKey: ['return', 'list'] });
      await queries.invalidateQueries({ queryKey: ['order'] });
    };
    return {
      move: async (version: number, body: PartOf<typeof moveReturn, 'body'>) =>
        done(
          await request<typeof moveReturn>('POST', '/staff/returns/:returnId/moves', {
            ...at(version),
            body,
          }),
        ),
      refund: async (version: number, reference: string) =>
        done(
          await request<typeof refundReturn>('POST', '/staff/returns/:returnId/refund', {
            ...at(version),
            body: reference === '' ? {} : { reference },
          }),
        ),
      exchange: async (version: number, body: PartOf<typeof exchangeReturn, 'body'>) => {
        const reply = await request<typeof exchangeReturn>('POST', '/staff/returns/:returnId/exchange', {
          ...at(version),
          body,
        });
        await done(reply);
        return reply.return;
      },
      readAgain: () => queries.invalidateQueries({ queryKey: ['return', returnId] }),
    };
  }, [returnId, queries]);
}
