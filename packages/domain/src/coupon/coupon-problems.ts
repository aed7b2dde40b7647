import { type FieldProblem, needed, wrong } from '../field-problem.ts';
import type { Coupon } from './coupon.ts';

const LONGEST_DESCRIPTION = 200;
const codeShape = /^[A-Z0-9-]{3,30}$/;
const WHOLE = 10_000;

/** The code is normalised (COUPON-13). */
export function couponProblems(coupon: Coupon & { readonly description: string }): FieldProblem[] {
  const { reduction, minimum, validFrom, validUntil, totalLimit, perShopperLimit } = coupon;
  return [
    ...wrong(
      'code',
      codeShape.test(coupon.code),
      'A code has 3 to 30 letters, digits and dashes, such as ONAM2026',
    ),
    ...needed('description', 'Description', coupon.description, LONGEST_DESCRIPTION),
    ...(reduction.kind === 'percent'
      ? [
          ...wrong(
            'percent',
            Number.isInteger(reduction.basisPoints) &&
              reduction.basisPoints > 0 &&
              reduction.basisPoints <= WHOLE,
            'Please enter a percentage above 0, and at most 100, with at most 2 decimals',
          ),
          ...wrong('cap', reduction.cap === null || reduction.cap > 0, ABOVE_ZERO),
        ]
      : wrong('amount', reduction.amount > 0, ABOVE_ZERO)),
    ...wrong('minimum', minimum === null || minimum > 0, ABOVE_ZERO),
    ...wrong('totalLimit', totalLimit === null || isCount(totalLimit), A_COUNT),
    ...wrong('perShopperLimit', perShopperLimit === null || isCount(perShopperLimit), A_COUNT),
    ...wrong(
      'perShopperLimit',
      totalLimit === null || perShopperLimit === null || perShopperLimit <= totalLimit,
      'One shopper cannot use it more often than all of them together',
    ),
    ...wrong(
      'validUntil',
      validFrom === null || validUntil === null || validFrom < validUntil,
      'It has to end after it begins',
    ),
  ];
}

const ABOVE_ZERO = 'Please enter an amount above ₹0';
const A_COUNT = 'Please enter a whole number, at least 1';

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}
