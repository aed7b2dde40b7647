import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COIN_ENTRY_KINDS } from '../coin/coin.ts';
import { NO_PAISE, type Paise, paise } from '../money.ts';
import { splitOrderGst } from '../order/place-order.ts';
import { creditNoteFigures } from '../tax-document/credit-note-figures.ts';
import { type InvoicedOrder, invoiceFigures } from '../tax-document/invoice-figures.ts';
import type { JournalEntry } from './journal-entry.ts';
import {
  acceptedEntry,
  captureEntry,
  carriedEntry,
  cashEntry,
  goodwillEntry,
  paidOutEntry,
  refundEntry,
  refundSentEntry,
} from './money-entries.ts';
import { coinsEntry, giftCardEntry, giftCardExpiredEntry, giftCardIssuedEntry } from './promise-entries.ts';
import { goodwillSettledEntry, invoiceEntry, returnEntry } from './sale-entries.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const KERALA = 'Kerala';
const anAmount = fc.integer({ min: 0, max: 100_000_000 }).map(paise);

/** An order at one rate, and the returned amount. */
const anOrder = fc
  .record({
    lines: fc.array(
      fc.record({ taxable: fc.integer({ min: 1, max: 500_000 }), quantity: fc.integer({ min: 1, max: 5 }) }),
      { minLength: 1, maxLength: 4 },
    ),
    delivery: fc.constantFrom(0, 4_000).map(paise),
    state: fc.constantFrom(KERALA, 'Tamil Nadu'),
    discount: anAmount,
    byCoupon: anAmount,
    byCoins: anAmount,
    returned: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  })
  .map(({ lines: given, state, delivery, ...more }) => {
    const lines = given.map((line) => ({
      description: 'Water',
      hsnCode: '20098990',
      quantity: line.quantity,
      price: paise(line.taxable),
      originalPrice: paise(line.taxable),
      taxable: paise(line.taxable),
    }));
    const taxable = paise(lines.reduce((sum, line) => sum + line.taxable, 0));
    const gst = paise(Math.floor((taxable * 1_800 + 5_000) / 10_000));
    const place = { sellerState: KERALA, supplyState: state };
    const figures = { subtotal: taxable, gst, delivery, gstInside: null };
    const taxed = lines.map((line) => ({ taxable: line.taxable, gst: NO_PAISE, gstBasisPoints: 1_800 }));
    const { cgst, sgst, igst, roundOff } = splitOrderGst(figures, taxed, null, place);
    const total = paise(taxable + gst + delivery);
    const order: InvoicedOrder = {
      ...{ taxable, cgst, sgst, igst, roundOff, delivery, total, supplyState: state },
      gstBasisPoints: 1_800,
      lines,
    };
    return { order, ...more };
  });

function balanceOf({ postings }: JournalEntry): number {
  return postings.reduce((sum, { side, amount }) => sum + (side === 'debit' ? amount : -amount), 0);
}

function changeOf({ postings }: JournalEntry, wanted: string): number {
  return postings
    .filter(({ account }) => account === wanted)
    .reduce((sum, { side, amount }) => sum + (side === 'debit' ? amount : -amount), 0);
}

function expectSound(entry: JournalEntry): void {
  expect(balanceOf(entry)).toBe(0);
  expect(entry.postings.every(({ amount }) => amount > 0)).toBe(true);
  const places = entry.postings.map(({ account, orderId }) => `${account} ${orderId}`);
  expect(new Set(places).size).toBe(places.length);
  expect(entry.postings.filter(({ account }) => account === 'round-off').length).toBeLessThanOrEqual(1);
}

