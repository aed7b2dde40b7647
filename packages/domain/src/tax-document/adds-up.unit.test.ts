import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountId } from '../journal/accounts.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { invoiceEntry, returnEntry } from '../journal/sale-entries.ts';
import { NO_PAISE, type Paise, paise, sumPaise } from '../money.ts';
import { FLAT_RATE } from '../pricing/gst-rate.ts';
import { gstByRate, type PricedLine, type Reductions } from '../pricing/price-cart.ts';
import { rateIn } from '../pricing/price-mode.ts';
import { orderAsPlaced, SELLER } from '../testing/order-as-placed.ts';
import { withoutTax } from './credit-note-deadline.ts';
import { creditNoteFigures, type ReturnedUnits } from './credit-note-figures.ts';
import { exchangeFigures } from './exchange-figures.ts';
import { type InvoiceFigures, invoiceFigures } from './invoice-figures.ts';
import { keptFigures } from './kept-figures.ts';

const MODES = [
  { prices: 'exclusive', tax: 'flat18' },
  { prices: 'exclusive', tax: 'hsn' },
  { prices: 'inclusive', tax: 'flat18' },
  { prices: 'inclusive', tax: 'hsn' },
] as const;
type Mode = (typeof MODES)[number];

/** Excludes prices that rounding can absorb (RETURN-21). */
const A_RUPEE = 100;

const basket = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 40_000 }),
    off: fc.integer({ min: 0, max: 5_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    basisPoints: fc.constantFrom(0, 500, 1_800, 4_000),
  }),
  { minLength: 1, maxLength: 7 },
);
type Basket = typeof basket extends fc.Arbitrary<infer One> ? One : never;
const money = fc.integer({ min: 0, max: 60_000 }).map(paise);
const reductions = fc.record({ coupon: money, coins: money });
const state = fc.constantFrom('Kerala', 'Delhi');

function linesOf({ prices, tax }: Mode, wanted: Basket): PricedLine[] {
  return wanted.map(({ price, off, quantity, basisPoints }) => {
    const line = { price: paise(price), originalPrice: paise(price + off), quantity };
    if (tax === 'hsn') return { ...line, gstRate: rateIn(prices, { basisPoints, above: null }) };
    return prices === 'inclusive' ? { ...line, gstRate: rateIn(prices, FLAT_RATE) } : line;
  });
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => Paise) => sumPaise(...rows.map(of));

/** Late note (TAX-DOCUMENT-20, JOURNAL-21): same money, output tax unchanged. */
function expectNoTaxBack(note: InvoiceFigures, { postings }: JournalEntry): void {
  const late = withoutTax(note);
  expect(late.total).toBe(note.total);
  expect(sumPaise(late.taxable, late.delivery)).toBe(note.total);
  expect(late.lines.map(({ total }) => total)).toEqual(note.lines.map(({ paid }) => paid));
  expect(sumPaise(...late.rates.map(({ taxable }) => taxable))).toBe(late.taxable);
  expect(sumPaise(...late.taxTotals, ...late.deliveryTaxes, late.roundOff)).toBe(0);
  const on = (wanted: AccountId) =>
    sumPaise(...postings.filter(({ account }) => account === wanted).map(({ amount }) => amount));
  expect(sumPaise(on('cgst-payable'), on('sgst-payable'), on('igst-payable'))).toBe(0);
  expect(on('gst-of-late-notes')).toBe(sumPaise(...note.taxTotals, ...note.deliveryTaxes));
  expect(on('customer-receivables')).toBe(note.total);
}

