import type { Column } from './columns.ts';

const MOST_FACTS = 3;

type Place = 'name' | 'corner' | 'fact' | 'none';

/** Places of columns on a card, which is what a row is on a phone. */
export function cardPlaces(
  columns: readonly Pick<Column<never>, 'id' | 'wide' | 'card'>[],
): ReadonlyMap<string, Place> {
  const [name, ...others] = columns;
  const facts = others.filter(({ card, wide }) => card === undefined && wide !== true).slice(0, MOST_FACTS);
  return new Map<string, Place>(
    columns.map((column) => {
      if (column === name) return [column.id, 'name'];
      if (column.card === 'corner') return [column.id, 'corner'];
      return [column.id, facts.includes(column) ? 'fact' : 'none'];
    }),
  );
}

export const CARD_CLASS: Readonly<Record<Place, string>> = {
  name: 'max-sm:min-w-0 max-sm:flex-1 max-sm:text-base',
  corner: 'max-sm:max-w-3/5',
  fact: 'max-sm:order-2 max-sm:flex max-sm:min-w-0 max-sm:max-w-full max-sm:items-baseline',
  none: 'max-sm:hidden',
};
