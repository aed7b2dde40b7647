import type {
  changeSynonym,
  deleteSynonym,
  listMissedSearches,
  listSynonyms,
  makeSynonym,
  SynonymForm,
  SynonymView,
} from '@ilaneer/contract/staff/content/search-words';
import { useQuery } from '@tanstack/react-query';
import { changeOf } from '../../../parts/act/if-match.ts';
import { request } from '../../../session/staff-api.ts';

export const SYNONYMS_KEY = ['content', 'synonyms'];

const PATH = '/staff/search-synonyms/:synonymId';

type At = Pick<SynonymView, 'id' | 'version'>;

export function useMissedSearches() {
  return useQuery({
    queryKey: ['content', 'missed searches'],
    queryFn: async ({ signal }) =>
      (await request<typeof listMissedSearches>('GET', '/staff/missed-searches', { signal })).searches,
    // The shop writes them each 20 seconds.
    refetchInterval: 20_000,
  });
}

export function useSynonyms() {
  return useQuery({
    queryKey: SYNONYMS_KEY,
    queryFn: async ({ signal }) =>
      (await request<typeof listSynonyms>('GET', '/staff/search-synonyms', { signal })).synonyms,
  });
}

export async function addSynonyms(body: SynonymForm): Promise<SynonymView[]> {
  return (await request<typeof makeSynonym>('POST', '/staff/search-synonyms', { body })).synonyms;
}

export async function saveSynonym({ id, version }: At, body: SynonymForm): Promise<SynonymView> {
  const input = { ...changeOf({ synonymId: id })(version), body };
  return (await request<typeof changeSynonym>('PUT', PATH, input)).synonym;
}

export async function removeSynonym({ id, version }: At): Promise<void> {
  await request<typeof deleteSynonym>('DELETE', PATH, changeOf({ synonymId: id })(version));
}
