import { createStore } from '@ilaneer/client/store';
import type { ReactNode } from 'react';
import { readStored, writeStored } from '../../session/browser-storage.ts';

export type Column<Row, Sort extends string = string> = {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sorts?: readonly [first: Sort, second?: Sort];
  readonly align?: 'end';
  readonly extra?: boolean;
  readonly wide?: boolean;
  /** On a phone: beside the name, or left out. The first columns of the others are the facts. */
  readonly card?: 'corner' | 'none';
};

/** By list; null: defaults. */
const store = createStore<Readonly<Record<string, readonly string[]>>>({});

export function useColumns<Row, Sort extends string>(
  list: string,
  columns: readonly Column<Row, Sort>[],
): {
  readonly shown: readonly Column<Row, Sort>[];
  readonly isShown: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly reset: () => void;
} {
  const chosen = store.use()[list] ?? readChoice(list);
  const ids = chosen ?? columns.filter(({ extra }) => extra !== true).map(({ id }) => id);
  const isShown = (id: string) => id === columns[0]?.id || ids.includes(id);
  const choose = (next: readonly string[]) => {
    writeStored(`staff.columns.${list}`, next.join(','));
    store.set({ ...store.read(), [list]: next });
  };
  return {
    shown: columns.filter(({ id }) => isShown(id)),
    isShown,
    toggle: (id) => choose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    reset: () => choose(columns.filter(({ extra }) => extra !== true).map(({ id }) => id)),
  };
}

function readChoice(list: string): readonly string[] | null {
  const stored = readStored(`staff.columns.${list}`);
  return stored === null ? null : stored.split(',');
}
