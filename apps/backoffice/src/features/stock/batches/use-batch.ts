import type { PartOf } from '@ilaneer/contract/message/call';
import type {
  BatchView,
  blockBatch,
  changeBatch,
  getBatch,
  unblockBatch,
} from '@ilaneer/contract/staff/stock/batches';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changeOf } from '../../../parts/act/if-match.ts';
import { request } from '../../../session/staff-api.ts';
import { useRefetchGoods } from '../use-refetch-goods.ts';

export function useBatch(batchId: string) {
  return useQuery({
    queryKey: ['batch', batchId],
    queryFn: ({ signal }) =>
      request<typeof getBatch>('GET', '/staff/batches/:batchId', { params: { batchId }, signal }),
  });
}

export function useBatchActs(batchId: string) {
  const readAgain = useRefetchGoods();
  return useMemo(() => {
    const at = changeOf({ batchId });
    const done = async ({ batch }: { batch: BatchView }) => {
      await readAgain();
      return batch;
    };
    return {
      block: async (reason: string, version: number) =>
        done(
          await request<typeof blockBatch>('POST', '/staff/batches/:batchId/block', {
            ...at(version),
            body: { reason },
          }),
        ),
      unblock: async (version: number) =>
        done(await request<typeof unblockBatch>('POST', '/staff/batches/:batchId/unblock', at(version))),
      change: async (body: PartOf<typeof changeBatch, 'body'>, version: number) =>
        done(await request<typeof changeBatch>('PATCH', '/staff/batches/:batchId', { ...at(version), body })),
      readAgain,
    };
  }, [batchId, readAgain]);
}

export type BatchActs = ReturnType<typeof useBatchActs>;
