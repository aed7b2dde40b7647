import type { LiveChange } from '@ilaneer/contract/staff/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSession } from '../../session/get-session.ts';
import { memberNow } from '../../session/session.ts';
import { tellOfChange } from './changed-by-others.ts';

/**
 * Follows what colleagues change while the tab is looked at: whatever is shown of such a thing is read again. A hidden
 * tab holds no line, because a browser has six of them for all its tabs.
 */
export function useLiveChanges(isOpen: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOpen) return;
    let source: EventSource | null = null;
    let missed = false;

    const hear = ({ data }: MessageEvent<string>) => {
      // The server sends the contract's LiveChange under this name.
      const change = JSON.parse(data) as LiveChange;
      void client.invalidateQueries({ queryKey: [change.kind] });
      void client.invalidateQueries({ queryKey: ['audit entry'] });
      if (change.by.id !== memberNow()?.id) tellOfChange(change);
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
        // A line that is refused does not come back by itself: the session tells why.
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
