import { describe, expect, it } from 'vitest';
import { NO_PAISE, paise } from '../money.ts';
import { eWayBillProblems, eWayNumber, eWayNumberWords, needsEWayBill } from './e-way-bill.ts';

const line = (rupees: number, gstBasisPoints: number) => ({
  taxable: paise(rupees * 100),
  gst: paise((rupees * gstBasisPoints) / 100),
  gstBasisPoints,
});

describe('an e-way bill (TAX-DOCUMENT-17)', () => {
  it.each([
    ['goods of ₹50,000 with their GST', [line(40_000, 2_500)], 0, false],
    ['a paisa more', [line(40_000, 2_500)], 1, true],
    ['goods without tax, at any worth', [line(90_000, 0)], 4_000, false],
    ['taxed goods beside them', [line(90_000, 0), line(50_000, 500)], 0, true],
    ['nothing', [], 0, false],
  ] as const)('goes with %s: %j', (_, lines, delivery, needed) => {
    const consignment = { lines, delivery: delivery === 0 ? NO_PAISE : paise(delivery) };
    expect(needsEWayBill(consignment, '2026-11-30')).toBe(needed);
    expect(needsEWayBill(consignment, '2018-03-31')).toBe(false);
  });

  it.each([
    ['123456789012', '2026-11-30', []],
    ['1234 5678 9012', '2026-11-29', []],
    ['12345678901', '2026-11-30', ['number']],
    ['12345678901A', '2026-11-30', ['number']],
    ['123456789012', '2026-12-01', ['madeOn']],
    ['123456789012', '2026-02-30', ['madeOn']],
    ['', '', ['number', 'madeOn']],
  ])('%s of %s has faults in %j (TAX-DOCUMENT-28)', (number, madeOn, fields) => {
    expect(eWayBillProblems({ number, madeOn }, '2026-11-30').map(({ field }) => field)).toEqual(fields);
  });

  it('is read with spaces and printed with them', () => {
    expect(eWayNumber(' 1234 5678 9012 ')).toBe('123456789012');
    expect(eWayNumberWords('123456789012')).toBe('1234 5678 9012');
  });
});
