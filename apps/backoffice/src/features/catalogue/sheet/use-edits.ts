import { useState } from 'react';
import type { Edits } from './sheet-cells.ts';

type History = { readonly past: readonly Edits[]; readonly now: Edits; readonly future: readonly Edits[] };

const EMPTY: History = { past: [], now: {}, future: [] };

export function useEdits() {
  const [history, setHistory] = useState(EMPTY);
  const { past, now, future } = history;
  return {
    edits: now,
    set: (edits: Edits) => setHistory({ past: [...past, now], now: edits, future: [] }),
    /** After saving: clears the history. */
    restart: (edits: Edits) => setHistory({ ...EMPTY, now: edits }),
    undo:
      past.length === 0
        ? null
        : () => setHistory({ past: past.slice(0, -1), now: past.at(-1) ?? {}, future: [now, ...future] }),
    redo:
      future.length === 0
        ? null
        : () => setHistory({ past: [...past, now], now: future[0] ?? {}, future: future.slice(1) }),
  };
}