describe('a sale and its return (JOURNAL-5, JOURNAL-6)', () => {
  const soldOf = (order: InvoicedOrder, discounts: { discount: Paise; byCoupon: Paise; byCoins: Paise }) => ({
    id: 'o',
    ...order,
    ...discounts,
  });

  it('balance to the paisa, however much was paid before', () => {
    fc.assert(
      fc.property(anOrder, anAmount, anAmount, ({ order, ...more }, advance, goodwill) => {
        const entry = invoiceEntry(soldOf(order, more), { advance, goodwill }, AT);
        expectSound(entry);
        const settled = Math.min(Math.max(0, advance - order.total), goodwill);
        expect(changeOf(entry, 'goodwill') + 0).toBe(0 - settled);
        expect(changeOf(entry, 'customer-advances')).toBe(advance);
        expect(changeOf(entry, 'customer-receivables')).toBe(order.total - advance + settled);
        const revenue = ['sales', 'discounts', 'coupon-discounts', 'coin-discounts'];
        expect(revenue.reduce((sum, account) => sum + changeOf(entry, account), 0)).toBe(-order.taxable);
        // Promised coins turn from liability into discount.
        expect(changeOf(entry, 'coins-on-orders') + changeOf(entry, 'coins-given')).toBe(0);
      }),
    );
  });

  // JOURNAL-29
  it('post sales at their taxable value from 1 December 2026, and gross with discounts before', () => {
    fc.assert(
      fc.property(anOrder, ({ order, ...more }) => {
        const nothing = { advance: NO_PAISE, goodwill: NO_PAISE };
        const of = (moment: string) => invoiceEntry(soldOf(order, more), nothing, new Date(moment));
        const [before, after] = [of('2026-11-30T18:29:59Z'), of('2026-11-30T18:30:00Z')];
        expectSound(after);
        const { discount, byCoupon, byCoins } = more;
        const discounts = ['discounts', 'coupon-discounts', 'coin-discounts'];
        expect(discounts.map((account) => changeOf(before, account))).toEqual([discount, byCoupon, byCoins]);
        expect(changeOf(before, 'sales')).toBe(-(order.taxable + discount + byCoupon + byCoins));
        expect(discounts.map((account) => changeOf(after, account))).toEqual([0, 0, 0]);
        expect(changeOf(after, 'sales')).toBe(-order.taxable);
        const others = (entry: JournalEntry) =>
          entry.postings.filter(({ account }) => ![...discounts, 'sales'].includes(account));
        expect(others(after)).toEqual(others(before));
      }),
    );
  });

  it('balance for any goods that come back, and together undo the sale when all of them do', () => {
    fc.assert(
      fc.property(anOrder, fc.nat({ max: 10_000 }), ({ order, returned, ...more }, kept) => {
        const all = order.lines.map((line, index) => ({
          position: index + 1,
          quantity: line.quantity,
          reason: 'damaged' as const,
        }));
        const first = all.filter((_, index) => returned[index]);
        const second = all.filter((line) => !first.includes(line));
        const parts = [first, second].filter((lines) => lines.length > 0);
        const sale = invoiceEntry(soldOf(order, more), { advance: order.total, goodwill: NO_PAISE }, AT);
        const back = parts.map((lines, index) => {
          const note = creditNoteFigures(order, KERALA, parts.slice(0, index).flat(), lines);
          const refund = paise(Math.max(0, note.total - kept));
          const goods = {
            returnId: `r-${index}`,
            orderId: 'o',
            note,
            refund,
            credited: NO_PAISE,
            roundOff: NO_PAISE,
            hasNote: true,
            isTooLate: false,
          };
          return returnEntry(goods, { advance: NO_PAISE, goodwill: paise(kept) }, AT);
        });
        for (const entry of back) expectSound(entry);
        for (const account of [
          'cgst-payable',
          'sgst-payable',
          'igst-payable',
          'delivery-income',
          'round-off',
        ]) {
          const undone = back.reduce((sum, entry) => sum + changeOf(entry, account), 0);
          expect(undone).toBe(0 - changeOf(sale, account));
        }
        const goods = back.reduce((sum, entry) => sum + changeOf(entry, 'sales-returns'), 0);
        expect(goods).toBe(order.taxable);
      }),
    );
  });

  it('give back what cash was rounded by beside the goods, and leave the customer with nothing (JOURNAL-20)', () => {
    fc.assert(
      fc.property(anOrder, fc.integer({ min: -50, max: 50 }), ({ order }, rounded) => {
        const lines = order.lines.map(({ quantity }, index) => ({
          ...{ position: index + 1, quantity },
          reason: 'damaged' as const,
        }));
        const note = creditNoteFigures(order, KERALA, [], lines);
        const roundOff = paise(note.total + rounded < 0 ? 0 : rounded);
        const refund = paise(note.total + roundOff);
        const books = { advance: NO_PAISE, goodwill: NO_PAISE };
        const goods = {
          returnId: 'r',
          orderId: 'o',
          note,
          refund,
          credited: NO_PAISE,
          roundOff,
          hasNote: true,
          isTooLate: false,
        };
        const entry = returnEntry(goods, books, AT);
        expectSound(entry);
        expect(changeOf(entry, 'customer-receivables')).toBe(0 - refund);
        expect(changeOf(entry, 'round-off')).toBe(note.roundOff + roundOff);
      }),
    );
  });

  it('take no tax back without a credit note', () => {
    fc.assert(
      fc.property(anOrder, ({ order }) => {
        const lines = [{ position: 1, quantity: 1, reason: 'damaged' as const }];
        const note = creditNoteFigures(order, KERALA, [], lines);
        const refund = note.total;
        const goods = {
          returnId: 'r',
          orderId: 'o',
          note,
          refund,
          credited: NO_PAISE,
          roundOff: NO_PAISE,
          hasNote: false,
          isTooLate: false,
        };
        const entry = returnEntry(goods, { advance: NO_PAISE, goodwill: NO_PAISE }, AT);
        expectSound(entry);
        expect(new Set(entry.postings.map(({ account }) => account))).toEqual(
          new Set(note.total === 0 ? [] : ['opening-balance', 'customer-receivables']),
        );
      }),
    );
  });

  it('name the taxes that the invoice prints', () => {
    fc.assert(
      fc.property(anOrder, ({ order, ...more }) => {
        const entry = invoiceEntry(soldOf(order, more), { advance: NO_PAISE, goodwill: NO_PAISE }, AT);
        const { taxes, taxTotals } = invoiceFigures(order, KERALA);
        taxes.forEach(({ name }, tax) => {
          const account = `${name.toLowerCase()}-payable`;
          expect(changeOf(entry, account)).toBe(0 - (taxTotals[tax] ?? 0));
        });
      }),
    );
  });
});

