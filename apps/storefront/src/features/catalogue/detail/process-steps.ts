import { queryOptions } from '@tanstack/react-query';
import { fetchShopWords } from '../../../lib/content.ts';

export const processQuery = queryOptions({
  queryKey: ['process-steps'],
  queryFn: async ({ signal }) => (await fetchShopWords(signal)).home.process,
});
