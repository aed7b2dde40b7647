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
  readonly clear: () => void;
  readonly show: (address: string) => void;
  readonly turnTo: (after: string) => void;
  /** Null at the top. */
  readonly turnBack: (() => void) | null;
  readonly page: number | null;
};

/** Cursors of earlier pages, in history state. */
type Places = readonly (string | null)[];

/** Changes restart at the top. */
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
