import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useShortcuts } from '../keys/shortcuts.ts';
import { FilterField } from './filter-field.tsx';
import { type Filters, isNarrowed } from './list-state.ts';
import type { ListControl } from './use-list-state.ts';

// Debounce: a number is one query.
const PAUSE_MS = 150;

type FilterBarProps<F extends Filters, Sort extends string> = {
  list: ListControl<F, Sort>;
  searchFor: string;
  children?: ReactNode;
};

/** `/` focuses the search. */
export function FilterBar<F extends Filters, Sort extends string>({
  list,
  searchFor,
  children,
}: FilterBarProps<F, Sort>) {
  const { spec, state } = list;
  const all = Object.entries(spec.filters);
  const rare = all.filter(([, { isRare = false }]) => isRare);
  const inUse = rare.filter(([name, filter]) => filter.write(state.filters[name]) !== null).length;
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const fieldOf = ([name, filter]: (typeof all)[number]) => (
    <FilterField
      key={name}
      filter={filter}
      value={state.filters[name]}
      // Typed by the filter.
      onChange={(value) => list.filter({ [name]: value } as Parameters<typeof list.filter>[0])}
    />
  );
  const toggle = () => setOpen(!isOpen);
  useShortcuts(
    'This list',
    rare.length === 0 ? [] : [{ keys: 'f', label: isOpen ? 'Fewer filters' : 'More filters', run: toggle }],
  );
  return (
    <div className="flex flex-wrap items-center gap-2 pb-3">
      <SearchBox label={searchFor} value={state.search} onChange={list.search} />
      {all.filter(([, { isRare = false }]) => !isRare).map(fieldOf)}
      {rare.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={toggle}
          className={cx(
            'inline-flex min-h-touch items-center gap-1.5 rounded-md px-2.5 text-sm ring-1 ring-inset transition-colors',
            inUse === 0
              ? 'bg-kernel ring-line-strong/50 hover:ring-line-strong'
              : 'bg-chosen font-semibold ring-leaf/60',
          )}
        >
          {isOpen ? 'Fewer filters' : 'More filters'}
          {inUse > 0 && <span>{`(${inUse} in use)`}</span>}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} className="size-4 text-palm-soft" />
        </button>
      )}
      {isNarrowed(spec, state) && (
        <button
          type="button"
          onClick={list.clear}
          className="min-h-touch rounded-sm px-2 text-palm-soft text-sm underline-offset-2 hover:text-palm hover:underline"
        >
          Clear all
        </button>
      )}
      <div className="ml-auto flex items-center gap-2">{children}</div>
      {rare.length > 0 && (
        <fieldset
          id={moreId}
          hidden={!isOpen}
          className="flex w-full flex-wrap items-center gap-2 [&[hidden]]:hidden"
        >
          <legend className="sr-only">More filters</legend>
          {rare.map(fieldOf)}
        </fieldset>
      )}
    </div>
  );
}

type SearchBoxProps = { label: string; value: string; onChange: (text: string) => void };

function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const box = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const send = useRef(onChange);
  useEffect(() => {
    send.current = onChange;
  });
  // Back or a saved view.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const page = window.location.pathname;
    const write = () => {
      clearTimeout(timer);
      // The reader has left.
      if (window.location.pathname !== page) return;
      sent.current = typed.trim();
      send.current(typed.trim());
    };
    const timer = setTimeout(write, PAUSE_MS);
    // Flush before following a link.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a') !== null) write();
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [typed]);
  useShortcuts('This list', [{ keys: '/', label: 'Search this list', run: () => box.current?.focus() }]);
  return (
    // Width of the hint.
    <div
      className="relative flex-1 md:max-w-96"
      style={{ minWidth: `max(14rem, min(100%, ${label.length / 2 + 4}em))` }}
    >
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4.5 text-palm-soft"
      />
      <input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') box.current?.blur();
        }}
        className="w-full rounded-md bg-kernel pr-2 pl-8.5 ring-1 ring-line-strong/70 ring-inset placeholder:text-palm-soft hover:ring-line-strong"
      />
    </div>
  );
}
