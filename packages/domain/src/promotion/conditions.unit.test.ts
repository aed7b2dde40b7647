import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { ALL_GOODS } from './benefits/goods.ts';
import { choosePromotions } from './choose-promotions.ts';
import { missingText } from './conditions.ts';
import { explainPromotions } from './explain-promotions.ts';
import { NO_USE, type Promotion, type PromotionContext } from './promotion.ts';
import { choicesProblems, promotionProblems } from './promotion-problems.ts';

const PROMOTION: Promotion = {
  id: 'p',
  name: 'Monsoon week',
  goods: ALL_GOODS,
  benefit: { kind: 'percent', basisPoints: 1_000, cap: null },
  minimumTotal: null,
  minimumQuantity: null,
  priority: 0,
  code: null,
  hint: '',
  active: true,
  validFrom: null,
  validUntil: null,
  weekdays: [],
  hours: null,
  firstOrderOnly: false,
  pinAreas: [],
  segmentId: null,
  totalLimit: null,
  perShopperLimit: null,
  budget: null,
  combining: { kind: 'all' },
  withCoupon: true,
};

/** A Saturday, 15:30 in India. */
const SATURDAY = new Date('2026-11-21T10:00:00Z');
/** Sunday, 01:30 in India. */
const SUNDAY_NIGHT = new Date('2026-11-21T20:00:00Z');

const CONTEXT: PromotionContext = {
  now: SATURDAY,
  code: null,
  pinCode: '682001',
  isFirstOrder: true,
  segmentIds: ['regulars'],
  hasCoupon: false,
  useOf: () => NO_USE,
};

const LINE = {
  variantId: 'v',
  productId: 'coconut',
  categoryIds: ['drinks'],
  name: 'Tender Coconut',
  price: paise(28_500),
  quantity: 2,
};

function outcome(change: Partial<Promotion>, context: Partial<PromotionContext> = {}) {
  const promotion = { ...PROMOTION, ...change };
  const goods = LINE.price * LINE.quantity;
  return choosePromotions([promotion], [LINE], { ...CONTEXT, ...context }, ({ discounts }) =>
    paise(goods - (discounts[0] ?? 0)),
  );
}

describe('the conditions of a promotion (PROMOTION-4)', () => {
  const later = new Date(SATURDAY.getTime() + 1);
  const night = { from: '22:00', until: '02:00' };
  it.each<[string, Partial<Promotion>, Partial<PromotionContext>]>([
    ['Not active', { active: false }, {}],
    ['Not started yet', { validFrom: later }, {}],
    ['Ended', { validUntil: SATURDAY }, {}],
    ['Not on this day of the week', { weekdays: [0, 5] }, {}],
    ['Not on this day of the week', { weekdays: [0], hours: night }, { now: SUNDAY_NIGHT }],
    ['Not at this time of day', { hours: { from: '15:31', until: '18:00' } }, {}],
    ['Not at this time of day', { hours: { from: '09:00', until: '15:30' } }, {}],
    ['Not at this time of day', { hours: night }, {}],
    ['Its code was not entered', { code: 'ONAM' }, { code: 'VISHU' }],
    ['Does not combine with a coupon', { withCoupon: false }, { hasCoupon: true }],
    ['Only for a first order', { firstOrderOnly: true }, { isFirstOrder: false }],
    ['Only for certain customers', { segmentId: 'wholesale' }, {}],
    ['Only for certain customers', { segmentId: 'regulars' }, { segmentIds: [] }],
    ['Not for this PIN code', { pinAreas: ['683', '6820010'] }, {}],
    ['Not for this PIN code', { pinAreas: ['68'] }, { pinCode: null }],
    ['Used up', { totalLimit: 3 }, { useOf: () => ({ ...NO_USE, inAll: 3 }) }],
    ['Used by this customer already', { perShopperLimit: 1 }, { useOf: () => ({ ...NO_USE, byShopper: 1 }) }],
    ['Its budget is used up', { budget: paise(100) }, { useOf: () => ({ ...NO_USE, spent: paise(100) }) }],
    ['Its budget is used up', { budget: paise(5_699) }, {}],
    ['None of its goods is in the cart', { goods: { ...ALL_GOODS, exceptProductIds: ['coconut'] } }, {}],
    ['Add 1 more', { minimumQuantity: 3 }, {}],
    ['Add 2 more', { minimumQuantity: 4 }, {}],
    ['Add goods for ₹0.01 more', { minimumTotal: paise(57_001) }, {}],
    ['Takes nothing off this cart', { benefit: { kind: 'fixed-price', price: paise(28_500) } }, {}],
  ])('refuse it: %s', (text, change, context) => {
    const refused = outcome(change, context);
    expect(refused.discounts).toEqual([0]);
    expect(explainPromotions(refused)).toEqual([{ name: 'Monsoon week', applies: false, words: text }]);
  });

  it.each<[string, Partial<Promotion>, Partial<PromotionContext>]>([
    [
      'its edges',
      { validFrom: SATURDAY, validUntil: later, minimumQuantity: 2, minimumTotal: paise(57_000) },
      {},
    ],
    ['its hours', { hours: { from: '15:30', until: '15:31' }, weekdays: [6] }, {}],
    ['a night that started on its day', { hours: night, weekdays: [6] }, { now: SUNDAY_NIGHT }],
    ['its code', { code: 'ONAM' }, { code: 'ONAM' }],
    ['its segment', { segmentId: 'regulars' }, {}],
    ['its area', { pinAreas: ['56', '6820'] }, {}],
    ['the whole budget', { budget: paise(5_700) }, {}],
    ['the last use', { totalLimit: 3 }, { useOf: () => ({ ...NO_USE, inAll: 2 }) }],
  ])('allow %s', (_what, change, context) => {
    const allowed = outcome(change, context);
    expect(allowed.discounts).toEqual([5_700]);
    const words = '10% off: ₹57.00 off 2 of 2 Tender Coconut (₹570.00)';
    expect(explainPromotions(allowed)).toEqual([{ name: 'Monsoon week', applies: true, words }]);
  });

  it('leave room for the owner’s words while a little is missing (PROMOTION-11)', () => {
    const hint = 'One more and the next is free';
    const benefit = {
      ...({ kind: 'buy-get', buy: 2, get: 1, basisPoints: 10_000 } as const),
      ...{ gets: null, mostTimes: null },
    };
    const missing = (change: Partial<Promotion>) =>
      outcome(change).hints.map((one) => missingText(one.missing));
    expect(missing({ benefit, hint })).toEqual(['Add 1 more']);
    expect(missing({ benefit })).toEqual([]);
    expect(missing({ benefit, hint, active: false })).toEqual([]);
    expect(missing({ hint, minimumTotal: paise(60_000) })).toEqual(['Add goods for ₹30.00 more']);
  });
});

