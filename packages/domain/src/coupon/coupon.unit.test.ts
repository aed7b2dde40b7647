import { describe, expect, it } from 'vitest';
import { isCouponReusable } from './coupon.ts';

const ordered = [
  { position: 1, quantity: 2 },
  { position: 2, quantity: 1 },
];
const damaged = (position: number, quantity: number) => ({ position, quantity, reason: 'damaged' as const });
const unwanted = (position: number, quantity: number) => ({
  position,
  quantity,
  reason: 'changed-mind' as const,
});

describe('the coupon of an order with returns', () => {
  it.each([
    ['all, because of the shop', [damaged(1, 2), damaged(2, 1)], true],
    ['all, bit by bit', [damaged(1, 1), damaged(2, 1), damaged(1, 1)], true],
    ['a part', [damaged(1, 2)], false],
    ['a part of each line', [damaged(1, 1), damaged(2, 1)], false],
    ['all, some of it for a change of mind', [damaged(1, 2), unwanted(2, 1)], false],
    ['nothing', [], false],
  ])('%s: %s', (_what, returned, isBack) => {
    expect(isCouponReusable(ordered, returned)).toBe(isBack);
  });
});
