import { describe, expect, it } from 'vitest';
import { paise } from '../../money.ts';
import { applyPromotions, unitsOf } from '../apply-promotions.ts';
import type { PromotionTerms } from '../promotion.ts';
import { type Benefit, benefitProblems, benefitWords, missingOf } from './benefits.ts';
import { ALL_GOODS, type GoodsScope, type PromotionLine } from './goods.ts';

const OIL: PromotionLine = lineOf('oil', 50_000, 1, 'oils');
const CHIPS: PromotionLine = lineOf('chips', 9_999, 3, 'snacks');
const COCONUT: PromotionLine = lineOf('coconut', 28_500, 2, 'drinks');
const CART = [OIL, CHIPS, COCONUT];
const FREE = 10_000;

function lineOf(id: string, price: number, quantity: number, category: string): PromotionLine {
  return {
    variantId: id,
    productId: id,
    categoryIds: [category],
    name: id,
    price: paise(price),
    quantity,
  };
}

function inCategories(...categoryIds: string[]): GoodsScope {
  return { ...ALL_GOODS, categoryIds };
}

function termsOf(benefit: Benefit, goods: GoodsScope = ALL_GOODS): PromotionTerms {
  return { id: 'p', name: 'Week', goods, benefit, minimumTotal: null, minimumQuantity: null, priority: 0 };
}

const buyGet = (more: Partial<Extract<Benefit, { kind: 'buy-get' }>> = {}) =>
  ({ kind: 'buy-get', buy: 2, get: 1, basisPoints: FREE, gets: null, mostTimes: null, ...more }) as const;

