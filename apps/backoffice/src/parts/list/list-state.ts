import type { Filter } from './filters.ts';

export type Filters = Readonly<Record<string, Filter<unknown>>>;

/** What a list can be asked for. The first sort is the one that it has by itself. */
export type ListSpec<F extends Filters, Sort extends string> = {
  readonly filters: F;
  readonly sorts: readonly [Sort, ...Sort[]];
};

export type FilterValues<F extends Filters> = {
  readonly [Name in keyof F]: F[Name] extends Filter<infer Value> ? Value : never;
};

/** What a list shows: all of it stands in the address. */
export type ListState<F extends Filters, Sort extends string> = {
  readonly search: string;
  readonly sort: Sort;
  readonly filters: FilterValues<F>;
  /** The place where the page begins; null: the top. */
  readonly after: string | null;
};

/** What a list is asked for, as the wire and the address write it. */
export type ListQuery<Sort extends string = string> = {
  readonly search?: string;
  readonly sort?: Sort;
  readonly after?: string;
};

/** What a list's filters are asked with: a choice by one of its values, everything else by its text. */
export type FilterQuery<F extends Filters> = {
  readonly [Name in keyof F]?: F[Name] extends Filter<infer _, infer Written> ? Written : never;
};

/** Reads an address. What it does not know, or knows otherwise, counts as not there. */
export function readListState<F extends Filters, Sort extends string>(
  spec: ListSpec<F, Sort>,
  address: URLSearchParams,
): ListState<F, Sort> {
  const sort = spec.sorts.find((one) => one === address.get('sort')) ?? spec.sorts[0];
  const filters = Object.fromEntries(
    Object.entries(spec.filters).map(([name, filter]) => {
      const written = address.get(name);
      return [name, written === null ? filter.empty : filter.read(written)];
    }),
  );
  return {
    search: address.get('search') ?? '',
    sort,
    // One value for each filter, read by that filter.
    filters: filters as FilterValues<F>,
    after: address.get('after'),
  };
}

/** The parts of an address, in one order; what is as it is by itself is left out. */
export function writeListState<F extends Filters, Sort extends string>(
  spec: ListSpec<F, Sort>,
  state: ListState<F, Sort>,
): URLSearchParams {
  const address = new URLSearchParams();
  if (state.search.trim() !== '') address.set('search', state.search.trim());
  for (const [name, filter] of Object.entries(spec.filters)) {
    const written = filter.write(state.filters[name]);
    if (written !== null) address.set(name, written);
  }
  if (state.sort !== spec.sorts[0]) address.set('sort', state.sort);
  if (state.after !== null) address.set('after', state.after);
  return address;
}

/** What the server is asked for: the address's own words, and the sort always. */
export function listQuery<F extends Filters, Sort extends string>(
  spec: ListSpec<F, Sort>,
  state: ListState<F, Sort>,
): ListQuery<Sort> & FilterQuery<F> {
  const written = Object.fromEntries(writeListState(spec, state));
  // The names are the filters' own, and search, sort and after; each filter wrote its own value.
  return { ...written, sort: state.sort } as ListQuery<Sort> & FilterQuery<F>;
}

/** Whether a list shows less than all it has. */
export function isNarrowed<F extends Filters, Sort extends string>(
  spec: ListSpec<F, Sort>,
  state: ListState<F, Sort>,
): boolean {
  const filtered = Object.entries(spec.filters).some(
    ([name, filter]) => filter.write(state.filters[name]) !== null,
  );
  return filtered || state.search.trim() !== '';
}
