import { describe, expect, it } from 'vitest';
import { NO_PAISE, paise } from '../money.ts';
import { needsEWayBill } from './e-way-bill.ts';

const line = (rupees: number, gstBasisPoints: number) => ({
  taxable: paise(rupees * 100),
  gst: paise((rupees * gstBasisPoints) / 100),
  gstBasisPoints,
});

describe('an e-way bill (TAX-DOCUMENT-17)', () => {
  it.each([
    ['goods of ₹50,000 with their GST', [line(40_000, 2_500)], 0, false],
    ['a paisa more', [line(40_000, 2_500)], 1, true],
    ['goods that bear no tax, whatever they are worth', [line(90_000, 0)], 4_000, false],
    ['taxed goods beside them', [line(90_000, 0), line(50_000, 500)], 0, true],
    ['nothing', [], 0, false],
  ] as const)('goes with %s: %j', (_, lines, delivery, needed) => {
    expect(needsEWayBill({ lines, delivery: delivery === 0 ? NO_PAISE : paise(delivery) })).toBe(needed);
  });
});
