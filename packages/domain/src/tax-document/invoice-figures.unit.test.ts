import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, sumPaise } from '../money.ts';
import { FIRST_DELIVERY_RULES } from '../pricing/delivery-rules.ts';
import { GST_BASIS_POINTS } from '../pricing/gst-rate.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { splitGst } from '../pricing/split-gst.ts';
import { type InvoicedOrder, invoiceFigures, lineTaxes } from './invoice-figures.ts';
import { placeOfSupply } from './place-of-supply.ts';

const line = fc.record({
  price: fc.integer({ min: 1, max: 500_000 }).map(paise),
  originalPrice: fc.integer({ min: 1, max: 500_000 }).map(paise),
  quantity: fc.integer({ min: 1, max: 50 }),
});
const money = fc.integer({ min: 0, max: 5_000_000 }).map(paise);

const order = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    off: fc.record({ coupon: money, coins: money }),
    supplyState: fc.constantFrom('Kerala', ' kerala', 'Tamil Nadu', 'Delhi'),
  })
  .map(({ lines, off, supplyState }): InvoicedOrder => {
    const summary = priceCart(lines, FIRST_DELIVERY_RULES, off);
    const amounts = priceLines(lines, summary);
    return {
      lines: lines.map((one, index) => ({
        ...one,
        description: `Thing ${index}`,
        hsnCode: '20098990',
        taxable: amounts[index]?.taxable ?? paise(0),
      })),
      gstBasisPoints: GST_BASIS_POINTS,
      taxable: summary.subtotal,
      ...splitGst(summary.subtotal, summary.gst, { sellerState: 'Kerala', supplyState }),
      delivery: summary.delivery,
      total: summary.total,
      supplyState,
    };
  });

describe('the figures of an invoice', () => {
  it('add up to the paisa: each line, each column, and the total to the charge', () => {
    fc.assert(
      fc.property(order, (one) => {
        const { lines, taxTotals, ...figures } = invoiceFigures(one, 'Kerala');
        for (const { unitPrice, quantity, discount, taxable, taxes, total } of lines) {
          expect(unitPrice * quantity - discount).toBe(taxable);
          expect(sumPaise(taxable, ...taxes)).toBe(total);
          expect(Math.min(unitPrice, discount, taxable, ...taxes)).toBeGreaterThanOrEqual(0);
        }
        expect(sumPaise(...lines.map(({ taxable }) => taxable))).toBe(figures.taxable);
        expect(sumPaise(...lines.map(({ discount }) => discount))).toBe(figures.discount);
        taxTotals.forEach((amount, index) => {
          expect(sumPaise(...lines.map(({ taxes }) => taxes[index] ?? paise(0)))).toBe(amount);
        });
        const { taxable, roundOff, delivery, total } = figures;
        expect(sumPaise(taxable, ...taxTotals, roundOff, delivery)).toBe(total);
      }),
    );
  });

  it('give each line the same tax as the order page, and assign the round-off to none', () => {
    fc.assert(
      fc.property(order, (one) => {
        const { lines, taxTotals } = invoiceFigures(one, 'Kerala');
        const taxes = lineTaxes(one);
        expect(taxes).toEqual(lines.map((line) => sumPaise(...line.taxes)));
        expect(sumPaise(...taxes)).toBe(sumPaise(...taxTotals));
        expect(sumPaise(one.taxable, ...taxes, one.roundOff, one.delivery)).toBe(one.total);
      }),
    );
  });

  it('have two equal halves within Kerala and IGST elsewhere', () => {
    fc.assert(
      fc.property(order, (one) => {
        const { taxes, taxTotals, lines } = invoiceFigures(one, 'Kerala');
        if (one.supplyState.trim().toLowerCase() !== 'kerala') {
          expect(taxes).toEqual([{ name: 'IGST', basisPoints: 1_800 }]);
          return;
        }
        expect(taxes).toEqual([
          { name: 'CGST', basisPoints: 900 },
          { name: 'SGST', basisPoints: 900 },
        ]);
        expect(taxTotals[0]).toBe(taxTotals[1]);
        expect(lines.every((one) => one.taxes[0] === one.taxes[1])).toBe(true);
      }),
    );
  });

  it('name the place of supply with its code', () => {
    expect(placeOfSupply('Kerala')).toBe('Kerala (32)');
    expect(placeOfSupply(' tamil nadu ')).toBe('Tamil Nadu (33)');
    expect(placeOfSupply('Elsewhere')).toBe('Elsewhere');
  });

  it('print six digits of the HSN code', () => {
    const [one] = fc.sample(order, 1);
    expect(one && invoiceFigures(one, 'Kerala').lines[0]?.hsnCode).toBe('200989');
  });
});
