import {
  anyContext,
  anyDelivery,
  anyPromotionLines,
  anyPromotions,
  type TestDelivery,
} from '@ilaneer/testing/random-promotions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paise, paise, sumPaise } from '../money.ts';
import { naivePromotions } from '../testing/naive-promotions.ts';
import { applyPromotions, unitsOf } from './apply-promotions.ts';
import { type PromotionLine, unitsIn } from './benefits/goods.ts';
import { choosePromotions, excludes, lawfulChoices, type TotalOf } from './choose-promotions.ts';
import type { Promotion } from './promotion.ts';

/** As many as the environment asks for; 10⁵ take two minutes. */
const RUNS = { numRuns: Number(process.env.PROMOTION_RUNS ?? 1_000) };

const UNCONDITIONAL = {
  active: true,
  code: null,
  firstOrderOnly: false,
  pinAreas: [],
  segmentId: null,
  minimumTotal: null,
  minimumQuantity: null,
  totalLimit: null,
  perShopperLimit: null,
  budget: null,
  withCoupon: true,
} satisfies Partial<Promotion>;

function totalWith(goods: number, isDeliveryFree: boolean, { charge, freeFrom }: TestDelivery): Paise {
  const isFree = isDeliveryFree || goods >= freeFrom;
  return paise(goods + Math.floor((goods * 18 + 50) / 100) + (isFree ? 0 : charge));
}

function goodsOf(lines: readonly PromotionLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

function totals(lines: readonly PromotionLine[], delivery: TestDelivery): TotalOf {
  return ({ discounts, isDeliveryFree }) =>
    totalWith(goodsOf(lines) - sumPaise(...discounts), isDeliveryFree, delivery);
}

describe('promotions on any cart', () => {
  it('cost what a slow and obvious evaluation finds (PROMOTION-2, PROMOTION-6)', () => {
    fc.assert(
      fc.property(
        anyPromotions,
        anyPromotionLines,
        anyContext,
        anyDelivery,
        (list, lines, context, delivery) => {
          const totalOf = totals(lines, delivery);
          const chosen = choosePromotions(list, lines, context, totalOf);
          const naive = naivePromotions(list, lines, context, (discountOf, isFree) => {
            const off = [...discountOf.values()].reduce((sum, one) => sum + one, 0);
            return totalWith(goodsOf(lines) - off, isFree, delivery);
          });
          expect(totalOf(chosen)).toBe(naive.total);
        },
      ),
      RUNS,
    );
  });

  it('take the same off each line as that evaluation, one promotion at a time', () => {
    fc.assert(
      fc.property(anyPromotions, anyPromotionLines, anyContext, (list, lines, context) => {
        for (const promotion of list) {
          const always: TotalOf = ({ discounts }) => paise(1_000_000_000 - sumPaise(...discounts));
          const chosen = choosePromotions([promotion], lines, context, always);
          const naive = naivePromotions([promotion], lines, context, (discountOf) =>
            [...discountOf.values()].reduce((sum, one) => sum - one, 1_000_000_000),
          );
          expect(chosen.discounts).toEqual(lines.map(({ variantId }) => naive.discountOf.get(variantId)));
        }
      }),
      RUNS,
    );
  });

  it('never make it dearer nor a line negative, and state every paisa (PROMOTION-2, PROMOTION-7)', () => {
    fc.assert(
      fc.property(
        anyPromotions,
        anyPromotionLines,
        anyContext,
        anyDelivery,
        (list, lines, context, delivery) => {
          const totalOf = totals(lines, delivery);
          const { discounts, applied, ...outcome } = choosePromotions(list, lines, context, totalOf);
          expect(totalOf({ discounts, ...outcome })).toBeGreaterThan(0);
          expect(totalOf({ discounts, ...outcome })).toBeLessThanOrEqual(
            totalWith(goodsOf(lines), false, delivery),
          );
          lines.forEach(({ price, quantity }, index) => {
            const discount = discounts[index] ?? -1;
            expect(discount).toBeGreaterThanOrEqual(0);
            expect(discount).toBeLessThanOrEqual(price * quantity);
            expect(sumPaise(...applied.map(({ shares }) => shares[index] ?? paise(0)))).toBe(discount);
          });
          for (const { savings, shares } of applied) expect(sumPaise(...shares)).toBe(savings);
        },
      ),
      RUNS,
    );
  });

  it('respect exclusions, coupon and budget (PROMOTION-5, PROMOTION-6)', () => {
    fc.assert(
      fc.property(
        anyPromotions,
        anyPromotionLines,
        anyContext,
        anyDelivery,
        (list, lines, context, delivery) => {
          const { applied, others } = choosePromotions(list, lines, context, totals(lines, delivery));
          const promotions = applied.map(({ promotion }) => promotion);
          for (const one of promotions) {
            expect(promotions.some((other) => excludes(one, other))).toBe(false);
            expect(context.hasCoupon && !one.withCoupon).toBe(false);
          }
          for (const { promotion, savings } of applied) {
            if (promotion.budget === null) continue;
            expect(context.useOf(promotion).spent + savings).toBeLessThanOrEqual(promotion.budget);
          }
          expect(others.length + applied.length).toBe(list.length);
        },
      ),
      RUNS,
    );
  });

  it('are not above any lawful choice (PROMOTION-6)', () => {
    fc.assert(
      fc.property(
        anyPromotions,
        anyPromotionLines,
        anyContext,
        anyDelivery,
        (list, lines, context, delivery) => {
          const totalOf = totals(lines, delivery);
          const fitting = list.flatMap((one) => {
            const isThere = unitsIn(one.goods, unitsOf(lines)).length > 0;
            return isThere ? [{ ...one, ...UNCONDITIONAL }] : [];
          });
          const best = totalOf(choosePromotions(fitting, lines, context, totalOf));
          for (const choice of lawfulChoices(fitting)) {
            const total = totalOf(applyPromotions(choice, lines));
            if (total > 0) expect(best).toBeLessThanOrEqual(total);
          }
        },
      ),
      RUNS,
    );
  });

  it('do not depend on the order of lines or promotions (PROMOTION-8)', () => {
    fc.assert(
      fc.property(
        anyPromotions,
        anyPromotionLines,
        anyContext,
        anyDelivery,
        (list, lines, context, delivery) => {
          const forwards = choosePromotions(list, lines, context, totals(lines, delivery));
          const [others, turned] = [[...list].reverse(), [...lines].reverse()];
          const backwards = choosePromotions(others, turned, context, totals(turned, delivery));
          expect([...backwards.discounts].reverse()).toEqual(forwards.discounts);
          const idsOf = ({ applied }: typeof forwards) => applied.map(({ promotion }) => promotion.id);
          expect(idsOf(backwards)).toEqual(idsOf(forwards));
        },
      ),
      RUNS,
    );
  });

  it('leave the figures of before when one ends (PROMOTION-8)', () => {
    fc.assert(
      fc.property(
        anyPromotions,
        anyPromotionLines,
        anyContext,
        anyDelivery,
        (list, lines, context, delivery) => {
          const totalOf = totals(lines, delivery);
          const [ended, ...rest] = list;
          if (ended === undefined) return;
          const without = choosePromotions(rest, lines, context, totalOf);
          const archived = choosePromotions([...rest, { ...ended, active: false }], lines, context, totalOf);
          expect({ ...archived, others: [] }).toEqual({ ...without, others: [] });
        },
      ),
      RUNS,
    );
  });
});