describe('money, gift cards and coins (JOURNAL-7 to JOURNAL-12)', () => {
  it('balance to the paisa', () => {
    const customers = fc.constantFrom('customer-advances' as const, 'customer-receivables' as const);
    fc.assert(
      fc.property(anAmount, anAmount, customers, (amount, other, customer) => {
        const money = { sourceId: 'x', orderId: 'o', customer, amount, happenedAt: AT };
        const byHand = paise(Math.min(amount, other));
        const books = { advance: amount, goodwill: other };
        const settled = goodwillSettledEntry({ id: 'o', due: byHand, change: '1' }, books, AT);
        const entries = [
          captureEntry(money),
          acceptedEntry(money),
          cashEntry({ ...money, roundOff: paise((other % 101) - 50) }),
          refundEntry(money),
          refundSentEntry(money),
          paidOutEntry(money),
          carriedEntry('cash carried over', money, 'p'),
          goodwillEntry({ ...money, byHand }),
          ...(settled === null ? [] : [settled]),
          ...(['bank', 'none'] as const).map((paidBy) =>
            giftCardIssuedEntry({ id: 'g', worth: amount, paidBy, happenedAt: AT }),
          ),
          giftCardExpiredEntry({ id: 1, left: amount, happenedAt: AT }),
          ...(['held', 'returned', 'refunded'] as const).map((kind) =>
            giftCardEntry({ id: 1, kind, orderId: 'o', customer, amount: paise(0 - amount), happenedAt: AT }),
          ),
          ...COIN_ENTRY_KINDS.map((kind) =>
            coinsEntry({ position: 1, kind, coins: -Math.floor(amount / 100), orderId: 'o', happenedAt: AT }),
          ),
        ];
        for (const entry of entries) expectSound(entry);
      }),
    );
  });

  it('post a refund as owed until it is sent', () => {
    const money = { sourceId: 'x', orderId: 'o', amount: paise(500), happenedAt: AT };
    const asked = refundEntry({ ...money, customer: 'customer-advances' });
    expect(changeOf(asked, 'refunds-payable')).toBe(-500);
    const sent = refundSentEntry(money);
    expect([changeOf(sent, 'refunds-payable'), changeOf(sent, 'gateway-receivable')]).toEqual([500, -500]);
  });

  it('settle goodwill only as far as the customer paid more than is due', () => {
    const settle = (advance: number, goodwill: number, due: number) => {
      const books = { advance: paise(advance), goodwill: paise(goodwill) };
      const entry = goodwillSettledEntry({ id: 'o', due: paise(due), change: '1' }, books, AT);
      return entry === null ? null : changeOf(entry, 'goodwill');
    };
    expect(settle(500, 100, 500)).toBeNull();
    expect(settle(100, 100, 0)).toBe(-100);
    expect(settle(500, 100, 450)).toBe(-50);
    expect(settle(500, 100, 0)).toBe(-100);
    expect(settle(500, 0, 0)).toBeNull();
  });
});
