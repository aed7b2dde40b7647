import type { getMonthLights } from '@ilaneer/contract/staff/books/month-end';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../session/staff-api.ts';

/** Apart from the closing, which is asked again while its files are made. */
export function useMonthLights(month: string) {
  return useQuery({
    queryKey: ['month-lights', month],
    queryFn: ({ signal }) =>
      request<typeof getMonthLights>('GET', '/staff/month-lights', { query: { month }, signal }),
  });
}