describe.each(MODES)('money with prices $prices and tax $tax', (mode) => {
  const isInclusive = mode.prices === 'inclusive';
  const placed = (wanted: Basket, off: Reductions, where: string) => {
    const lines = linesOf(mode, wanted);
    return { lines, ...orderAsPlaced(lines, off, where) };
  };
  const anyOrder = fc.tuple(basket, reductions, state);

  it('adds up in the cart: goods, reductions, GST, delivery, and GST by its rates', () => {
    fc.assert(
      fc.property(anyOrder, ([wanted, off, where]) => {
        const { lines, figures } = placed(wanted, off, where);
        const { summary, deliveryTax, lines: parts } = figures;
        expect(summary.totalMRP - summary.discount - summary.couponSavings - summary.coinSavings).toBe(
          summary.subtotal,
        );
        expect(summary.subtotal + summary.delivery + (isInclusive ? 0 : summary.gst)).toBe(summary.total);
        expect(sum(parts, ({ gst }) => gst) + (deliveryTax?.gst ?? 0)).toBe(summary.gst);
        const rates = gstByRate(lines, summary);
        if (rates !== null) expect(sum(rates, ({ gst }) => gst)).toBe(summary.gst);
        if (!isInclusive) return;
        expect(sum(rates ?? [], ({ taxable }) => taxable) + summary.gst).toBe(summary.total);
        for (const part of parts)
          expect(part.taxable + part.gst).toBe(part.goodsTotal - part.couponSavings - part.coinSavings);
      }),
    );
  });

  it('prints the figures shown to its shopper: one round-off, equal halves, lines as paid', () => {
    fc.assert(
      fc.property(anyOrder, ([wanted, off, where]) => {
        const { figures, order } = placed(wanted, off, where);
        const { summary } = figures;
        const invoice = invoiceFigures(order, SELLER);
        const { taxTotals, deliveryTaxes, lines, taxable, delivery, roundOff, total } = invoice;
        const heads = sumPaise(...taxTotals, ...deliveryTaxes);
        expect(heads).toBe(sumPaise(order.cgst, order.sgst, order.igst));
        expect(heads + roundOff).toBe(summary.gst);
        expect(sumPaise(taxable, delivery, ...taxTotals, ...deliveryTaxes, roundOff)).toBe(total);
        expect(total).toBe(summary.total);
        expect(order.cgst).toBe(order.sgst);
        expect(sum(lines, (line) => line.total) + roundOff).toBe(sum(lines, (line) => line.paid));
        if (isInclusive) expect(roundOff).toBe(0);
        else expect(Math.abs(roundOff)).toBeLessThanOrEqual(invoice.rates.length);
        for (const [index, line] of lines.entries()) {
          expect(sumPaise(line.taxable, ...line.taxes)).toBe(line.total);
          expect(Math.min(line.taxable, ...line.taxes, line.discount)).toBeGreaterThanOrEqual(0);
          if (!isInclusive) continue;
          const part = figures.lines[index];
          expect(line.total).toBe(sumPaise(part?.taxable ?? NO_PAISE, part?.gst ?? NO_PAISE));
          expect(line.unitPrice * line.quantity - line.discount).toBe(line.total);
        }
      }),
    );
  });

  it('balances in the books, and its credit notes take back the charge, head by head', () => {
    const returned = fc.tuple(anyOrder, fc.infiniteStream(fc.nat()));
    fc.assert(
      fc.property(returned, ([[wanted, off, where], chance]) => {
        const { figures, order } = placed(wanted, off, where);
        const { summary } = figures;
        const at = new Date(0);
        const books = { advance: order.total, goodwill: NO_PAISE };
        const sold = {
          ...{ id: 'order', taxable: order.taxable, discount: summary.discount },
          ...{ byCoupon: summary.couponSavings, byCoins: summary.coinSavings, delivery: order.delivery },
          ...{ cgst: order.cgst, sgst: order.sgst, igst: order.igst },
          ...{ roundOff: order.roundOff, total: order.total },
        };
        expect(() => invoiceEntry(sold, books, at)).not.toThrow();
        const units = order.lines.flatMap(({ quantity }, index) =>
          Array.from({ length: quantity }, (): ReturnedUnits => {
            return { position: index + 1, quantity: 1, reason: 'damaged' };
          }),
        );
        const shuffled = units.toSorted(() => ((chance.next().value ?? 0) % 2) - 0.5);
        const invoice = invoiceFigures(order, SELLER);
        const notes = shuffled.map((unit, index) =>
          creditNoteFigures(order, SELLER, shuffled.slice(0, index), [unit]),
        );
        expect(sum(notes, ({ total }) => total)).toBe(order.total);
        expect(sum(notes, ({ taxable }) => taxable)).toBe(order.taxable);
        expect(sum(notes, ({ roundOff }) => roundOff)).toBe(order.roundOff);
        invoice.taxTotals.forEach((amount, tax) => {
          expect(sum(notes, ({ taxTotals }) => taxTotals[tax] ?? NO_PAISE)).toBe(amount);
        });
        for (const [index, note] of notes.entries()) {
          const unit = shuffled[index];
          const line = invoice.lines[(unit?.position ?? 0) - 1];
          expect(Math.min(note.taxable, note.total, ...note.taxTotals)).toBeGreaterThanOrEqual(0);
          if (isInclusive && (line?.paid ?? 0) >= A_RUPEE * (line?.quantity ?? 1))
            expect(note.roundOff).toBe(0);
          const goods = {
            returnId: 'r',
            orderId: 'order',
            note,
            refund: note.total,
            credited: NO_PAISE,
            roundOff: NO_PAISE,
            hasNote: true,
            isTooLate: false,
          };
          const none = { advance: NO_PAISE, goodwill: NO_PAISE };
          expect(() => returnEntry(goods, none, at)).not.toThrow();
          expectNoTaxBack(note, returnEntry({ ...goods, isTooLate: true }, none, at));
        }
      }),
    );
  });

  it('comes to the invoice less its credit notes where units did not arrive (PARCEL-48)', () => {
    fc.assert(
      fc.property(anyOrder, fc.infiniteStream(fc.boolean()), ([wanted, off, where], isGone) => {
        const { order } = placed(wanted, off, where);
        const gone = order.lines.flatMap(({ quantity }, index) =>
          Array.from({ length: quantity }, (): ReturnedUnits => {
            return { position: index + 1, quantity: 1, reason: 'not-delivered' };
          }).filter(() => isGone.next().value === true),
        );
        const notes = gone.map((unit, index) =>
          creditNoteFigures(order, SELLER, gone.slice(0, index), [unit]),
        );
        const kept = keptFigures(order, gone);
        expect(kept.total + sum(notes, ({ total }) => total)).toBe(order.total);
        expect(kept.subtotal + sum(notes, ({ taxable }) => taxable)).toBe(order.taxable);
        expect(sumPaise(kept.subtotal, kept.gst, kept.delivery)).toBe(kept.total);
        expect(Math.min(kept.subtotal, kept.delivery, kept.deliveryGst, kept.total)).toBeGreaterThanOrEqual(
          0,
        );
        if (gone.length > 0) expect(kept.delivery + kept.deliveryGst).toBe(0);
      }),
    );
  });

  it('exchanges for exactly the returned amounts, and can be returned again', () => {
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 1, max: 5 }), ([wanted, off, where], count) => {
        const { order } = placed(wanted, off, where);
        const back = order.lines.map(({ quantity }, index): ReturnedUnits => {
          return { position: index + 1, quantity: Math.min(quantity, count), reason: 'wrong' };
        });
        const note = creditNoteFigures(order, SELLER, [], back);
        const same = { isSame: true, soldAt: paise(1), price: paise(1) };
        const place = { sellerState: SELLER, supplyState: where };
        const out = exchangeFigures(
          note,
          back.map(() => same),
          place,
        );
        const { cgst, sgst, igst, roundOff } = out.tax;
        expect(out.total).toBe(note.total);
        expect(sumPaise(out.subtotal, out.delivery, cgst, sgst, igst, roundOff)).toBe(out.total);
        expect(cgst).toBe(sgst);
        if (isInclusive) expect(roundOff).toBe(0);
        for (const line of out.lines) expect(Math.min(line.taxable, line.gst)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
