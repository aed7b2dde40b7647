import type { OrderSort } from '@ilaneer/domain/order/filter-orders';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useEffect, useRef, useState } from 'react';

type OrdersToolbarProps = {
  readonly search: string;
  readonly onSearch: (words: string) => void;
  readonly sort: OrderSort;
  readonly onSort: (sort: OrderSort) => void;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
};

const SORTS = [
  { value: 'newest', label: 'All orders' },
  { value: 'amount_low', label: 'Price Low to High' },
  { value: 'amount_high', label: 'Price High to Low' },
] as const satisfies readonly { readonly value: OrderSort; readonly label: string }[];

/** Search, order and refresh of the list. The search box opens when it is asked for. */
export function OrdersToolbar({ search, onSearch, sort, onSort, refreshing, onRefresh }: OrdersToolbarProps) {
  const box = useRef<HTMLInputElement>(null);
  const [searching, setSearching] = useState(search !== '');
  // The box was asked for just now, to type in.
  useEffect(() => {
    if (searching) box.current?.focus();
  }, [searching]);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 max-sm:w-full">
      <IconButton
        icon={searching ? 'close' : 'search'}
        label={searching ? 'Close search' : 'Search orders'}
        variant="outline"
        aria-expanded={searching}
        onClick={() => {
          if (searching) onSearch('');
          setSearching(!searching);
        }}
      />
      <SelectField
        label="Filter orders"
        hideLabel
        value={sort === 'oldest' ? 'newest' : sort}
        onChange={(event) => {
          const chosen = SORTS.find(({ value }) => value === event.target.value);
          if (chosen !== undefined) onSort(chosen.value);
        }}
        className="grow sm:w-52 sm:grow-0"
      >
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <IconButton
        icon="refresh"
        label="Refresh orders"
        variant="outline"
        busy={refreshing}
        onClick={onRefresh}
      />
      {searching && (
        <TextField
          label="Search your orders"
          hideLabel
          type="search"
          icon="search"
          placeholder="Search your orders..."
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          ref={box}
          className="order-last basis-full sm:order-first sm:w-72 sm:basis-auto"
        />
      )}
    </div>
  );
}
