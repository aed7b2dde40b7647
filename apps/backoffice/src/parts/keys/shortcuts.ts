import { createStore } from '@ilaneer/client/store';
import { useEffect, useId, useRef } from 'react';

/**
 * A key, one of several (`([0-9])`), or keys after each other ('g o'), and what they do; tinykeys' notation, `$mod` is Ctrl
 * or Cmd.
 */
export type Shortcut = {
  readonly keys: string;
  readonly label: string;
  readonly run: (event: KeyboardEvent) => void;
  /** Also works while somebody types, or where something lies over the page. */
  readonly always?: boolean;
  /** Again and again while the key is held down; others count once. */
  readonly repeats?: boolean;
};

export type ShortcutGroup = {
  readonly id: string;
  /** What they belong to: 'This list'. */
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
};

const store = createStore<readonly ShortcutGroup[]>([]);

export const useShortcutGroups = store.use;

/** Makes keys count while a part is there; `?` lists them under its title. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const id = useId();
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const shape = shortcuts
    .map(({ keys, label, always, repeats }) => `${keys}\n${label}\n${always ?? false}\n${repeats ?? false}`)
    .join('\n\n');
  useEffect(() => {
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
