import { formatRupees, NO_PAISE, type Paise, subtractPaise, sumPaise } from '../money.ts';
import { benefitWords, cutOf } from './benefits/benefits.ts';
import { amountOf, type Cuts, type PromotionLine, type Unit } from './benefits/goods.ts';
import { freesDelivery, inOrder, type PromotionTerms } from './promotion.ts';

export type AppliedPromotion<Terms extends PromotionTerms = PromotionTerms> = {
  readonly promotion: Terms;
  readonly savings: Paise;
  /** Of each line, in the order of the cart. */
  readonly shares: readonly Paise[];
  /** The sums in words. */
  readonly arithmetic: string;
};

export type Applied<Terms extends PromotionTerms = PromotionTerms> = {
  /** Of each line, in the order of the cart. */
  readonly discounts: readonly Paise[];
  readonly isDeliveryFree: boolean;
  readonly applied: readonly AppliedPromotion<Terms>[];
};

/** By variant, so that the order of a cart's lines does not decide where an odd paisa goes. */
export function unitsOf(lines: readonly PromotionLine[]): Unit[] {
  return [...lines]
    .sort((one, other) => (one.variantId < other.variantId ? -1 : 1))
    .flatMap((line) => Array.from({ length: line.quantity }, () => ({ line, amount: line.price })));
}

/**
 * In order of priority, each off the rest that earlier ones leave. One without effect is left out, and so is one
 * that would exceed `limitOf`, the rest of its budget.
 */
export function applyPromotions<Terms extends PromotionTerms>(
  promotions: readonly Terms[],
  lines: readonly PromotionLine[],
  limitOf: (promotion: Terms) => Paise | null = () => null,
): Applied<Terms> {
  let units = unitsOf(lines);
  const applied: AppliedPromotion<Terms>[] = [];
  for (const promotion of inOrder(promotions)) {
    const cuts = cutOf(promotion.benefit, units, promotion.goods);
    const savings = sumPaise(...cuts.values());
    const limit = limitOf(promotion);
    const isWithin = limit === null || savings <= limit;
    if ((savings > 0 && isWithin) || freesDelivery(promotion)) {
      const shares = lines.map((line) => cutOfLine(line, cuts));
      applied.push({ promotion, savings, shares, arithmetic: arithmeticOf(promotion, units, cuts) });
      units = units.map((unit) => without(unit, cuts));
    }
  }
  return {
    discounts: lines.map((_, index) => sumPaise(...applied.map(({ shares }) => shares[index] ?? NO_PAISE))),
    isDeliveryFree: applied.some(({ promotion }) => freesDelivery(promotion)),
    applied,
  };
}

function without(unit: Unit, cuts: Cuts): Unit {
  const cut = cuts.get(unit) ?? NO_PAISE;
  return cut === 0 ? unit : { line: unit.line, amount: subtractPaise(unit.amount, cut) };
}

function cutOfLine(line: PromotionLine, cuts: Cuts): Paise {
  return sumPaise(...[...cuts].flatMap(([unit, cut]) => (unit.line === line ? [cut] : [])));
}

/** 'Buy 2, get 1 free: ₹285.00 off 1 of 3 Filter Coffee Pack (₹855.00)' */
function arithmeticOf(promotion: PromotionTerms, units: readonly Unit[], cuts: Cuts): string {
  const words = benefitWords(promotion.benefit);
  const lines = [...Map.groupBy(units, ({ line }) => line)];
  const parts = lines.flatMap(([line, ofLine]) => {
    const off = cutOfLine(line, cuts);
    const reduced = ofLine.filter((unit) => (cuts.get(unit) ?? 0) > 0).length;
    if (off === 0) return [];
    const before = formatRupees(amountOf(ofLine));
    return [`${formatRupees(off)} off ${reduced} of ${line.quantity} ${line.name} (${before})`];
  });
  return parts.length === 0 ? words : `${words}: ${parts.join('; ')}`;
}
