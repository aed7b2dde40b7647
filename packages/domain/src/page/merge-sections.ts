import { canonicalText } from '../audit/audited-act.ts';
import type { Section } from './section-kinds.ts';

type Sections = readonly Section[];
type ById = ReadonlyMap<string, Section>;

/** Null: removed. */
type Side = Section | null;

export type SectionClash = { readonly id: string; readonly mine: Side; readonly theirs: Side };

/** The clashes that they win. */
type FromThem = { readonly ids: readonly string[]; readonly order: boolean };

export type SectionsMerge = {
  readonly sections: Sections;
  /** Sections that both changed, or that one changed and the other removed. */
  readonly clashes: readonly SectionClash[];
  /** Both ordered them, each in another way. */
  readonly isOrderClash: boolean;
  /** Sections that they alone added, changed or removed. */
  readonly taken: readonly string[];
  readonly isOrderTaken: boolean;
};

/** CONTENT-44. Of two changes of `base`; sections are matched by their ids. */
export function mergeSections(
  base: Sections,
  mine: Sections,
  theirs: Sections,
  fromThem: FromThem = { ids: [], order: false },
): SectionsMerge {
  const [old, own, other] = [byId(base), byId(mine), byId(theirs)];
  const parts = [...new Map([...old, ...own, ...other]).keys()].map((id) => ({
    id,
    ...merged(id, old.get(id) ?? null, own.get(id) ?? null, other.get(id) ?? null),
  }));
  const kept = new Map(
    parts.flatMap(({ id, section, clash }) => {
      const one = clash !== null && fromThem.ids.includes(id) ? clash.theirs : section;
      return one === null ? [] : [[id, one] as const];
    }),
  );
  const order = mergedOrder(old, own, other);
  const common = fromThem.order && order.isClash ? order.theirs : order.mine;
  return {
    sections: arranged(common, [own, other], kept),
    clashes: parts.flatMap(({ clash }) => clash ?? []),
    isOrderClash: order.isClash,
    taken: parts.filter(({ isTaken }) => isTaken).map(({ id }) => id),
    isOrderTaken: order.isTaken,
  };
}

type Part = { readonly section: Side; readonly clash: SectionClash | null; readonly isTaken: boolean };

function merged(id: string, old: Side, mine: Side, theirs: Side): Part {
  if (isSame(mine, theirs) || isSame(theirs, old)) return { section: mine, clash: null, isTaken: false };
  if (isSame(mine, old)) return { section: theirs, clash: null, isTaken: true };
  return { section: mine, clash: { id, mine, theirs }, isTaken: false };
}

type Order = {
  /** Of the sections on both sides; differs from `theirs` only if it is a clash. */
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly isClash: boolean;
  readonly isTaken: boolean;
};

function mergedOrder(old: ById, own: ById, other: ById): Order {
  const mine = [...own.keys()].filter((id) => other.has(id));
  const theirs = [...other.keys()].filter((id) => own.has(id));
  const before = [...old.keys()].filter((id) => own.has(id) && other.has(id));
  const isMoved = (ids: readonly string[]) =>
    !isSame(
      before,
      ids.filter((id) => old.has(id)),
    );
  if (isSame(mine, theirs)) return { mine, theirs, isClash: false, isTaken: false };
  const [byMe, byThem] = [isMoved(mine), isMoved(theirs)];
  if (byMe && !byThem) return { mine, theirs: mine, isClash: false, isTaken: false };
  if (byThem && !byMe) return { mine: theirs, theirs, isClash: false, isTaken: true };
  return { mine, theirs, isClash: true, isTaken: false };
}

/** Sections of one side alone stay behind the section that they followed there. */
function arranged(common: readonly string[], sides: readonly ById[], kept: ById): Sections {
  const isCommon = new Set(common);
  const followers = sides.map((side) => {
    const runs = new Map<string | null, Section[]>();
    let last: string | null = null;
    for (const id of side.keys()) {
      const section = kept.get(id);
      if (isCommon.has(id)) last = id;
      else if (section !== undefined) runs.set(last, [...(runs.get(last) ?? []), section]);
    }
    return runs;
  });
  return [null, ...common].flatMap((place) => {
    const section = place === null ? undefined : kept.get(place);
    const runs = followers.map((of) => of.get(place) ?? []).toSorted(byFirst);
    return [...(section === undefined ? [] : [section]), ...runs.flat()];
  });
}

/** The head of a page first; symmetrical. */
function byFirst([one]: Sections, [other]: Sections): number {
  if (one === undefined || other === undefined) return 0;
  const heads = Number(other.kind === 'hero') - Number(one.kind === 'hero');
  return heads || (one.id < other.id ? -1 : 1);
}

function byId(sections: Sections): ById {
  return new Map(sections.map((section) => [section.id, section]));
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalText(one) === canonicalText(other);
}
