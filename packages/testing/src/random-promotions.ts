import { type Paise, paise } from '@ilaneer/domain/money';
import type { Benefit } from '@ilaneer/domain/promotion/benefits/benefits';
import { ALL_GOODS, type GoodsScope, type PromotionLine } from '@ilaneer/domain/promotion/benefits/goods';
import {
  NO_USE,
  type Promotion,
  type PromotionContext,
  type PromotionUse,
} from '@ilaneer/domain/promotion/promotion';
import fc from 'fast-check';

const PRODUCTS = ['p0', 'p1', 'p2', 'p3'];
const CATEGORIES = ['c0', 'c1', 'c2'];

/** Odd paise and equal prices are frequent. */
const price = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc.constantFrom(9_999, 10_000, 28_500),
  fc.integer({ min: 1, max: 60_000 }),
);
const priceInPaise = price.map(paise);
const basisPoints = fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.constantFrom(500, 3_333, 5_000, 10_000));
const count = fc.integer({ min: 1, max: 3 });

const anyScope: fc.Arbitrary<GoodsScope> = fc.oneof(
  fc.constant(ALL_GOODS),
  fc.record({
    productIds: fc.subarray(PRODUCTS, { maxLength: 2 }),
    categoryIds: fc.subarray(CATEGORIES, { maxLength: 1 }),
    exceptProductIds: fc.subarray(PRODUCTS, { maxLength: 1 }),
  }),
);

export const anyBenefit: fc.Arbitrary<Benefit> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), basisPoints, cap: fc.option(priceInPaise) }),
  fc.record({ kind: fc.constant('amount' as const), amount: priceInPaise }),
  fc.record({ kind: fc.constant('amount-each' as const), amount: priceInPaise }),
  fc.record({ kind: fc.constant('fixed-price' as const), price: priceInPaise }),
  fc.record({
    kind: fc.constant('buy-get' as const),
    buy: count,
    get: count,
    basisPoints,
    gets: fc.option(anyScope),
    mostTimes: fc.option(count),
  }),
  fc.record({
    kind: fc.constant('cheapest-free' as const),
    from: fc.integer({ min: 2, max: 6 }),
    free: count,
  }),
  fc.record({
    kind: fc.constant('tiers' as const),
    by: fc.constant('quantity' as const),
    tiers: tiersFrom(fc.integer({ min: 1, max: 9 })),
  }),
  fc.record({
    kind: fc.constant('tiers' as const),
    by: fc.constant('total' as const),
    tiers: tiersFrom(price),
  }),
  fc.record({
    kind: fc.constant('set-price' as const),
    parts: fc.array(fc.record({ goods: anyScope, quantity: count }), { minLength: 1, maxLength: 3 }),
    price: priceInPaise,
  }),
  fc.record({ kind: fc.constant('free-delivery' as const) }),
);

function tiersFrom(from: fc.Arbitrary<number>) {
  return fc
    .uniqueArray(fc.record({ from, basisPoints }), {
      selector: (tier) => tier.from,
      minLength: 1,
      maxLength: 3,
    })
    .map((list) => [...list].sort((one, other) => one.from - other.from));
}

const anyPromotion: fc.Arbitrary<Promotion> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  name: fc.constant('Promotion'),
  goods: anyScope,
  benefit: anyBenefit,
  minimumTotal: rarely(priceInPaise),
  minimumQuantity: rarely(fc.integer({ min: 1, max: 8 })),
  priority: fc.integer({ min: 0, max: 2 }),
  code: rarely(fc.constantFrom('CODE', 'OTHER')),
  hint: fc.constantFrom('', 'One more and the next is free'),
  active: fc.constantFrom(true, true, true, true, false),
  validFrom: fc.constant(null),
  validUntil: fc.constant(null),
  weekdays: fc.constant([]),
  hours: fc.constant(null),
  firstOrderOnly: fc.constantFrom(false, false, false, true),
  pinAreas: fc.constantFrom([], [], [], ['68'], ['69', '682']),
  segmentId: rarely(fc.constantFrom('regulars', 'wholesale')),
  totalLimit: rarely(count),
  perShopperLimit: rarely(count),
  budget: rarely(priceInPaise),
  combining: fc.oneof(
    { weight: 3, arbitrary: fc.constant({ kind: 'all' } as const) },
    fc.record({ kind: fc.constant('group' as const), group: fc.constantFrom('g', 'h') }),
    fc.constant({ kind: 'alone' } as const),
  ),
  withCoupon: fc.boolean(),
});

function rarely<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
  return fc.option(value, { freq: 1, nil: null });
}

export const anyPromotions = fc.uniqueArray(anyPromotion, { selector: ({ id }) => id, maxLength: 5 });

export const anyPromotionLines: fc.Arbitrary<PromotionLine[]> = fc.uniqueArray(
  fc.record({
    variantId: fc.constantFrom('v0', 'v1', 'v2', 'v3', 'v4', 'v5'),
    productId: fc.constantFrom(...PRODUCTS),
    categoryIds: fc.subarray(CATEGORIES, { maxLength: 2 }),
    name: fc.constant('Goods'),
    price: priceInPaise,
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  { selector: ({ variantId }) => variantId, minLength: 1, maxLength: 5 },
);

const anyUse: fc.Arbitrary<PromotionUse> = fc.record({
  inAll: fc.integer({ min: 0, max: 3 }),
  byShopper: fc.integer({ min: 0, max: 2 }),
  spent: fc.integer({ min: 0, max: 20_000 }).map(paise),
});

export const anyContext: fc.Arbitrary<PromotionContext> = fc
  .record({
    code: fc.constantFrom(null, 'CODE'),
    isFirstOrder: fc.boolean(),
    segmentIds: fc.constantFrom([], ['regulars']),
    pinCode: fc.constantFrom(null, '682001', '695001'),
    hasCoupon: fc.boolean(),
    uses: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), anyUse, { maxKeys: 3 }),
  })
  .map(({ uses, ...context }) => ({
    ...context,
    now: new Date('2026-11-21T10:00:00Z'),
    useOf: ({ id }) => uses[id] ?? NO_USE,
  }));

export type TestDelivery = { readonly charge: Paise; readonly freeFrom: Paise };

export const anyDelivery: fc.Arbitrary<TestDelivery> = fc.record({
  charge: fc.constantFrom(0, 4_000, 10_000).map(paise),
  freeFrom: fc.integer({ min: 0, max: 120_000 }).map(paise),
});
