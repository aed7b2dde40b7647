import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getSettings } from '@ilaneer/contract/staff/shop/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { request } from '../../session/staff-api.ts';

type Reply = ReplyOf<typeof getSettings>;
export type Sections = Reply['settings'];

const KEY = ['setting', 'all'];

export function useSettings() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request<typeof getSettings>('GET', '/staff/settings', { signal }),
  });
}

export function useStoreSection() {
  const client = useQueryClient();
  return useCallback(
    <Key extends keyof Sections>(key: Key, section: Sections[Key]) => {
      client.setQueryData<Reply>(KEY, (known) =>
        known === undefined ? known : { ...known, settings: { ...known.settings, [key]: section } },
      );
      void client.invalidateQueries({ queryKey: ['setting', 'checklist'] });
      void client.invalidateQueries({ queryKey: ['setting', 'history', key] });
      // They repeat settings (SETTING-24).
      void client.invalidateQueries({ queryKey: ['content', 'policies'] });
    },
    [client],
  );
}
