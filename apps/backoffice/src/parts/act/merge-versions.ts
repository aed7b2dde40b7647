export type Values = Readonly<Record<string, unknown>>;

/** A field that somebody else changed too: what it was, what we wrote, what they wrote. */
export type Clash = {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
};

export type Merge = {
  /** Changed by both, and not to the same. */
  readonly clashes: readonly Clash[];
  /** Changed by them alone: taken over. */
  readonly taken: readonly string[];
};

/** Compares what we wrote with what somebody else wrote meanwhile, field by field; `base` is what both began from. */
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

/** Our values with theirs where we changed nothing or give way. */
export function mergeVersions<V extends Values>(mine: V, theirs: V, fromThem: readonly string[]): V {
  return { ...mine, ...Object.fromEntries(fromThem.map((field) => [field, theirs[field]])) };
}

// A refusal's copy of the thing may name the parts of a value in another order.
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
