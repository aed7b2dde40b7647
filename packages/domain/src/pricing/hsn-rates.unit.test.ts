import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { basisPointsFor } from './gst-rate.ts';
import { doubleRate, type HsnRate, hsnRate } from './hsn-rates.ts';

function rate(hsn: string, from: string, basisPoints: number): HsnRate {
  return { hsn, from, basisPoints, above: null };
}

const RATES = [
  rate('4202', '2017-07-01', 1_800),
  rate('42022220', '2025-09-22', 500),
  rate('2009', '2017-07-01', 1_200),
  rate('2009', '2025-09-22', 500),
];
const basisPointsOn = (hsnCode: string, day: string) => hsnRate(RATES, hsnCode, day)?.basisPoints ?? null;

describe('the rate of an HSN code', () => {
  it.each([
    ['the newest on its first day', '20098990', '2025-09-22', 500],
    ['the former one on the day before', '20098990', '2025-09-21', 1_200],
    ['none before the first', '20098990', '2017-06-30', null],
    ['the longest code that it begins with', '42022220', '2026-01-01', 500],
    ['a shorter one while the longer is not in force', '42022220', '2025-09-21', 1_800],
    ['that of its own kind only', '42029200', '2026-01-01', 1_800],
    ['none when it is shorter than the code', '200', '2026-01-01', null],
    ['none when nothing is known', '9999', '2026-01-01', null],
  ])('is %s', (_, hsnCode, day, expected) => {
    expect(basisPointsOn(hsnCode, day)).toBe(expected);
  });

  it('is in force, matches, and is the most specific one in force, in any order', () => {
    const code = fc.stringMatching(/^[12]{1,4}$/);
    const day = fc.constantFrom('2017-07-01', '2020-01-01', '2025-09-22', '2026-04-01');
    const list = fc.array(
      fc.record({ hsn: code, from: day, basisPoints: fc.nat(4_000), above: fc.constant(null) }),
    );
    fc.assert(
      fc.property(list, code, day, (rates, hsnCode, today) => {
        const found = hsnRate(rates, hsnCode, today);
        const fitting = rates.filter(({ hsn, from }) => hsnCode.startsWith(hsn) && from <= today);
        expect(found === null).toBe(fitting.length === 0);
        for (const one of fitting) {
          expect(one.hsn.length).toBeLessThanOrEqual(found?.hsn.length ?? 0);
          if (one.hsn === found?.hsn) expect(one.from <= found.from).toBe(true);
        }
      }),
    );
  });

  it('is found out when it is there twice', () => {
    expect(doubleRate(RATES)).toBe(null);
    const again = rate('4202', '2017-07-01', 500);
    expect(doubleRate([...RATES, again])).toBe(again);
  });
});

describe('a rate that depends on the price of a piece', () => {
  const shirts = { basisPoints: 500, above: { unitPrice: paise(250_000), basisPoints: 1_800 } };

  it('depends on the price paid for each piece, and the limit itself bears the lower one', () => {
    expect(basisPointsFor(shirts, paise(250_000), 1)).toBe(500);
    expect(basisPointsFor(shirts, paise(250_001), 1)).toBe(1_800);
    expect(basisPointsFor(shirts, paise(750_000), 3)).toBe(500);
    expect(basisPointsFor(shirts, paise(750_001), 3)).toBe(1_800);
  });
});
