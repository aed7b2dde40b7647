import type { LiveChange } from '@ilaneer/contract/staff/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSession } from '../../session/get-session.ts';
import { memberNow } from '../../session/session.ts';
import { announceChange } from './changed-by-others.ts';

/** Only while visible: browsers limit connections to six per host. */
export function useLiveChanges(isOpen: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOpen) return;
    let source: EventSource | null = null;
    let missed = false;

    const hear = ({ data }: MessageEvent<string>) => {
      // LiveChange of the contract.
      const change = JSON.parse(data) as LiveChange;
      void client.invalidateQueries({ queryKey: [change.kind] });
      void client.invalidateQueries({ queryKey: ['audit entry'] });
      if (change.by.id !== memberNow()?.id) announceChange(change);
    };
    const catchUp = () => void client.invalidateQueries();
    const open = () => {
      source = new EventSource('/api/staff/live');
      source.addEventListener('changed', hear);
      source.addEventListener('gap', catchUp);
      source.addEventListener('open', () => {
        if (missed) catchUp();
        missed = false;
      });
      source.addEventListener('error', () => {
        missed = true;
        // Refused connections don't retry: check the session.
        if (source?.readyState === EventSource.CLOSED) getSession().catch(() => undefined);
      });
    };
    const follow = () => {
      if (document.visibilityState === 'hidden') {
        source?.close();
        source = null;
        missed = true;
      } else if (source === null) open();
    };

    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      source?.close();
    };
  }, [client, isOpen]);
}
