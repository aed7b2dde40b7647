import type { LiveChange } from '@ilaneer/contract/staff/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSession } from '../../session/get-session.ts';
import { memberNow } from '../../session/session.ts';
import { announceChange } from './changed-by-others.ts';

/** Figures of the day follow at this pace at most. */
const FIGURES_EVERY_MS = 3_000;
/** Acts of shoppers are not announced. */
export const REFRESH_EVERY_MS = 60_000;

/** Only while visible: browsers limit connections to six per host. */
export function useLiveChanges(isOpen: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOpen) return;
    let source: EventSource | null = null;
    let missed = false;
    let figuresAt = 0;
    let figures = 0;

    const refreshFigures = () => {
      if (figures !== 0) return;
      const wait = Math.max(0, figuresAt + FIGURES_EVERY_MS - performance.now());
      figures = window.setTimeout(() => {
        figures = 0;
        figuresAt = performance.now();
        void client.invalidateQueries({ queryKey: ['today'] });
      }, wait);
    };
    const hear = ({ data }: MessageEvent<string>) => {
      // LiveChange of the contract.
      const change = JSON.parse(data) as LiveChange;
      void client.invalidateQueries({ queryKey: [change.kind] });
      void client.invalidateQueries({ queryKey: ['audit entry'] });
      refreshFigures();
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
      window.clearTimeout(figures);
      source?.close();
    };
  }, [client, isOpen]);
}
