import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, sumPaise } from '../money.ts';
import { FIRST_DELIVERY_RULES } from '../pricing/delivery-rules.ts';
import { GST_BASIS_POINTS } from '../pricing/gst-rate.ts';
import { type PricedLine, priceCart, type Reductions } from '../pricing/price-cart.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { splitGst } from '../pricing/split-gst.ts';
import { creditNoteFigures, type ReturnedUnits } from './credit-note-figures.ts';
import { type InvoicedOrder, invoiceFigures } from './invoice-figures.ts';

const SELLER = 'Kerala';

function pricedAs(lines: readonly PricedLine[], off: Reductions, supplyState: string): InvoicedOrder {
  const summary = priceCart(lines, FIRST_DELIVERY_RULES, off);
  const amounts = priceLines(lines, summary);
  return {
    lines: lines.map((one, index) => ({
      price: one.price,
      originalPrice: one.originalPrice ?? one.price,
      quantity: one.quantity,
      description: `Thing ${index}`,
      hsnCode: '20098990',
      taxable: amounts[index]?.taxable ?? paise(0),
    })),
    gstBasisPoints: GST_BASIS_POINTS,
    taxable: summary.subtotal,
    ...splitGst(summary.subtotal, summary.gst, { sellerState: SELLER, supplyState }),
    delivery: summary.delivery,
    total: summary.total,
    supplyState,
  };
}

const money = fc.integer({ min: 0, max: 200_000 }).map(paise);
const line = fc.record({
  price: fc.integer({ min: 1, max: 50_000 }).map(paise),
  originalPrice: fc.option(fc.integer({ min: 1, max: 60_000 }).map(paise), { nil: null }),
  quantity: fc.integer({ min: 1, max: 7 }),
});
const invoicedOrder = fc
  .tuple(
    fc.array(line, { minLength: 1, maxLength: 6 }),
    fc.record({ coupon: money, coins: money }),
    fc.constantFrom('Kerala', 'Delhi'),
  )
  .map(([lines, off, state]) => pricedAs(lines, off, state));

const returned = invoicedOrder.chain((order) =>
  fc.record({
    order: fc.constant(order),
    units: fc.shuffledSubarray(
      order.lines.flatMap(({ quantity }, index) => Array.from({ length: quantity }, () => index + 1)),
      { minLength: order.lines.reduce((count, { quantity }) => count + quantity, 0) },
    ),
    sizes: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 }),
    reason: fc.constantFrom('damaged' as const, 'changed-mind' as const),
  }),
);

function cut(units: readonly number[], sizes: readonly number[], reason: 'damaged' | 'changed-mind') {
  const parts: ReturnedUnits[][] = [];
  let from = 0;
  for (let part = 0; from < units.length; part += 1) {
    const size = sizes[part % sizes.length] ?? 1;
    const counts = Map.groupBy(units.slice(from, from + size), (position) => position);
    parts.push([...counts].map(([position, list]) => ({ position, quantity: list.length, reason })));
    from += size;
  }
  return parts;
}

function notesOf(order: InvoicedOrder, parts: readonly (readonly ReturnedUnits[])[]) {
  return parts.map((part, index) => creditNoteFigures(order, SELLER, parts.slice(0, index).flat(), part));
}

/** Four at ₹50.00 with 18 % included: ₹169.49 taxable, ₹15.25 per half, 1 paisa round-off. */
function ordered4At50(): InvoicedOrder {
  const four = {
    price: paise(5_000),
    originalPrice: paise(6_000),
    quantity: 4,
    description: 'Thing',
    hsnCode: '20098990',
    taxable: paise(16_949),
    gst: paise(3_051),
    gstBasisPoints: 1_800,
  };
  return {
    lines: [four],
    gstBasisPoints: null,
    isInclusive: true,
    deliveryTax: { basisPoints: 1_800, gst: paise(0), shares: [] },
    taxable: paise(16_949),
    cgst: paise(1_525),
    sgst: paise(1_525),
    igst: paise(0),
    roundOff: paise(1),
    delivery: paise(0),
    total: paise(20_000),
    supplyState: SELLER,
  };
}

