import { queryOptions } from '@tanstack/react-query';
import { fetchShopWords } from '../../../lib/content.ts';

/** How what grows comes about, as the settings say. */
export const processQuery = queryOptions({
  queryKey: ['process-steps'],
  queryFn: async ({ signal }) => (await fetchShopWords(signal)).home.process,
});
