import { queryOptions } from '@tanstack/react-query';
import { fetchShopWords } from '../../../lib/content.ts';

/** Production steps from the settings. */
export const processQuery = queryOptions({
  queryKey: ['process-steps'],
  queryFn: async ({ signal }) => (await fetchShopWords(signal)).home.process,
});
