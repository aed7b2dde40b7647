import { useMemo, useRef, useState } from 'react';

export type Selection = {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string, upTo?: boolean) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
};

export function useSelection(pageIds: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const ids = useMemo(() => pageIds.filter((id) => chosen.has(id)), [pageIds, chosen]);
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id, upTo = false) => {
      const next = new Set(ids);
      const isChosen = !next.has(id);
      for (const one of upTo ? between(pageIds, last.current, id) : [id]) {
        if (isChosen) next.add(one);
        else next.delete(one);
      }
      last.current = id;
      setChosen(next);
    },
    toggleAll: () => setChosen(new Set(ids.length === pageIds.length ? [] : pageIds)),
    clear: () => setChosen(new Set()),
  };
}

function between(ids: readonly string[], one: string | null, other: string): readonly string[] {
  const from = one === null ? -1 : ids.indexOf(one);
  const to = ids.indexOf(other);
  if (from === -1) return [other];
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
