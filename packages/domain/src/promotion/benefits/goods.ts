import { NO_PAISE, type Paise, prorate, sumPaise } from '../../money.ts';

/** Without products and categories: all goods. */
export type GoodsScope = {
  readonly productIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly exceptProductIds: readonly string[];
};

export const ALL_GOODS: GoodsScope = { productIds: [], categoryIds: [], exceptProductIds: [] };

/** `price` per unit, before promotions. */
export type PromotionLine = {
  readonly variantId: string;
  readonly productId: string;
  /** The product's category and its parent. */
  readonly categoryIds: readonly string[];
  readonly name: string;
  readonly price: Paise;
  readonly quantity: number;
};

/** One piece; earlier promotions leave `amount` of its price. */
export type Unit = { readonly line: PromotionLine; readonly amount: Paise };

/** Lacking for a promotion, or for its next step. */
export type Missing = { readonly units: number } | { readonly amount: Paise };

export function isInScope(
  { productIds, categoryIds, exceptProductIds }: GoodsScope,
  line: Pick<PromotionLine, 'productId' | 'categoryIds'>,
): boolean {
  if (exceptProductIds.includes(line.productId)) return false;
  if (productIds.length === 0 && categoryIds.length === 0) return true;
  return productIds.includes(line.productId) || line.categoryIds.some((id) => categoryIds.includes(id));
}

export function unitsIn(scope: GoodsScope, units: readonly Unit[]): Unit[] {
  return units.filter(({ line }) => isInScope(scope, line));
}

export function amountOf(units: readonly Unit[]): Paise {
  return sumPaise(...units.map(({ amount }) => amount));
}

/** Before promotions: thresholds do not depend on other promotions. */
export function listedAmountOf(units: readonly Unit[]): Paise {
  return sumPaise(...units.map(({ line }) => line.price));
}

/** Dearest first; equal ones keep their order. */
export function dearestFirst(units: readonly Unit[]): Unit[] {
  return [...units].sort((one, other) => other.amount - one.amount);
}

/** Discounts of some units, for a list with the others. */
export type Cuts = ReadonlyMap<Unit, Paise>;

/** By amount, over lines and then over the units of each: at most the amount of a unit while `total` is within the sum. */
export function spread(total: Paise, units: readonly Unit[]): Cuts {
  const groups = [...Map.groupBy(units, ({ line }) => line).values()];
  const ofLines = prorate(total, groups.map(amountOf));
  return new Map(
    groups.flatMap((group, index) => {
      const ofUnits = prorate(
        ofLines[index] ?? NO_PAISE,
        group.map(({ amount }) => amount),
      );
      return group.map((unit, place) => [unit, ofUnits[place] ?? NO_PAISE] as const);
    }),
  );
}
