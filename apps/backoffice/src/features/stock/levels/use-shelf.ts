import type { PartOf } from '@ilaneer/contract/message/call';
import type {
  adjustStock,
  getStock,
  setLowStock,
  undoMovement,
  writeOffStock,
} from '@ilaneer/contract/staff/stock/stock';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { request } from '../../../session/staff-api.ts';
import { useRefetchGoods } from '../use-refetch-goods.ts';

export function useShelf(variantId: string) {
  return useQuery({
    queryKey: ['stock', variantId],
    queryFn: ({ signal }) =>
      request<typeof getStock>('GET', '/staff/stock/:variantId', { params: { variantId }, signal }),
  });
}

export function useShelfActs(variantId: string) {
  const readAgain = useRefetchGoods();
  return useMemo(() => {
    const params = { variantId };
    return {
      adjust: async (body: PartOf<typeof adjustStock, 'body'>) => {
        const reply = await request<typeof adjustStock>('POST', '/staff/stock/:variantId/adjust', {
          params,
          body,
        });
        await readAgain();
        return reply.movement;
      },
      writeOff: async (body: PartOf<typeof writeOffStock, 'body'>) => {
        const reply = await request<typeof writeOffStock>('POST', '/staff/stock/:variantId/write-off', {
          params,
          body,
        });
        await readAgain();
        return reply.movement;
      },
      undo: async (position: number) => {
        await request<typeof undoMovement>('POST', '/staff/stock-movements/:position/undo', {
          params: { position },
        });
        await readAgain();
      },
      setLow: async (lowStockAt: number | null, version: number) => {
        await request<typeof setLowStock>('PUT', '/staff/stock/:variantId/low-stock-at', {
          params,
          headers: ifMatch(version),
          body: { lowStockAt },
        });
        await readAgain();
      },
    };
  }, [readAgain, variantId]);
}

export type ShelfActs = ReturnType<typeof useShelfActs>;
