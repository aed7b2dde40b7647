import { hasLayers } from '@ilaneer/ui/layers/layers';
import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { followField, isFieldLost } from './lost-field.ts';
import { useShortcutGroups } from './shortcuts.ts';
import { isTypedInto } from './typed-into.ts';

/** The last registration wins. */
export function useKeyBindings(): void {
  const groups = useShortcutGroups();
  useEffect(followField, []);
  useEffect(() => {
    const bindings: Record<string, (event: KeyboardEvent) => void> = {};
    for (const { keys, run, always = false, repeats = false } of groups.flatMap(
      ({ shortcuts }) => shortcuts,
    )) {
      bindings[keys] = (event) => {
        if (event.defaultPrevented) return;
        if (!always && (isTypedInto(event.target) || hasLayers())) return;
        if (!always && isFieldLost() && !event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        if (event.repeat && !repeats) return;
        run(event);
      };
    }
    for (const keys of Object.keys(bindings)) {
      const longer = Object.keys(bindings).find((other) => other.startsWith(`${keys} `));
      if (longer !== undefined) throw new Error(`the key '${keys}' would wait for '${longer}'`);
    }
    return tinykeys(window, bindings, { ignore: () => false });
  }, [groups]);
}
