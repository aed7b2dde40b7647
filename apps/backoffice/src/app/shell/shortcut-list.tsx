import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useState } from 'react';
import { KeyHint } from '../../parts/keys/key-hint.tsx';
import { keyWords } from '../../parts/keys/key-words.ts';
import { type Shortcut, useShortcutGroups, useShortcuts } from '../../parts/keys/shortcuts.ts';

export function ShortcutList() {
  const [open, setOpen] = useState(false);
  useShortcuts('Everywhere', [{ keys: '[Shift]+?', label: 'Show this list', run: () => setOpen(true) }]);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Keyboard shortcuts" size="lg">
      {open && <Groups />}
    </Dialog>
  );
}

function Groups() {
  const titles = new Map<string, Shortcut[]>();
  const groups = useShortcutGroups();
  for (const { title, shortcuts } of groups) {
    titles.set(title, [...(titles.get(title) ?? []), ...shortcuts]);
  }
  return (
    <div className="gap-x-10 sm:columns-2">
      {[...titles].map(([title, shortcuts]) => (
        <section key={title} className="mb-5">
          <h3 className="break-after-avoid pb-1 font-semibold text-palm-soft text-sm">{title}</h3>
          <dl>
            {shortcuts.map(({ keys, label }) => (
              <div
                key={keys + label}
                className="flex min-h-8 break-inside-avoid items-center justify-between gap-4 border-line border-b"
              >
                <dt>{label}</dt>
                <dd>
                  <KeyHint keys={keys.replace('[Shift]+', '')} />
                  <span className="sr-only">{spoken(keys)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function spoken(keys: string): string {
  return keyWords(keys.replace('[Shift]+', ''))
    .map((press) => press.join(' + '))
    .join(', then ');
}
