import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floorAtZero, NO_PAISE, type Paise, paise, subtractPaise, sumPaise, timesPaise } from '../money.ts';
import { figuresOf } from '../order/place-order.ts';
import { FIRST_DELIVERY_RULES } from '../pricing/delivery-rules.ts';
import { GST_BASIS_POINTS } from '../pricing/gst-rate.ts';
import type { PricedLine, Reductions } from '../pricing/price-cart.ts';
import { creditNoteFigures } from './credit-note-figures.ts';
import { type InvoicedOrder, invoiceFigures } from './invoice-figures.ts';

const SELLER = 'Kerala';

function ordered(lines: readonly PricedLine[], off: Reductions, supplyState: string) {
  const figures = figuresOf(lines, { sellerState: SELLER, supplyState }, FIRST_DELIVERY_RULES, off);
  const { summary, tax, deliveryTax, lines: amounts } = figures;
  const kept = lines.map((line, index) => ({
    price: line.price,
    originalPrice: line.originalPrice ?? line.price,
    quantity: line.quantity,
    description: `Thing ${index}`,
    hsnCode: '61091000',
    taxable: amounts[index]?.taxable ?? NO_PAISE,
    gst: amounts[index]?.gst ?? NO_PAISE,
    gstBasisPoints: amounts[index]?.gstBasisPoints ?? 0,
  }));
  const { delivery, total } = summary;
  const head = { lines: kept, taxable: summary.subtotal, ...tax, delivery, total, supplyState };
  const order: InvoicedOrder =
    deliveryTax === null
      ? { ...head, gstBasisPoints: GST_BASIS_POINTS }
      : { ...head, gstBasisPoints: null, deliveryTax };
  return { figures, order };
}

const goodsOf = ({ price, quantity }: PricedLine): Paise => timesPaise(price, quantity);
const sum = (amounts: readonly Paise[]): Paise => sumPaise(...amounts);

const plainLine = fc.record({
  price: fc.integer({ min: 1, max: 60_000 }).map(paise),
  originalPrice: fc.option(fc.integer({ min: 1, max: 80_000 }).map(paise), { nil: null }),
  quantity: fc.integer({ min: 1, max: 5 }),
  takesCoupon: fc.boolean(),
});
const ratedLine = fc
  .tuple(
    plainLine,
    fc.constantFrom(
      { basisPoints: 0, above: null },
      { basisPoints: 500, above: null },
      // The rate depends on the discounted price.
      { basisPoints: 500, above: { unitPrice: paise(30_000), basisPoints: 1_800 } },
    ),
  )
  .map(([line, gstRate]) => ({ ...line, gstRate }));
const shopped = fc.record({
  lines: fc.oneof(
    fc.array<PricedLine>(plainLine, { minLength: 1, maxLength: 6 }),
    fc.array<PricedLine>(ratedLine, { minLength: 1, maxLength: 6 }),
  ),
  coupon: fc.integer({ min: 0, max: 300_000 }).map(paise),
  coins: fc.integer({ min: 0, max: 500 }).map((rupees) => paise(rupees * 100)),
  state: fc.constantFrom('Kerala', 'Delhi'),
});

describe('a coupon that is for some lines of an order (COUPON-1, PRICING-9)', () => {
  it('adds up over the lines that it is for, and takes nothing off the others', () => {
    fc.assert(
      fc.property(shopped, ({ lines, coupon, coins, state }) => {
        const { summary, lines: amounts } = ordered(lines, { coupon, coins }, state).figures;
        const isFor = (index: number) => lines[index]?.takesCoupon === true;
        expect(sum(amounts.map(({ couponSavings }) => couponSavings))).toBe(summary.couponSavings);
        expect(sum(amounts.map(({ coinSavings }) => coinSavings))).toBe(summary.coinSavings);
        expect(sum(amounts.map(({ taxable }) => taxable))).toBe(summary.subtotal);
        expect(summary.couponSavings).toBeLessThanOrEqual(sum(lines.filter((_, i) => isFor(i)).map(goodsOf)));
        for (const [index, line] of amounts.entries()) {
          if (!isFor(index)) expect(line.couponSavings).toBe(0);
          expect(line.taxable).toBeGreaterThanOrEqual(0);
          expect(line.gst).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('leaves a returned line that it was not for worth its full price with the tax on it', () => {
    fc.assert(
      fc.property(shopped, ({ lines, coupon, state }) => {
        const { order } = ordered(lines, { coupon, coins: NO_PAISE }, state);
        const invoice = invoiceFigures(order, SELLER);
        for (const [index, line] of lines.entries()) {
          if (line.takesCoupon === true) continue;
          const back = { position: index + 1, quantity: line.quantity, reason: 'changed-mind' as const };
          const note = creditNoteFigures(order, SELLER, [], [back]);
          expect(note.taxable).toBe(goodsOf(line));
          expect(note.lines[0]?.total).toBe(invoice.lines[index]?.total);
        }
      }),
    );
  });

  it('gives back what its lines cost less the coupon, so that all returns are the order', () => {
    fc.assert(
      fc.property(shopped, ({ lines, coupon, coins, state }) => {
        const { order, figures } = ordered(lines, { coupon, coins }, state);
        const units = lines.map(({ quantity }, index) => ({
          position: index + 1,
          quantity,
          reason: 'changed-mind' as const,
        }));
        const notes = units.map((one, index) =>
          creditNoteFigures(order, SELLER, units.slice(0, index), [one]),
        );
        expect(sum(notes.map(({ taxable }) => taxable))).toBe(figures.summary.subtotal);
        const fitting = lines.flatMap((line, i) => (line.takesCoupon === true ? [i] : []));
        const paid = sum(fitting.map((i) => notes[i]?.taxable ?? NO_PAISE));
        const off = sum(fitting.map((i) => figures.lines[i]?.coinSavings ?? NO_PAISE));
        const goods = sum(
          fitting.map((i) => goodsOf(lines[i] ?? { price: NO_PAISE, originalPrice: null, quantity: 0 })),
        );
        expect(paid).toBe(
          floorAtZero(subtractPaise(subtractPaise(goods, figures.summary.couponSavings), off)),
        );
      }),
    );
  });

  it('is what it was for an order of goods that it is all for', () => {
    fc.assert(
      fc.property(shopped, ({ lines, coupon, coins, state }) => {
        const unsaid = lines.map(({ takesCoupon: _, ...line }) => line);
        const all = lines.map((line) => ({ ...line, takesCoupon: true }));
        expect(ordered(all, { coupon, coins }, state).figures).toEqual(
          ordered(unsaid, { coupon, coins }, state).figures,
        );
      }),
    );
  });

  it('costs a cap nothing when 15 % of the oil is off', () => {
    const oil = { price: paise(40_000), originalPrice: null, quantity: 1, takesCoupon: true };
    const cap = { price: paise(40_000), originalPrice: null, quantity: 1, takesCoupon: false };
    const { figures } = ordered([oil, cap], { coupon: paise(6_000), coins: NO_PAISE }, 'Kerala');
    expect(figures.lines.map(({ taxable }) => taxable)).toEqual([34_000, 40_000]);
    expect(figures.summary).toMatchObject({ subtotal: 74_000, gst: 13_320, total: 87_320 });
  });
});
