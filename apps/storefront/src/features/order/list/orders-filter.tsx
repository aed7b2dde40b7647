import { formatPrice } from '@ilaneer/client/format-price';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import {
  filterOrders,
  type OrderDateRange,
  type OrderFilter,
  type OrderSort,
} from '@ilaneer/domain/order/filter-orders';
import { ORDER_GROUPS, type OrderGroup } from '@ilaneer/domain/order/order-group';
import { orderStatistics } from '@ilaneer/domain/order/order-statistics';
import { Chip } from '@ilaneer/ui/buttons/chip';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Figure } from '@ilaneer/ui/text/figure';
import { useEffect, useRef, useState } from 'react';

type OrdersToolbarProps = {
  readonly filter: OrderFilter;
  readonly onFilter: (filter: OrderFilter) => void;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
};

export function OrdersToolbar({ filter, onFilter, refreshing, onRefresh }: OrdersToolbarProps) {
  const { searchQuery, sortBy } = filter;
  const search = (words: string) => onFilter({ ...filter, searchQuery: words });
  const box = useRef<HTMLInputElement>(null);
  const [searching, setSearching] = useState(searchQuery !== '');
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
          if (searching) search('');
          setSearching(!searching);
        }}
      />
      <SelectField
        label="Filter orders"
        hideLabel
        value={sortBy === 'oldest' ? 'newest' : sortBy}
        onChange={(event) => {
          const chosen = SORTS.find(({ value }) => value === event.target.value);
          if (chosen !== undefined) onFilter({ ...filter, sortBy: chosen.value });
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
          value={searchQuery}
          onChange={(event) => search(event.target.value)}
          ref={box}
          className="order-last basis-full sm:order-first sm:w-72 sm:basis-auto"
        />
      )}
    </div>
  );
}

type OrdersOverviewProps = {
  readonly orders: readonly OrderView[];
  readonly filter: OrderFilter;
  readonly onFilter: (filter: OrderFilter) => void;
};

/** ORDER-14. */
export function OrdersOverview({ orders, filter, onFilter }: OrdersOverviewProps) {
  // Pointless for one.
  if (orders.length < 2) return null;
  const now = new Date();
  const found = filterOrders(orders, { ...filter, status: 'all' }, now);
  const counts = orderStatistics(found);
  const { total, average } = orderStatistics(filterOrders(orders, filter, now));
  const chooseStatus = (status: OrderFilter['status']) => onFilter({ ...filter, status });
  return (
    <section aria-label="Your orders at a glance" className="grid min-w-0 grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-3 lg:flex lg:flex-wrap lg:items-center lg:justify-between">
        {/* Scrolls sideways on phones. */}
        <fieldset className="-mx-gutter flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 lg:mx-0 lg:flex-wrap lg:px-0">
          <legend className="sr-only">Where they stand</legend>
          <Chip selected={filter.status === 'all'} onSelect={() => chooseStatus('all')}>
            All <Count number={found.length} />
          </Chip>
          {ORDER_GROUPS.filter((group) => counts[group] > 0 || filter.status === group).map((group) => (
            <Chip key={group} selected={filter.status === group} onSelect={() => chooseStatus(group)}>
              {GROUP_NAMES[group]} <Count number={counts[group]} />
            </Chip>
          ))}
        </fieldset>
        <div className="flex items-center gap-2">
          <SelectField
            label="Ordered in"
            hideLabel
            value={filter.dateRange}
            onChange={({ target }) => {
              const range = DATE_RANGES.find(({ value }) => value === target.value);
              if (range !== undefined) onFilter({ ...filter, dateRange: range.value });
            }}
            className="min-w-0 grow lg:w-44"
          >
            {DATE_RANGES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <Chip
            selected={filter.sortBy === 'oldest'}
            onSelect={() => onFilter({ ...filter, sortBy: filter.sortBy === 'oldest' ? 'newest' : 'oldest' })}
          >
            Oldest first
          </Chip>
        </div>
      </div>
      <p className="text-palm-soft text-sm">
        <Amount amount={total} /> in total · <Amount amount={average} /> on average
      </p>
    </section>
  );
}

function Amount({ amount }: { readonly amount: number }) {
  return <Figure>{formatPrice(amount)}</Figure>;
}

function Count({ number }: { readonly number: number }) {
  return <Figure className="opacity-80">{number}</Figure>;
}

const GROUP_NAMES: Readonly<Record<OrderGroup, string>> = {
  pending: 'Order Placed',
  processing: 'Processing',
  shipped: 'In Transit',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

const DATE_RANGES = [
  { value: 'all', label: 'Any time' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
  { value: 'year', label: 'Last 365 days' },
] as const satisfies readonly { readonly value: OrderDateRange; readonly label: string }[];

const SORTS = [
  { value: 'newest', label: 'All orders' },
  { value: 'amount_low', label: 'Price Low to High' },
  { value: 'amount_high', label: 'Price High to Low' },
] as const satisfies readonly { readonly value: OrderSort; readonly label: string }[];
