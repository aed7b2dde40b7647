import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import type { GstRate } from '../pricing/gst-rate.ts';
import { rateIn } from '../pricing/price-mode.ts';
import { taxByRate } from '../pricing/tax-by-rate.ts';
import { atRatesOfTheDay, type BilledAmounts, totalOf } from './rates-of-the-day.ts';

const anyPercent = fc.constantFrom(0, 500, 1_200, 1_800, 4_000);
const anyRate: fc.Arbitrary<GstRate> = fc.record({
  basisPoints: anyPercent,
  above: fc.option(
    fc.record({ unitPrice: fc.integer({ min: 1_000, max: 300_000 }).map(paise), basisPoints: anyPercent }),
    { freq: 2 },
  ),
});
const anyLine = fc.record({
  before: anyRate,
  after: fc.option(anyRate, { freq: 6 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  goods: fc.integer({ min: 1, max: 600_000 }).map(paise),
  /** Value left after coupon and coins. */
  left: fc.integer({ min: 0, max: 100 }),
});
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  charge: fc.oneof(fc.constant(paise(0)), fc.integer({ min: 1, max: 20_000 }).map(paise)),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer One> ? One : never;

function billed({ lines, charge }: AnyOrder, prices: 'exclusive' | 'inclusive') {
  const rated = lines.map(({ before, quantity, goods, left }) => ({
    rate: rateIn(prices, before),
    quantity,
    goods,
    taxable: paise(Math.floor((goods * left) / 100)),
  }));
  const placed = taxByRate(rated, charge, 2);
  const isInside = prices === 'inclusive';
  const ordered: BilledAmounts = {
    lines: placed.lines,
    delivery: isInside ? paise(charge - placed.delivery.gst) : charge,
    deliveryTax: placed.delivery,
  };
  const on = (rateOf: (line: (typeof lines)[number]) => GstRate | null, from: BilledAmounts) =>
    atRatesOfTheDay(
      from.lines.map((line, index) => {
        const { quantity = 1, goods = paise(0) } = lines[index] ?? {};
        const rate = lines[index] === undefined ? null : rateOf(lines[index]);
        return { ...line, quantity, goods, rate: rate === null ? null : rateIn(prices, rate) };
      }),
      from,
      2,
    );
  return { ordered, on };
}

const paidOf = ({ taxable, gst }: { taxable: number; gst: number }) => taxable + gst;
const RUNS = { numRuns: 500 };

describe('an order at the rates of the day of its bill (PRICING-34)', () => {
  it.each(['exclusive', 'inclusive'] as const)(
    'stays as it was ordered where rates are the same, %s',
    (prices) => {
      fc.assert(
        fc.property(anyOrder, (order) => {
          const { ordered, on } = billed(order, prices);
          expect(on(({ before }) => before, ordered)).toBeNull();
        }),
        RUNS,
      );
    },
  );

  it('splits the paid amount again where GST is included: every line and delivery cost the same', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { ordered, on } = billed(order, 'inclusive');
        const after = on((line) => line.after, ordered);
        if (after === null) return;
        expect(after.lines.map(paidOf)).toEqual(ordered.lines.map(paidOf));
        expect(after.delivery + after.deliveryTax.gst).toBe(ordered.delivery + ordered.deliveryTax.gst);
        expect(totalOf(after)).toBe(totalOf(ordered));
        for (const { basisPoints, taxable, gst } of after.lines) {
          expect(gst % 2).toBe(0);
          const exact = ((taxable + gst) * basisPoints) / (10_000 + basisPoints);
          expect(Math.abs(gst - exact)).toBeLessThanOrEqual(1);
        }
        // The original rates restore the original amounts.
        const again = on((line) => (line.after === null ? null : line.before), after) ?? after;
        expect(again.lines).toEqual(ordered.lines);
      }),
      RUNS,
    );
  });

  it('never costs more where GST comes on top: the shop bears an increase and passes on a decrease', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { ordered, on } = billed(order, 'exclusive');
        const after = on((line) => line.after, ordered);
        if (after === null) return;
        after.lines.forEach((line, index) => {
          const was = ordered.lines[index] ?? expect.fail('a line too many');
          expect(line.taxable).toBeLessThanOrEqual(was.taxable);
          expect(paidOf(line)).toBeLessThanOrEqual(paidOf(was));
          if (line.basisPoints > was.basisPoints) expect(paidOf(line)).toBe(paidOf(was));
          if (line.basisPoints < was.basisPoints) expect(line.taxable).toBe(was.taxable);
          if (line.basisPoints === was.basisPoints && line.taxable === was.taxable) expect(line).toEqual(was);
          if (line.basisPoints !== was.basisPoints) {
            expect(Math.abs(line.gst - (line.taxable * line.basisPoints) / 10_000)).toBeLessThanOrEqual(1);
          }
        });
        expect(after.delivery).toBeLessThanOrEqual(ordered.delivery);
        expect(after.deliveryTax.gst % 2).toBe(0);
        expect(totalOf(after)).toBeLessThanOrEqual(totalOf(ordered));
      }),
      RUNS,
    );
  });

  it('takes 28 % out of the agreed ₹118.00, and charges ₹105.00 at 5 %', () => {
    const line = {
      basisPoints: 1_800,
      taxable: paise(10_000),
      gst: paise(1_800),
      quantity: 1,
      goods: paise(10_000),
    };
    const none = { delivery: paise(0), deliveryTax: { basisPoints: 1_800, gst: paise(0) } };
    const at = (basisPoints: number) =>
      atRatesOfTheDay([{ ...line, rate: { basisPoints, above: null } }], none, 2);
    expect(at(2_800)?.lines).toEqual([{ basisPoints: 2_800, taxable: 9_219, gst: 2_581 }]);
    expect(at(500)?.lines).toEqual([{ basisPoints: 500, taxable: 10_000, gst: 500 }]);
  });
});
