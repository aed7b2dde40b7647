import type { Filter } from './filters.ts';

export type Filters = Readonly<Record<string, Filter<unknown>>>;

/** The first sort is the default. */
export type ListSpec<F extends Filters, Sort extends string> = {
  readonly filters: F;
  readonly sorts: readonly [Sort, ...Sort[]];
};

export type FilterValues<F extends Filters> = {
  readonly [Name in keyof F]: F[Name] extends Filter<infer Value> ? Value : never;
};

export type ListState<F extends Filters, Sort extends string> = {
  readonly search: string;
  readonly sort: Sort;
  readonly filters: FilterValues<F>;
  /** Cursor; null: top. */
  readonly after: string | null;
};

export type ListQuery<Sort extends string = string> = {
  readonly search?: string;
  readonly sort?: Sort;
  readonly after?: string;
};

/** Typed filters. */
export type FilterQuery<F extends Filters> = {
  readonly [Name in keyof F]?: F[Name] extends Filter<infer _, infer Written> ? Written : never;
};

/** Invalid parts are ignored. */
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
    filters: filters as FilterValues<F>,
    after: address.get('after'),
  };
}

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

export function listQuery<F extends Filters, Sort extends string>(
  spec: ListSpec<F, Sort>,
  state: ListState<F, Sort>,
): ListQuery<Sort> & FilterQuery<F> {
  const written = Object.fromEntries(writeListState(spec, state));
  return { ...written, sort: state.sort } as ListQuery<Sort> & FilterQuery<F>;
}

export function isNarrowed<F extends Filters, Sort extends string>(
  spec: ListSpec<F, Sort>,
  state: ListState<F, Sort>,
): boolean {
  const filtered = Object.entries(spec.filters).some(
    ([name, filter]) => filter.write(state.filters[name]) !== null,
  );
  return filtered || state.search.trim() !== '';
}
