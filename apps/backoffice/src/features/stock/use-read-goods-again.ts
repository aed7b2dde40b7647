import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export function useReadGoodsAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await queries.invalidateQueries({ queryKey: ['stock'] });
    await queries.invalidateQueries({ queryKey: ['batch'] });
  }, [queries]);
}
