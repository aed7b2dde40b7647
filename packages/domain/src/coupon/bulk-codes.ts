import { type FieldProblem, wrong } from '../field-problem.ts';
import { CODE_LETTERS } from '../gift-card/gift-card.ts';
import { formatRupees } from '../money.ts';
import type { CouponReduction } from './coupon.ts';

const MOST_BULK_CODES = 10_000;

/** 60 random bits of each code. */
export const BULK_CODE_BYTES = 12;

const PREFIX = /^[A-Z0-9]{2,10}$/;

/** 'ONAM-7KQ2M9XWBTRA' (COUPON-15). */
export function bulkCode(prefix: string, random: Uint8Array): string {
  if (random.length < BULK_CODE_BYTES) {
    throw new RangeError(`a bulk code needs ${BULK_CODE_BYTES} random bytes`);
  }
  const letters = [...random.slice(0, BULK_CODE_BYTES)].map(
    (byte) => CODE_LETTERS[byte % CODE_LETTERS.length],
  );
  return `${prefix}-${letters.join('')}`;
}

/** COUPON-15. */
export function bulkProblems({ prefix, count }: { prefix: string; count: number }): FieldProblem[] {
  return [
    ...wrong('prefix', PREFIX.test(prefix), 'A prefix has 2 to 10 letters and digits, such as ONAM'),
    ...wrong(
      'count',
      Number.isInteger(count) && count >= 1 && count <= MOST_BULK_CODES,
      'Enter a whole number from 1 to 10,000',
    ),
  ];
}

/** '10% off, up to ₹50.00' */
export function couponWords(reduction: CouponReduction): string {
  if (reduction.kind === 'amount') return `${formatRupees(reduction.amount)} off`;
  const { basisPoints, cap } = reduction;
  return `${basisPoints / 100}% off${cap === null ? '' : `, up to ${formatRupees(cap)}`}`;
}
