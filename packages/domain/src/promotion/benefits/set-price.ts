import { type FieldProblem, wrong } from '../../field-problem.ts';
import { formatRupees, type Paise, subtractPaise } from '../../money.ts';
import { amountProblems, type BenefitKind, unitsProblems } from './benefit-kind.ts';
import { amountOf, dearestFirst, type GoodsScope, isInScope, spread, type Unit, unitsIn } from './goods.ts';

export type SetPart = { readonly goods: GoodsScope; readonly quantity: number };

/** Goods of each part together at one price, as often as the cart has them. */
export type SetPrice = {
  readonly kind: 'set-price';
  readonly parts: readonly SetPart[];
  readonly price: Paise;
};

const MOST_PARTS = 6;

export const setPrice: BenefitKind<SetPrice> = {
  cut: ({ parts, price }, units, goods) => {
    const { sets } = takeSets(parts, dearestFirst(unitsIn(goods, units)));
    const dearer = sets
      .filter((set) => amountOf(set) > price)
      .map((set) => units.filter((unit) => set.includes(unit)));
    return new Map(dearer.flatMap((set) => [...spread(subtractPaise(amountOf(set), price), set)]));
  },
  missing: ({ parts }, units, goods) => {
    const { left } = takeSets(parts, dearestFirst(unitsIn(goods, units)));
    const lacking = parts.map((part) => Math.max(0, part.quantity - countIn(part, left)));
    const isBegun = parts.some((part) => countIn(part, left) > 0);
    return isBegun ? { units: lacking.reduce((sum, count) => sum + count, 0) } : null;
  },
  problems: ({ parts, price }) => [
    ...amountProblems('price', price),
    ...wrong('parts', parts.length >= 1 && parts.length <= MOST_PARTS, `Enter 1 to ${MOST_PARTS} parts`),
    ...parts.flatMap((part, index) => partProblems(part, parts.slice(0, index), index)),
  ],
  words: ({ parts, price }) => {
    const count = parts.reduce((sum, { quantity }) => sum + quantity, 0);
    return `${count} together for ${formatRupees(price)}`;
  },
};

/** The dearest units first, part by part. */
function takeSets(parts: readonly SetPart[], units: readonly Unit[]) {
  const sets: Unit[][] = [];
  let left = units;
  for (;;) {
    const set = takeSet(parts, left);
    if (set.length === 0) return { sets, left };
    sets.push(set);
    left = left.filter((unit) => !set.includes(unit));
  }
}

/** Empty if a part lacks units. */
function takeSet(parts: readonly SetPart[], units: readonly Unit[]): Unit[] {
  const set: Unit[] = [];
  for (const { goods, quantity } of parts) {
    const taken = units
      .filter((unit) => !set.includes(unit) && isInScope(goods, unit.line))
      .slice(0, quantity);
    if (taken.length < quantity) return [];
    set.push(...taken);
  }
  return set;
}

function countIn({ goods }: SetPart, units: readonly Unit[]): number {
  return unitsIn(goods, units).length;
}

function partProblems(
  { goods, quantity }: SetPart,
  before: readonly SetPart[],
  index: number,
): FieldProblem[] {
  const named = [...goods.productIds, ...goods.categoryIds];
  const isShared = before.some(({ goods: other }) =>
    [...other.productIds, ...other.categoryIds].some((id) => named.includes(id)),
  );
  return [
    ...unitsProblems(`parts.${index}.quantity`, quantity),
    ...wrong(`parts.${index}.goods`, named.length > 0, 'Choose the goods of this part'),
    ...wrong(`parts.${index}.goods`, !isShared, 'Another part has these goods already'),
  ];
}
