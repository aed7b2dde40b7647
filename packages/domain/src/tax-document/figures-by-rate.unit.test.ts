import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PAISE, paise, sumPaise, timesPaise } from '../money.ts';
import { PRICE_MODES, rateIn } from '../pricing/price-mode.ts';
import { orderAsPlaced, SELLER } from '../testing/order-as-placed.ts';
import { creditNoteFigures, type ReturnedUnits } from './credit-note-figures.ts';
import { invoiceFigures, lineTaxes } from './invoice-figures.ts';

const money = fc.integer({ min: 0, max: 100_000 }).map(paise);
const line = fc.record({
  price: fc.integer({ min: 1, max: 30_000 }).map(paise),
  originalPrice: fc.option(fc.integer({ min: 1, max: 40_000 }).map(paise), { nil: null }),
  quantity: fc.integer({ min: 1, max: 4 }),
  gstRate: fc.constantFrom(0, 500, 1_200, 1_800, 4_000).map((basisPoints) => ({ basisPoints, above: null })),
});
const order = fc
  .tuple(
    fc.array(line, { minLength: 1, maxLength: 6 }),
    fc.record({ coupon: money, coins: money }),
    fc.constantFrom('Kerala', 'Delhi'),
    fc.constantFrom(...PRICE_MODES),
  )
  .map(
    ([lines, off, state, mode]) =>
      orderAsPlaced(
        lines.map((one) => ({ ...one, gstRate: rateIn(mode, one.gstRate) })),
        off,
        state,
      ).order,
  );

const returned = order.chain((one) =>
  fc.record({
    order: fc.constant(one),
    positions: fc.shuffledSubarray(
      one.lines.flatMap(({ quantity }, index) => Array.from({ length: quantity }, () => index + 1)),
      { minLength: one.lines.reduce((count, { quantity }) => count + quantity, 0) },
    ),
    reason: fc.constantFrom('damaged' as const, 'changed-mind' as const),
  }),
);

describe('an invoice of several rates', () => {
  it('adds up to the paisa: each line, each tax of each rate, delivery, and the total to the charge', () => {
    fc.assert(
      fc.property(order, (one) => {
        const figures = invoiceFigures(one, SELLER);
        const { lines, taxes, taxTotals, deliveryTaxes, taxable, roundOff, delivery, total } = figures;
        for (const printed of lines) {
          expect(sumPaise(printed.taxable, ...printed.taxes)).toBe(printed.total);
          printed.taxes.forEach((amount, tax) => {
            const each = (taxes[tax]?.basisPoints ?? 0) * (taxes.length / figures.rates.length);
            if (each !== printed.gstBasisPoints) expect(amount).toBe(0);
          });
        }
        taxTotals.forEach((amount, tax) => {
          expect(sumPaise(...lines.map((printed) => printed.taxes[tax] ?? NO_PAISE))).toBe(amount);
        });
        expect(sumPaise(taxable, ...taxTotals, roundOff, delivery, ...deliveryTaxes)).toBe(total);
        expect(sumPaise(...figures.deliveryShares.map((share) => share.taxable))).toBe(delivery);
        for (const [index, printed] of lines.entries()) {
          const sold = one.lines[index];
          const paid = sumPaise(
            printed.taxable,
            one.isInclusive ? paise((sold && 'gst' in sold && sold.gst) || 0) : NO_PAISE,
          );
          expect(timesPaise(printed.unitPrice, printed.quantity) - printed.discount).toBe(paid);
        }
        expect(sumPaise(...taxTotals, ...deliveryTaxes)).toBe(sumPaise(one.cgst, one.sgst, one.igst));
        expect(sumPaise(...figures.rates.map((rate) => rate.taxable))).toBe(taxable);
        expect(sumPaise(...figures.rates.map((rate) => rate.roundOff))).toBe(roundOff);
        expect(lineTaxes(one)).toEqual(lines.map((printed) => sumPaise(...printed.taxes)));
        expect(sumPaise(...deliveryTaxes)).toBe('deliveryTax' in one ? one.deliveryTax.gst : 0);
      }),
    );
  });

  it('has two equal halves of each rate within Kerala, and IGST alone elsewhere', () => {
    fc.assert(
      fc.property(order, (one) => {
        const { rates, taxes, taxTotals, deliveryTaxes } = invoiceFigures(one, SELLER);
        const names = one.supplyState === SELLER ? ['CGST', 'SGST'] : ['IGST'];
        expect(taxes).toEqual(
          rates.flatMap(({ basisPoints }) =>
            names.map((name) => ({ name, basisPoints: basisPoints / names.length })),
          ),
        );
        if (names.length === 1) return;
        for (let tax = 0; tax < taxes.length; tax += 2) {
          expect(taxTotals[tax]).toBe(taxTotals[tax + 1]);
          expect(deliveryTaxes[tax]).toBe(deliveryTaxes[tax + 1]);
        }
      }),
    );
  });
});

describe('the credit notes of an order of several rates', () => {
  it('add up to its invoice, tax by tax, and none is below nothing', () => {
    fc.assert(
      fc.property(returned, ({ order: one, positions, reason }) => {
        const units = positions.map((position): ReturnedUnits => ({ position, quantity: 1, reason }));
        const notes = units.map((unit, index) =>
          creditNoteFigures(one, SELLER, units.slice(0, index), [unit]),
        );
        const invoice = invoiceFigures(one, SELLER);
        const hasDelivery = reason === 'damaged';
        const kept = hasDelivery ? 0 : sumPaise(invoice.delivery, ...invoice.deliveryTaxes);
        expect(sumPaise(...notes.map(({ total }) => total))).toBe(invoice.total - kept);
        expect(Math.min(...notes.map(({ total }) => total))).toBeGreaterThanOrEqual(0);
        invoice.taxTotals.forEach((amount, tax) => {
          expect(sumPaise(...notes.map(({ taxTotals }) => taxTotals[tax] ?? NO_PAISE))).toBe(amount);
          const columns = sumPaise(...notes.map((note) => note.discount));
          expect(columns).toBe(invoice.discount);
          const onDelivery = sumPaise(...notes.map(({ deliveryTaxes }) => deliveryTaxes[tax] ?? NO_PAISE));
          expect(onDelivery).toBe(hasDelivery ? invoice.deliveryTaxes[tax] : 0);
        });
      }),
    );
  });
});
