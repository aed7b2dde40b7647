import { hasLayers } from '@ilaneer/ui/layers/layers';
import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { useShortcutGroups } from './shortcuts.ts';

/** Binds what is registered to the keyboard. The part that came last wins where two want the same key. */
export function useKeyBindings(): void {
  const groups = useShortcutGroups();
  useEffect(() => {
    const bindings: Record<string, (event: KeyboardEvent) => void> = {};
    for (const { keys, run, always = false, repeats = false } of groups.flatMap(
      ({ shortcuts }) => shortcuts,
    )) {
      bindings[keys] = (event) => {
        if (event.defaultPrevented) return;
        if (!always && (isTyping(event.target) || hasLayers())) return;
        event.preventDefault();
        if (event.repeat && !repeats) return;
        run(event);
      };
    }
    for (const keys of Object.keys(bindings)) {
      const longer = Object.keys(bindings).find((other) => other.startsWith(`${keys} `));
      if (longer !== undefined) throw new Error(`the key '${keys}' would wait for '${longer}'`);
    }
    // What counts while somebody types is said by each binding.
    return tinykeys(window, bindings, { ignore: () => false });
  }, [groups]);
}

/** One-key actions are off where letters are letters, and Enter and Space where they press what has the focus. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
