import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  type Filters,
  type FilterValues,
  type ListSpec,
  type ListState,
  readListState,
  writeListState,
} from './list-state.ts';

export type ListControl<F extends Filters, Sort extends string> = {
  readonly spec: ListSpec<F, Sort>;
  readonly state: ListState<F, Sort>;
  readonly search: (text: string) => void;
  readonly sortBy: (sort: Sort) => void;
  readonly filter: (change: Partial<FilterValues<F>>) => void;
  /** Everything that narrows the list goes. */
  readonly clear: () => void;
  /** Shows what an address's parts say: a saved view. */
  readonly show: (address: string) => void;
  readonly turnTo: (after: string) => void;
  /** Null where the list's beginning is shown. */
  readonly turnBack: (() => void) | null;
  /** Counted from 1 as far as the reader came by turning; null where the address began in the middle. */
  readonly page: number | null;
};

/** The places where the pages before this one begin, kept with the entry of the browser's history. */
type Places = readonly (string | null)[];

/** The state of a list, which stands in the address. A change begins at the top again. */
export function useListState<F extends Filters, Sort extends string>(
  spec: ListSpec<F, Sort>,
): ListControl<F, Sort> {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state = useMemo(() => readListState(spec, address), [spec, address]);
  const places = placesIn(location.state);

  const go = useCallback(
    (next: ListState<F, Sort>, before: Places, replace: boolean) => {
      const search = writeListState(spec, next).toString();
      void navigate({ search }, { replace, state: { places: before }, preventScrollReset: true });
    },
    [navigate, spec],
  );

  return {
    spec,
    state,
    // Each letter is no step of its own.
    search: (text) => go({ ...state, search: text, after: null }, [], state.search !== '' && text !== ''),
    sortBy: (sort) => go({ ...state, sort, after: null }, [], false),
    filter: (change) => go({ ...state, filters: { ...state.filters, ...change }, after: null }, [], false),
    clear: () => go({ ...readListState(spec, new URLSearchParams()), sort: state.sort }, [], false),
    show: (parts) => go({ ...readListState(spec, new URLSearchParams(parts)), after: null }, [], false),
    turnTo: (after) => go({ ...state, after }, [...places, state.after], false),
    turnBack:
      state.after === null
        ? null
        : () => go({ ...state, after: places.at(-1) ?? null }, places.slice(0, -1), false),
    page: state.after === null ? 1 : places[0] === null ? places.length + 1 : null,
  };
}

function placesIn(kept: unknown): Places {
  if (typeof kept !== 'object' || kept === null || !('places' in kept)) return [];
  return Array.isArray(kept.places) ? kept.places : [];
}