describe('a promotion that costs more than it saves (PROMOTION-7)', () => {
  it('is left out, and the others stay', () => {
    const promotions = [
      { ...PROMOTION, id: 'big', benefit: { kind: 'amount', amount: paise(7_000) } as const },
      { ...PROMOTION, id: 'small', benefit: { kind: 'amount', amount: paise(1_000) } as const },
    ];
    const outcome = choosePromotions(promotions, [LINE], CONTEXT, ({ discounts }) => {
      const goods = 57_000 - (discounts[0] ?? 0);
      return paise(goods + (goods >= 50_000 ? 0 : 4_000));
    });
    expect(outcome.applied.map(({ promotion }) => promotion.id)).toEqual(['big']);
    expect(explainPromotions(outcome)[1]?.words).toBe('Another choice costs less');
  });
});

describe('a promotion that staff make (PROMOTION-9)', () => {
  it('is fine as it is', () => {
    expect(promotionProblems(PROMOTION)).toEqual([]);
  });

  it.each<[string, Partial<Promotion>]>([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(61) }],
    ['code', { code: 'onam' }],
    ['hint', { hint: 'x'.repeat(121) }],
    ['benefit.amount', { benefit: { kind: 'amount', amount: paise(0) } }],
    ['priority', { priority: 1.5 }],
    ['combining.group', { combining: { kind: 'group', group: '' } }],
    ['weekdays', { weekdays: [1, 1] }],
    ['weekdays', { weekdays: [7] }],
    ['hours.from', { hours: { from: '9:00', until: '18:00' } }],
    ['hours.until', { hours: { from: '09:00', until: '24:00' } }],
    ['hours.until', { hours: { from: '09:00', until: '09:00' } }],
    ['pinAreas', { pinAreas: ['0682'] }],
    ['pinAreas', { pinAreas: ['6'] }],
    ['minimumTotal', { minimumTotal: paise(0) }],
    ['minimumQuantity', { minimumQuantity: 0 }],
    ['budget', { budget: paise(0) }],
    ['budget', { benefit: { kind: 'free-delivery' }, budget: paise(100) }],
    ['totalLimit', { totalLimit: 0 }],
    ['perShopperLimit', { totalLimit: 1, perShopperLimit: 2 }],
    ['validUntil', { validFrom: SATURDAY, validUntil: SATURDAY }],
  ])('is refused for its %s: %o', (field, change) => {
    expect(promotionProblems({ ...PROMOTION, ...change }).map((problem) => problem.field)).toEqual([field]);
  });

  it('is refused where a cart would have too many choices (PROMOTION-10)', () => {
    const inGroups = (groups: number, each: number) =>
      Array.from({ length: groups * each }, (_, index) => ({
        ...PROMOTION,
        id: String(index),
        combining: { kind: 'group', group: String(index % groups) } as const,
      }));
    expect(choicesProblems(inGroups(3, 5))).toEqual([]);
    expect(choicesProblems(inGroups(3, 6))).toHaveLength(1);
  });
});