describe('the credit notes of an order', () => {
  it('give for each unit what one cost, rounded half up with those before it (RETURN-21)', () => {
    fc.assert(
      fc.property(invoicedOrder, (order) => {
        const invoice = invoiceFigures(order, SELLER);
        invoice.lines.forEach(({ quantity, paid }, index) => {
          const unit: ReturnedUnits = { position: index + 1, quantity: 1, reason: 'changed-mind' };
          const notes = notesOf(
            order,
            Array.from({ length: quantity }, () => [unit]),
          );
          expect(notes[0]?.total).toBe(Math.floor(paid / quantity + 0.5));
          for (const note of notes) {
            expect(Math.abs(note.total - paid / quantity)).toBeLessThanOrEqual(1);
            expect(Math.abs(note.roundOff)).toBeLessThanOrEqual(3);
            expect(Math.min(note.taxable, ...note.taxTotals)).toBeGreaterThanOrEqual(0);
          }
          expect(sumPaise(...notes.map(({ total }) => total))).toBe(paid);
        });
      }),
    );
  });

  it('add up to its invoice to the paisa when everything came back, however it was cut', () => {
    fc.assert(
      fc.property(returned, ({ order, units, sizes, reason }) => {
        const invoice = invoiceFigures(order, SELLER);
        const notes = notesOf(order, cut(units, sizes, reason));
        const delivery = reason === 'damaged' ? invoice.delivery : 0;
        expect(sumPaise(...notes.map(({ total }) => total))).toBe(
          invoice.total - invoice.delivery + delivery,
        );
        expect(sumPaise(...notes.map(({ taxable }) => taxable))).toBe(invoice.taxable);
        expect(sumPaise(...notes.map(({ roundOff }) => roundOff))).toBe(invoice.roundOff);
        expect(sumPaise(...notes.map(({ discount }) => discount))).toBe(invoice.discount);
        invoice.taxTotals.forEach((amount, tax) => {
          expect(sumPaise(...notes.map(({ taxTotals }) => taxTotals[tax] ?? paise(0)))).toBe(amount);
        });
      }),
    );
  });

  it('never add up to more than the invoice on the way there, and none is below nothing', () => {
    fc.assert(
      fc.property(returned, ({ order, units, sizes, reason }) => {
        const { total } = invoiceFigures(order, SELLER);
        let sum = 0;
        for (const note of notesOf(order, cut(units, sizes, reason))) {
          expect(note.total).toBeGreaterThanOrEqual(0);
          sum += note.total;
          expect(sum).toBeLessThanOrEqual(total);
        }
      }),
    );
  });

  it('add up each on its own, with two equal halves within Kerala', () => {
    fc.assert(
      fc.property(returned, ({ order, units, sizes, reason }) => {
        for (const note of notesOf(order, cut(units, sizes, reason))) {
          const { lines, taxable, taxTotals, roundOff, delivery, total } = note;
          for (const line of lines) {
            expect(line.unitPrice * line.quantity - line.discount).toBe(line.taxable);
            expect(sumPaise(line.taxable, ...line.taxes)).toBe(line.total);
            expect(Math.min(line.discount, line.taxable, ...line.taxes)).toBeGreaterThanOrEqual(0);
            if (line.taxes.length === 2) expect(line.taxes[0]).toBe(line.taxes[1]);
          }
          expect(sumPaise(...lines.map((line) => line.total), roundOff, delivery)).toBe(total);
          expect(sumPaise(taxable, ...taxTotals, roundOff, delivery)).toBe(total);
        }
      }),
    );
  });
});

describe('one credit note', () => {
  const lines = [{ price: paise(10_001), originalPrice: paise(12_000), quantity: 2 }];
  const order = pricedAs(lines, { coupon: paise(1), coins: paise(0) }, SELLER);
  const one: ReturnedUnits = { position: 1, quantity: 1, reason: 'leaking' };

  it('gives back the paid amount, not the list price', () => {
    const first = creditNoteFigures(order, SELLER, [], [one]);
    const second = creditNoteFigures(order, SELLER, [one], [one]);
    expect([first.taxable, second.taxable]).toEqual([10_001, 10_000]);
    expect([first.delivery, second.delivery]).toEqual([4_000, 0]);
    expect(first.total + second.total).toBe(order.total);
  });

  it('of one unit of four at ₹50.00 is ₹50.00, though taxable value and taxes are rounded each by itself', () => {
    const figures = { ...ordered4At50(), gstInside: 'by rate' as const };
    const notes = notesOf(figures, [[one], [one], [one], [one]]);
    expect(notes.map(({ total, delivery }) => total - delivery)).toEqual([5_000, 5_000, 5_000, 5_000]);
    expect(notes[0]).toMatchObject({ taxable: 4_237, taxTotals: [381, 381], roundOff: 1, discount: 1_000 });
    // Before RETURN-21: each paisa with the last unit.
    const older = notesOf({ ...figures, unitRounding: 'down' }, [[one], [one], [one], [one]]);
    expect(older.map(({ total, delivery }) => total - delivery)).toEqual([4_999, 4_999, 4_999, 5_003]);
  });

  it('gives the delivery charge back once, with the first goods that the shop got wrong', () => {
    const unwanted: ReturnedUnits = { ...one, reason: 'changed-mind' };
    expect(creditNoteFigures(order, SELLER, [], [unwanted]).delivery).toBe(0);
    expect(creditNoteFigures(order, SELLER, [unwanted], [one]).delivery).toBe(4_000);
    expect(creditNoteFigures(order, SELLER, [one], [unwanted]).delivery).toBe(0);
  });

  it('cannot give a unit back twice', () => {
    const both: ReturnedUnits = { ...one, quantity: 2 };
    expect(() => creditNoteFigures(order, SELLER, [both], [one])).toThrow('left to return');
    expect(() => creditNoteFigures(order, SELLER, [], [{ ...one, position: 2 }])).toThrow('left to return');
  });

  it('leaves nothing over of an order that cost nothing', () => {
    const free = pricedAs(lines, { coupon: paise(20_002), coins: paise(0) }, SELLER);
    expect(priceCart(lines, FIRST_DELIVERY_RULES, { coupon: paise(20_002), coins: paise(0) }).subtotal).toBe(
      0,
    );
    expect(creditNoteFigures(free, SELLER, [], [{ ...one, quantity: 2 }])).toMatchObject({
      taxable: 0,
      total: 4_000,
    });
  });
});
