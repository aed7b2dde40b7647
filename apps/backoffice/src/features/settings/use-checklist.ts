import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { chooseCatalogue, getChecklist } from '@ilaneer/contract/staff/shop/opening';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../session/staff-api.ts';

export type Checklist = ReplyOf<typeof getChecklist>;
export type ChecklistItem = Checklist['items'][number];

const KEY = ['setting', 'checklist'];

export function useChecklist() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request<typeof getChecklist>('GET', '/staff/checklist', { signal }),
    // Changed on other pages.
    staleTime: 0,
  });
}

export function useStoreChecklist() {
  const client = useQueryClient();
  return (checklist: Checklist) => {
    client.setQueryData<Checklist>(KEY, checklist);
    void client.invalidateQueries({ queryKey: ['setting', 'all'] });
  };
}

export function useChooseCatalogue(onChosen?: () => void) {
  const take = useStoreChecklist();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (catalogue: 'sample' | 'empty') =>
      request<typeof chooseCatalogue>('POST', '/staff/opening/catalogue', { body: { catalogue } }),
    onSuccess: (checklist) => {
      take(checklist);
      void client.invalidateQueries({ queryKey: ['product'] });
      onChosen?.();
    },
    // Chosen concurrently.
    onError: () => void client.invalidateQueries({ queryKey: KEY }),
  });
}
