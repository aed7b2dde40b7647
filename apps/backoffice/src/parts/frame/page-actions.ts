import { createStore } from '@ilaneer/client/store';
import type { IconName } from '@ilaneer/ui/text/icon';
import { useEffect, useId, useRef } from 'react';
import { type Needed, useMay } from '../../session/permission.ts';
import { useShortcuts } from '../keys/shortcuts.ts';

export type PageAction = {
  readonly label: string;
  readonly icon?: IconName;
  readonly needs?: Needed;
  readonly keys?: string;
  readonly run: () => void;
};

type Offered = { readonly id: string; readonly actions: readonly PageAction[] };

const store = createStore<readonly Offered[]>([]);

export function useOfferedActions(): readonly PageAction[] {
  return store.use().flatMap(({ actions }) => actions);
}

export function usePageActions(actions: readonly PageAction[]): void {
  const may = useMay();
  const id = useId();
  const allowed = actions.filter(({ needs = null }) => may(needs));
  const latest = useRef(allowed);
  useEffect(() => {
    latest.current = allowed;
  });
  const shape = JSON.stringify(allowed.map(({ label, icon, keys }) => [label, icon, keys]));
  useEffect(() => {
    const offered = latest.current.map((action, at) => ({ ...action, run: () => latest.current[at]?.run() }));
    store.set(shape === '[]' ? store.read() : [...store.read(), { id, actions: offered }]);
    return () => store.set(store.read().filter((other) => other.id !== id));
  }, [id, shape]);
  useShortcuts(
    'This page',
    allowed.flatMap(({ keys, label, run }) => (keys === undefined ? [] : [{ keys, label, run }])),
  );
}
