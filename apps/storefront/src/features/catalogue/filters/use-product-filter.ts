import { readFilter, readListPage, writeFilter } from '@ilaneer/domain/catalogue/filter-in-address';
import { NO_FILTER, type ProductFilter, searchedFor } from '@ilaneer/domain/catalogue/filter-products';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The ways to change the filter in force; they stay the same while it changes. */
export type FilterControl = {
  /** Changes a part; the former state stays one step back in the browser's history. */
  readonly change: (part: Partial<ProductFilter>) => void;
  /** Changes the search words in place: each letter is no step of its own. */
  readonly search: (words: string) => void;
  /** Takes every filter and the search away; the sort order stays. */
  readonly clear: () => void;
};

// A filter that the address does not carry yet, with the addresses that it stands on: the one that it was made from,
// and those of earlier changes that were on their way there.
type Draft = { readonly filter: ProductFilter; readonly bases: readonly string[]; readonly typed: boolean };

// Browsers limit how often an address may change, and a letter must not wait for that.
const TYPING_PAUSE_MS = 250;

/**
 * The filter of the page's address, so that back, reload and a shared link show the same list. A change shows at
 * once and reaches the address a moment later; from then on the address leads again.
 */
export function useProductFilter(): {
  readonly filter: ProductFilter;
  /** The page that the address names; what is filtered anew begins with the first. */
  readonly page: number;
  readonly control: FilterControl;
} {
  const [found, setSearch] = useSearchParams();
  const address = found.toString();
  const inAddress = useMemo(() => readFilter(new URLSearchParams(address)), [address]);
  const [draft, setDraft] = useState<Draft | null>(null);
  // Once the address has moved on, the draft is history: a step back to its base must not bring it up again.
  const reached = draft?.bases.indexOf(address) ?? 0;
  if (draft !== null && reached === -1) setDraft(null);
  if (draft !== null && reached > 0) setDraft({ ...draft, bases: draft.bases.slice(reached) });
  const inForce = draft !== null && reached >= 0 ? draft.filter : inAddress;
  // Read back from its own text, so that the same filter is the same object, in the address or not yet.
  const text = writeFilter(inForce).toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(text)), [text]);

  const bases = draft === null ? [address] : [...draft.bases, text];
  const current = useRef({ filter, bases, setSearch });
  useLayoutEffect(() => {
    current.current = { filter, bases, setSearch };
  });
  useEffect(() => {
    if (draft === null || !draft.typed) return;
    const page = pageInAddress();
    const write = () => {
      clearTimeout(timer);
      // Who has left meanwhile is not brought back.
      if (pageInAddress() !== page) return;
      current.current.setSearch(writeFilter(draft.filter), { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(write, TYPING_PAUSE_MS);
    // A press on a link begins a step to another page, which a later change of this one's address would end.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a') !== null) write();
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [draft]);

  const control = useMemo(() => {
    const change = (part: Partial<ProductFilter>) => {
      const { filter: before, bases, setSearch: write } = current.current;
      const next = { ...before, ...part };
      setDraft({ filter: next, bases, typed: false });
      write(writeFilter(next), { preventScrollReset: true });
    };
    const search = (searchQuery: string) => {
      const { filter: before, bases } = current.current;
      setDraft({ filter: searchedFor(before, searchQuery), bases, typed: true });
    };
    const clear = () => change({ ...NO_FILTER, sortBy: searchedFor(current.current.filter, '').sortBy });
    return { change, search, clear };
  }, []);
  const isDraft = inForce !== inAddress;
  return { filter, page: isDraft ? 1 : readListPage(found), control };
}

/** The page that the address names, whatever its filter. */
function pageInAddress(): string {
  return window.location.hash.split('?')[0] ?? '';
}
