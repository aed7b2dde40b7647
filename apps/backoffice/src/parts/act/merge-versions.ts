export type Values = Readonly<Record<string, unknown>>;

export type Clash = {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
};

export type Merge = {
  readonly clashes: readonly Clash[];
  /** Fields that they alone changed. */
  readonly taken: readonly string[];
  /** Of fields that are no fields of the form, such as the parts of a list. */
  readonly names?: Readonly<Record<string, string>>;
};

/** Of two versions with a common base. */
export type Merging<V extends Values> = {
  readonly compare: (base: V, mine: V, theirs: V) => Merge;
  /** `fromThem`: the fields that get their values. */
  readonly merge: (base: V, mine: V, theirs: V, fromThem: readonly string[]) => V;
};

export function mergingByField<V extends Values>(): Merging<V> {
  return {
    compare: compareVersions,
    merge: (_, mine, theirs, fromThem) => mergeVersions(mine, theirs, fromThem),
  };
}

/** Three-way comparison with `base`. */
export function compareVersions<V extends Values>(base: V, mine: V, theirs: V): Merge {
  const fields = Object.keys(mine);
  const isSame = (one: unknown, other: unknown) => canonical(one) === canonical(other);
  const theyChanged = fields.filter((field) => !isSame(base[field], theirs[field]));
  return {
    clashes: theyChanged
      .filter((field) => !isSame(base[field], mine[field]) && !isSame(mine[field], theirs[field]))
      .map((field) => ({ field, mine: mine[field], theirs: theirs[field] })),
    taken: theyChanged.filter((field) => isSame(base[field], mine[field])),
  };
}

export function mergeVersions<V extends Values>(mine: V, theirs: V, fromThem: readonly string[]): V {
  return { ...mine, ...Object.fromEntries(fromThem.map((field) => [field, theirs[field]])) };
}

export function nameOfField(field: string, merge: Merge, labels: Readonly<Record<string, string>>): string {
  return merge.names?.[field] ?? labels[field] ?? field;
}

// Key order may differ.
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
