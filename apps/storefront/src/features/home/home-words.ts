import { NO_HOME } from '@ilaneer/domain/setting/home';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchShopWords } from '../../lib/content.ts';

export const homeWordsQuery = queryOptions({
  queryKey: ['home-words'],
  queryFn: async ({ signal }) => (await fetchShopWords(signal)).home,
});

export function useHomeWords() {
  return useQuery(homeWordsQuery).data ?? NO_HOME;
}
