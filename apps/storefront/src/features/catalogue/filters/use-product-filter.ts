import { readFilter, readListPage, writeFilter } from '@ilaneer/domain/catalogue/filter-in-address';
import { NO_FILTER, type ProductFilter, searchedFor } from '@ilaneer/domain/catalogue/filter-products';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

export type FilterControl = {
  /** Pushes a history entry. */
  readonly change: (part: Partial<ProductFilter>) => void;
  /** Replaces the history entry. */
  readonly search: (words: string) => void;
  /** Keeps the sort order. */
  readonly clear: () => void;
};

// Pending filter, and addresses it is based on.
type Draft = { readonly filter: ProductFilter; readonly bases: readonly string[]; readonly typed: boolean };

// Browsers throttle address changes.
const TYPING_PAUSE_MS = 250;

/** The address is the state; changes show at once and are written with a delay. */
export function useProductFilter(): {
  readonly filter: ProductFilter;
  readonly page: number;
  readonly control: FilterControl;
} {
  const [found, setSearch] = useSearchParams();
  const address = found.toString();
  const inAddress = useMemo(() => readFilter(new URLSearchParams(address)), [address]);
  const [draft, setDraft] = useState<Draft | null>(null);
  // Drop reached drafts, so that Back does not restore them.
  const reached = draft?.bases.indexOf(address) ?? 0;
  if (draft !== null && reached === -1) setDraft(null);
  if (draft !== null && reached > 0) setDraft({ ...draft, bases: draft.bases.slice(reached) });
  const inForce = draft !== null && reached >= 0 ? draft.filter : inAddress;
  // Canonical text gives a stable object.
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
      // The visitor has left.
      if (pageInAddress() !== page) return;
      current.current.setSearch(writeFilter(draft.filter), { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(write, TYPING_PAUSE_MS);
    // Flush before following a link.
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

function pageInAddress(): string {
  return window.location.hash.split('?')[0] ?? '';
}
