import { floorAtZero, type Paise, paise, subtractPaise } from '../money.ts';
import { type Applied, applyPromotions, unitsOf } from './apply-promotions.ts';
import { missingOf } from './benefits/benefits.ts';
import type { Missing, PromotionLine, Unit } from './benefits/goods.ts';
import { type PromotionRefusal, promotionRefusal } from './conditions.ts';
import { inOrder, type Promotion, type PromotionContext } from './promotion.ts';

/** Total of the cart with these discounts, with GST and delivery. */
export type TotalOf = (choice: Pick<Applied, 'discounts' | 'isDeliveryFree'>) => Paise;

export type PromotionOutcome = Applied<Promotion> & {
  /** Why the others do not apply; null: another choice costs less. */
  readonly others: readonly { readonly promotion: Promotion; readonly refusal: PromotionRefusal | null }[];
  /** Within reach: shown in the owner's words, with the missing units or amount. */
  readonly hints: readonly { readonly promotion: Promotion; readonly missing: Missing }[];
};

/**
 * The lawful choice with the lowest total (PROMOTION-6, PROMOTION-7), never above the total without promotions.
 * Among equals the one with most promotions that combine.
 */
export function choosePromotions(
  promotions: readonly Promotion[],
  lines: readonly PromotionLine[],
  context: PromotionContext,
  totalOf: TotalOf,
): PromotionOutcome {
  const units = unitsOf(lines);
  const judged = inOrder(promotions).map((promotion) => ({
    promotion,
    refusal: promotionRefusal(promotion, units, context),
  }));
  const fitting = judged.flatMap(({ promotion, refusal }) => (refusal === null ? [promotion] : []));
  const apply = (choice: readonly Promotion[]) => applyPromotions(choice, lines, budgetLeft(context));
  const best = lawfulChoices(fitting)
    .map((choice) => withoutCostly(choice, apply, (one) => totalOf(one) || NEVER))
    .reduce((lowest, one) => (one.total < lowest.total ? one : lowest));
  const isApplied = ({ id }: Promotion) => best.applied.applied.some(({ promotion }) => promotion.id === id);
  return {
    ...best.applied,
    others: judged
      .filter(({ promotion }) => !isApplied(promotion))
      .map(({ promotion, refusal }) => ({
        promotion,
        refusal: refusal ?? effectRefusal(promotion, lines, context),
      })),
    hints: hintsOf(
      judged,
      units,
      best.applied.applied.map(({ promotion }) => promotion),
    ),
  };
}

/** All that combine with one of each group, each that applies alone, and none. */
export function lawfulChoices(promotions: readonly Promotion[]): readonly (readonly Promotion[])[] {
  const combine = promotions.filter(({ combining }) => combining.kind === 'all');
  const alone = promotions.filter(({ combining }) => combining.kind === 'alone');
  const grouped = promotions.flatMap((promotion) =>
    promotion.combining.kind === 'group' ? [{ promotion, group: promotion.combining.group }] : [],
  );
  const inGroups = [...Map.groupBy(grouped, ({ group }) => group).values()];
  const choices = inGroups.reduce<(readonly Promotion[])[]>(
    (some, group) => some.flatMap((choice) => group.map(({ promotion }) => [...choice, promotion])),
    [combine],
  );
  return [...choices, ...alone.map((one) => [one]), []];
}

type Choice = { readonly applied: Applied<Promotion>; readonly total: Paise };

/** An order of ₹0 cannot be paid. */
const NEVER = paise(Number.MAX_SAFE_INTEGER);

/** A discount can cost more than it saves where it brings the delivery charge back. */
function withoutCostly(
  choice: readonly Promotion[],
  apply: (choice: readonly Promotion[]) => Applied<Promotion>,
  totalOf: TotalOf,
): Choice {
  const applied = apply(choice);
  const whole: Choice = { applied, total: totalOf(applied) };
  const smaller = applied.applied.map(({ promotion }) => {
    const rest = apply(choice.filter((one) => one !== promotion));
    return { applied: rest, total: totalOf(rest), promotion };
  });
  const best = smaller.reduceRight<(typeof smaller)[number] | null>(
    (lowest, one) => (one.total < (lowest?.total ?? whole.total) ? one : lowest),
    null,
  );
  if (best === null) return whole;
  return withoutCostly(
    choice.filter((one) => one !== best.promotion),
    apply,
    totalOf,
  );
}

function budgetLeft({ useOf }: PromotionContext): (promotion: Promotion) => Paise | null {
  return (promotion) =>
    promotion.budget === null ? null : floorAtZero(subtractPaise(promotion.budget, useOf(promotion).spent));
}

/** Of one that fits, by itself. */
function effectRefusal(
  promotion: Promotion,
  lines: readonly PromotionLine[],
  context: PromotionContext,
): PromotionRefusal | null {
  const [alone] = applyPromotions([promotion], lines).applied;
  if (alone === undefined) return { reason: 'no-effect' };
  return alone.savings > (budgetLeft(context)(promotion) ?? alone.savings) ? { reason: 'budget' } : null;
}

function hintsOf(
  judged: PromotionOutcome['others'],
  units: readonly Unit[],
  chosen: readonly Promotion[],
): PromotionOutcome['hints'] {
  return judged.flatMap(({ promotion, refusal }) => {
    if (promotion.hint === '' || chosen.some((one) => excludes(one, promotion))) return [];
    if (refusal?.reason === 'minimum') return [{ promotion, missing: refusal.missing }];
    const missing = refusal === null ? missingOf(promotion.benefit, units, promotion.goods) : null;
    return missing === null ? [] : [{ promotion, missing }];
  });
}

/** Two different promotions that no choice has together. */
export function excludes(one: Promotion, other: Promotion): boolean {
  if (one.id === other.id) return false;
  const [mine, theirs] = [one.combining, other.combining];
  if (mine.kind === 'alone' || theirs.kind === 'alone') return true;
  return mine.kind === 'group' && theirs.kind === 'group' && mine.group === theirs.group;
}
