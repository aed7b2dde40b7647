import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { BULK_CODE_BYTES, bulkCode, bulkProblems, couponWords } from './bulk-codes.ts';
import { normaliseCouponCode } from './coupon.ts';

describe('single-use codes (COUPON-15)', () => {
  it('have the form of a coupon code, with their prefix and twelve letters by chance', () => {
    const bytes = fc.uint8Array({ minLength: BULK_CODE_BYTES, maxLength: BULK_CODE_BYTES });
    fc.assert(
      fc.property(bytes, (random) => {
        const code = bulkCode('ONAM', random);
        expect(code).toMatch(/^ONAM-[2-9A-HJ-NP-Z]{12}$/);
        expect(normaliseCouponCode(code.toLowerCase())).toBe(code);
      }),
    );
  });

  it('differ wherever their random bytes differ in 5 bits', () => {
    const random = new Uint8Array(BULK_CODE_BYTES);
    const codes = Array.from({ length: 32 }, (_, byte) => bulkCode('A1', random.fill(byte)));
    expect(new Set(codes).size).toBe(32);
  });

  it.each([
    ['prefix', { prefix: 'O', count: 1 }],
    ['prefix', { prefix: 'ONAM-2026', count: 1 }],
    ['prefix', { prefix: 'ONAMFESTIVE', count: 1 }],
    ['count', { prefix: 'ONAM', count: 0 }],
    ['count', { prefix: 'ONAM', count: 10_001 }],
    ['count', { prefix: 'ONAM', count: 1.5 }],
  ])('are refused for their %s: %o', (field, asked) => {
    expect(bulkProblems(asked).map((problem) => problem.field)).toEqual([field]);
  });

  it('are fine up to 10,000', () => {
    expect(bulkProblems({ prefix: 'ONAM', count: 10_000 })).toEqual([]);
  });

  it.each([
    ['₹75.00 off', { kind: 'amount', amount: paise(7_500) }],
    ['12.5% off', { kind: 'percent', basisPoints: 1_250, cap: null }],
    ['10% off, up to ₹50.00', { kind: 'percent', basisPoints: 1_000, cap: paise(5_000) }],
  ] as const)('give %s', (words, reduction) => {
    expect(couponWords(reduction)).toBe(words);
  });
});
