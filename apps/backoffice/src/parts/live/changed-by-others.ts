import { createStore } from '@ilaneer/client/store';
import type { LiveChange } from '@ilaneer/contract/staff/live';
import { useEffect, useState } from 'react';

type Heard = LiveChange & { readonly at: number };

const store = createStore<Heard | null>(null);

export function tellOfChange(change: LiveChange): void {
  store.set({ ...change, at: Date.now() });
}

export function useChangedByOthers(
  kind: LiveChange['kind'],
  id: string,
): { readonly who: string | null; readonly dismiss: () => void } {
  const heard = store.use();
  const [who, setWho] = useState<string | null>(null);
  useEffect(() => {
    if (heard !== null && heard.kind === kind && heard.id === id) setWho(heard.by.name);
  }, [heard, kind, id]);
  return { who, dismiss: () => setWho(null) };
}
