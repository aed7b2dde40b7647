import { NO_FILTER, type ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readFilter, writeFilter } from './filter-in-url.ts';

/** The filter in force, and the ways to change it. */
export type FilterControl = {
  readonly filter: ProductFilter;
  /** Changes a part; the former state stays one step back in the browser's history. */
  readonly change: (part: Partial<ProductFilter>) => void;
  /** Changes the search words in place: each letter is no step of its own. */
  readonly search: (words: string) => void;
  /** Takes every filter and the search away; the sort order stays. */
  readonly clear: () => void;
};

// A filter that the address does not carry yet: `base` is the address that it was made from.
type Draft = { readonly filter: ProductFilter; readonly base: string; readonly typed: boolean };

// Browsers limit how often an address may change, and a letter must not wait for that.
const TYPING_PAUSE_MS = 250;

/**
 * The filter of the page's address, so that back, reload and a shared link show the same list. A change shows at
 * once and reaches the address a moment later; from then on the address leads again.
 */
export function useProductFilter(): FilterControl {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const inAddress = useMemo(() => readFilter(new URLSearchParams(address)), [address]);
  const [draft, setDraft] = useState<Draft | null>(null);
  // Once the address has moved, the draft is history: a step back to its base must not bring it up again.
  if (draft !== null && draft.base !== address) setDraft(null);
  const current = draft?.base === address ? draft.filter : inAddress;
  // Read back from its own text, so that the same filter is the same object, in the address or not yet.
  const text = writeFilter(current).toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(text)), [text]);

  const write = useEffectEvent((next: ProductFilter, replace: boolean) =>
    setSearch(writeFilter(next), { replace, preventScrollReset: true }),
  );
  useEffect(() => {
    if (draft === null || !draft.typed) return;
    const timer = setTimeout(() => write(draft.filter, true), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  function change(part: Partial<ProductFilter>) {
    const next = { ...filter, ...part };
    setDraft({ filter: next, base: address, typed: false });
    setSearch(writeFilter(next), { preventScrollReset: true });
  }

  return {
    filter,
    change,
    search: (searchQuery) => setDraft({ filter: { ...filter, searchQuery }, base: address, typed: true }),
    clear: () => change({ ...NO_FILTER, sortBy: filter.sortBy }),
  };
}
