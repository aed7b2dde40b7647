import { createStore } from '@ilaneer/client/store';
import { useId, useLayoutEffect, useRef } from 'react';

/** tinykeys' notation (`([0-9])`, 'g o'; `$mod` is Ctrl or Cmd). */
export type Shortcut = {
  readonly keys: string;
  readonly label: string;
  readonly run: (event: KeyboardEvent) => void;
  readonly always?: boolean;
  readonly repeats?: boolean;
};

export type ShortcutGroup = {
  readonly id: string;
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
};

const store = createStore<readonly ShortcutGroup[]>([]);

export const useShortcutGroups = store.use;

export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const id = useId();
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  const shape = shortcuts
    .map(({ keys, label, always, repeats }) => `${keys}\n${label}\n${always ?? false}\n${repeats ?? false}`)
    .join('\n\n');
  useLayoutEffect(() => {
    const stable = shape
      .split('\n\n')
      .filter((text) => text !== '')
      .map((text, at): Shortcut => {
        const [keys = '', label = '', always, repeats] = text.split('\n');
        const how = { always: always === 'true', repeats: repeats === 'true' };
        return { keys, label, ...how, run: (event) => latest.current[at]?.run(event) };
      });
    store.set([...store.read(), { id, title, shortcuts: stable }]);
    return () => store.set(store.read().filter((group) => group.id !== id));
  }, [id, title, shape]);
}
