import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Whatever moves goods shows on shelves and in batches alike. */
export function useReadGoodsAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await queries.invalidateQueries({ queryKey: ['stock'] });
    await queries.invalidateQueries({ queryKey: ['batch'] });
  }, [queries]);
}