describe('the benefit of a promotion (PROMOTION-1)', () => {
  const named: readonly [string, Benefit, GoodsScope, readonly number[]][] = [
    ['10% off', { kind: 'percent', basisPoints: 1_000, cap: null }, ALL_GOODS, [5_000, 3_000, 5_700]],
    [
      '10% off, up to ₹50.00',
      { kind: 'percent', basisPoints: 1_000, cap: paise(5_000) },
      inCategories('drinks'),
      [0, 0, 5_000],
    ],
    ['₹100.00 off', { kind: 'amount', amount: paise(10_000) }, inCategories('oils'), [10_000, 0, 0]],
    ['₹500.00 off', { kind: 'amount', amount: paise(50_000) }, inCategories('snacks'), [0, 29_997, 0]],
    ['₹120.00 off each', { kind: 'amount-each', amount: paise(12_000) }, ALL_GOODS, [12_000, 29_997, 24_000]],
    ['₹250.00 each', { kind: 'fixed-price', price: paise(25_000) }, ALL_GOODS, [25_000, 0, 7_000]],
    ['Buy 2, get 1 free', buyGet(), ALL_GOODS, [0, 9_999, 28_500]],
    ['Buy 2, get 1 free', buyGet({ mostTimes: 1 }), ALL_GOODS, [0, 0, 28_500]],
    ['Buy 2, get 1 50% off', buyGet({ basisPoints: 5_000 }), inCategories('snacks'), [0, 5_000, 0]],
    ['Buy 1, get 1 free', buyGet({ buy: 1, gets: inCategories('snacks') }), ALL_GOODS, [0, 29_997, 0]],
    ['Buy 2, get 1 free', buyGet({ gets: inCategories('snacks') }), inCategories('drinks'), [0, 9_999, 0]],
    [
      'Of 3 or more, the cheapest is free',
      { kind: 'cheapest-free', from: 3, free: 1 },
      ALL_GOODS,
      [0, 9_999, 0],
    ],
    [
      '5% off from 3 units, 10% off from 6 units',
      {
        kind: 'tiers',
        by: 'quantity',
        tiers: [
          { from: 3, basisPoints: 500 },
          { from: 6, basisPoints: 1_000 },
        ],
      },
      ALL_GOODS,
      [5_000, 3_000, 5_700],
    ],
    [
      '5% off from ₹500.00',
      { kind: 'tiers', by: 'total', tiers: [{ from: 50_000, basisPoints: 500 }] },
      inCategories('snacks'),
      [0, 0, 0],
    ],
    [
      '2 together for ₹700.00',
      {
        kind: 'set-price',
        parts: [
          { goods: inCategories('oils'), quantity: 1 },
          { goods: inCategories('drinks'), quantity: 1 },
        ],
        price: paise(70_000),
      },
      ALL_GOODS,
      [5_414, 0, 3_086],
    ],
    ['Free delivery', { kind: 'free-delivery' }, ALL_GOODS, [0, 0, 0]],
  ];

  it.each(named)('%s', (words, benefit, goods, discounts) => {
    expect(benefitWords(benefit)).toBe(words);
    expect(benefitProblems(benefit)).toEqual([]);
    const { discounts: given, isDeliveryFree } = applyPromotions([termsOf(benefit, goods)], CART);
    expect(given).toEqual(discounts);
    expect(isDeliveryFree).toBe(benefit.kind === 'free-delivery');
  });

  it('shows its sums (PROMOTION-11)', () => {
    const { applied } = applyPromotions([termsOf(buyGet())], CART);
    expect(applied.map(({ arithmetic }) => arithmetic)).toEqual([
      'Buy 2, get 1 free: ₹99.99 off 1 of 3 chips (₹299.97); ₹285.00 off 1 of 2 coconut (₹570.00)',
    ]);
  });

  it('takes its discount off the rest that an earlier one leaves (PROMOTION-2)', () => {
    const half = { ...termsOf({ kind: 'percent', basisPoints: 5_000, cap: null }), id: 'half', priority: 1 };
    const amount = termsOf({ kind: 'amount', amount: paise(30_000) }, inCategories('oils'));
    expect(applyPromotions([half, amount], [OIL]).applied.map(({ savings }) => savings)).toEqual([
      30_000, 10_000,
    ]);
  });

  const lacking: readonly [string, Benefit, readonly PromotionLine[], unknown][] = [
    ['one more and the next is free', buyGet(), [COCONUT], { units: 1 }],
    ['the next group', buyGet(), [CHIPS], { units: 3 }],
    ['no more often', buyGet({ mostTimes: 1 }), [CHIPS], null],
    ['no goods', buyGet(), [], null],
    ['the goods to get', buyGet({ gets: inCategories('snacks') }), [COCONUT], { units: 1 }],
    ['cheapest free', { kind: 'cheapest-free', from: 5, free: 1 }, [CHIPS], { units: 2 }],
    [
      'the next tier',
      { kind: 'tiers', by: 'total', tiers: [{ from: 60_000, basisPoints: 500 }] },
      [OIL],
      { amount: 10_000 },
    ],
    [
      'the rest of a set',
      {
        kind: 'set-price',
        parts: [
          { goods: inCategories('oils'), quantity: 1 },
          { goods: inCategories('drinks'), quantity: 3 },
        ],
        price: paise(100),
      },
      [COCONUT],
      { units: 2 },
    ],
  ];

  it.each(lacking)(
    'states the units or the amount that a cart lacks: %s',
    (_what, benefit, lines, missing) => {
      expect(missingOf(benefit, unitsOf(lines), ALL_GOODS)).toEqual(missing);
    },
  );

  const faulty: readonly [string, Benefit][] = [
    ['benefit.percent', { kind: 'percent', basisPoints: 0, cap: null }],
    ['benefit.cap', { kind: 'percent', basisPoints: 100, cap: paise(0) }],
    ['benefit.amount', { kind: 'amount', amount: paise(0) }],
    ['benefit.price', { kind: 'fixed-price', price: paise(0) }],
    ['benefit.buy', buyGet({ buy: 0 })],
    ['benefit.get', buyGet({ get: 1.5 })],
    ['benefit.percent', buyGet({ basisPoints: 10_001 })],
    ['benefit.mostTimes', buyGet({ mostTimes: 0 })],
    ['benefit.free', { kind: 'cheapest-free', from: 2, free: 2 }],
    ['benefit.tiers', { kind: 'tiers', by: 'total', tiers: [] }],
    [
      'benefit.tiers.1.from',
      {
        kind: 'tiers',
        by: 'quantity',
        tiers: [
          { from: 3, basisPoints: 500 },
          { from: 3, basisPoints: 600 },
        ],
      },
    ],
    [
      'benefit.tiers.1.percent',
      {
        kind: 'tiers',
        by: 'quantity',
        tiers: [
          { from: 3, basisPoints: 500 },
          { from: 4, basisPoints: 500 },
        ],
      },
    ],
    [
      'benefit.parts.1.goods',
      {
        kind: 'set-price',
        parts: [
          { goods: inCategories('oils'), quantity: 1 },
          { goods: inCategories('oils'), quantity: 1 },
        ],
        price: paise(100),
      },
    ],
    [
      'benefit.parts.0.goods',
      { kind: 'set-price', parts: [{ goods: ALL_GOODS, quantity: 1 }], price: paise(100) },
    ],
  ];

  it.each(faulty)('is refused at its field: %s (PROMOTION-9)', (field, benefit) => {
    expect(benefitProblems(benefit).map((problem) => problem.field)).toEqual([field]);
  });
});
