import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { chooseCatalogue, getChecklist } from '@ilaneer/contract/staff/shop/opening';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../session/staff-api.ts';

export type Checklist = ReplyOf<typeof getChecklist>;
export type ChecklistItem = Checklist['items'][number];

const KEY = ['setting', 'checklist'];

export function useChecklist() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request<typeof getChecklist>('GET', '/staff/checklist', { signal }),
    // What mends it is done on other pages.
    staleTime: 0,
  });
}

/** Shows the checklist as a call has answered it. */
export function useTakeChecklist() {
  const client = useQueryClient();
  return (checklist: Checklist) => {
    client.setQueryData<Checklist>(KEY, checklist);
    void client.invalidateQueries({ queryKey: ['setting', 'all'] });
  };
}

/** Begins with the sample catalogue or an empty one, once. */
export function useChooseCatalogue(onChosen?: () => void) {
  const take = useTakeChecklist();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (catalogue: 'sample' | 'empty') =>
      request<typeof chooseCatalogue>('POST', '/staff/opening/catalogue', { body: { catalogue } }),
    onSuccess: (checklist) => {
      take(checklist);
      void client.invalidateQueries({ queryKey: ['product'] });
      onChosen?.();
    },
    // Somebody else may have chosen meanwhile.
    onError: () => void client.invalidateQueries({ queryKey: KEY }),
  });
}
