import { describe, expect, it } from 'vitest';
import { NO_PAISE, paiseFromRupees } from '../money.ts';
import { couponProblems } from './coupon-problems.ts';

const FINE = {
  code: 'ONAM2026',
  description: '₹75 off for the Onam season',
  reduction: { kind: 'amount', amount: paiseFromRupees(75) },
  minimum: null,
  validFrom: new Date('2026-08-10T00:00:00+05:30'),
  validUntil: new Date('2026-09-01T00:00:00+05:30'),
  categoryIds: [],
  totalLimit: 100,
  perShopperLimit: 1,
  firstOrderOnly: false,
  active: true,
} as const;

describe('a coupon that staff make (COUPON-13)', () => {
  it('is fine whole, and without what it need not have', () => {
    expect(couponProblems(FINE)).toEqual([]);
    const without = { validFrom: null, validUntil: null, totalLimit: null, perShopperLimit: null };
    expect(couponProblems({ ...FINE, ...without })).toEqual([]);
  });

  it.each([
    ['code', { code: 'AB' }],
    ['code', { code: 'onam' }],
    ['code', { code: 'ONAM 2026' }],
    ['description', { description: '' }],
    ['description', { description: 'x'.repeat(201) }],
    ['amount', { reduction: { kind: 'amount', amount: NO_PAISE } }],
    ['percent', { reduction: { kind: 'percent', basisPoints: 0, cap: null } }],
    ['percent', { reduction: { kind: 'percent', basisPoints: 10_001, cap: null } }],
    ['percent', { reduction: { kind: 'percent', basisPoints: 12.5, cap: null } }],
    ['cap', { reduction: { kind: 'percent', basisPoints: 1_000, cap: NO_PAISE } }],
    ['minimum', { minimum: NO_PAISE }],
    ['totalLimit', { totalLimit: 0, perShopperLimit: null }],
    ['perShopperLimit', { perShopperLimit: 1.5 }],
    ['perShopperLimit', { totalLimit: 2, perShopperLimit: 3 }],
    ['validUntil', { validUntil: FINE.validFrom }],
  ] as const)('is refused for its %s: %o', (field, change) => {
    expect(couponProblems({ ...FINE, ...change }).map((problem) => problem.field)).toEqual([field]);
  });
});
