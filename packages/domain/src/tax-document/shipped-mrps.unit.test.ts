import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PAISE, paise, sumPaise } from '../money.ts';
import type { BilledOrder } from './billed-order.ts';
import { creditNoteFigures } from './credit-note-figures.ts';
import { invoiceFigures } from './invoice-figures.ts';
import { atInvoicedPrices, withShippedMrps } from './shipped-mrps.ts';

const PERSON: BilledOrder['buyer'] = {
  fullName: 'Asha Nair',
  addressLine1: '1 Palm Road',
  addressLine2: '',
  city: 'Kochi',
  state: 'Kerala',
  pinCode: '682001',
  country: 'India',
  phone: '9847012345',
};

function billed(isInclusive: boolean): BilledOrder {
  const line = { hsnCode: '2009', price: paise(5_500), originalPrice: paise(6_500), taxable: paise(9_322) };
  return {
    number: 'OD1',
    placedAt: new Date(0),
    isPaidOnDelivery: true,
    giftCard: null,
    cashRoundOff: NO_PAISE,
    buyer: PERSON,
    billTo: null,
    business: null,
    figures: {
      lines: [
        { ...line, description: 'Lime', quantity: 2 },
        { ...line, description: 'Cap', quantity: 1 },
      ],
      gstBasisPoints: 1_800,
      taxable: paise(18_644),
      cgst: paise(1_678),
      sgst: paise(1_678),
      igst: NO_PAISE,
      roundOff: NO_PAISE,
      delivery: NO_PAISE,
      total: paise(22_000),
      supplyState: 'Kerala',
      isInclusive,
    },
    discounts: {
      offListPrice: paise(3_000),
      byCoupon: NO_PAISE,
      couponCode: null,
      byCoins: NO_PAISE,
      coins: 0,
    },
  };
}

describe('the MRP of the goods that were shipped (BATCH-9)', () => {
  it('is the list price of their line, and the discount is measured on it', () => {
    const shipped = withShippedMrps(billed(true), (index) => (index === 0 ? paise(6_000) : null));
    expect(shipped.figures.lines.map(({ originalPrice }) => originalPrice)).toEqual([6_000, 6_500]);
    expect(shipped.discounts.offListPrice).toBe(2_000);
    expect(shipped.figures.total).toBe(22_000);
  });

  it('changes nothing where prices are before GST, nor below the price', () => {
    expect(withShippedMrps(billed(false), () => paise(6_000))).toEqual(billed(false));
    expect(withShippedMrps(billed(true), () => paise(5_499))).toEqual(billed(true));
  });
});

/** Two of each, at own rates with GST included. */
function pairs(): BilledOrder {
  const { figures, ...order } = billed(true);
  const lines = figures.lines.map((line) => ({
    ...line,
    quantity: 2,
    gstBasisPoints: 1_800,
    gst: paise(1_678),
  }));
  const deliveryTax = { basisPoints: 1_800, gst: NO_PAISE };
  return { ...order, figures: { ...figures, gstBasisPoints: null, lines, deliveryTax } };
}

describe('the credit note of goods that were shipped with another MRP (BATCH-9)', () => {
  const ordered = pairs();
  const unit = (position: number) => ({ position, quantity: 1, reason: 'changed-mind' as const });

  it('prints the MRP of its invoice, and all of them together its discount and its money', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5_500, max: 9_000 }),
        fc.shuffledSubarray([1, 1, 2, 2], { minLength: 4 }),
        (mrp, positions) => {
          const shipped = withShippedMrps(ordered, (index) => (index === 0 ? paise(mrp) : null));
          const invoice = invoiceFigures(shipped.figures, 'Kerala');
          const notes = positions.map((position, index) => {
            const before = positions.slice(0, index).map(unit);
            const figures = creditNoteFigures(ordered.figures, 'Kerala', before, [unit(position)]);
            const note = atInvoicedPrices(figures, invoice, [unit(position)]);
            const [line] = note.lines;
            expect(line?.unitPrice).toBe(position === 1 ? mrp : 6_500);
            expect(sumPaise(line?.paid ?? NO_PAISE, line?.discount ?? NO_PAISE)).toBe(line?.unitPrice);
            expect(note.total).toBe(figures.total);
            return note;
          });
          expect(sumPaise(...notes.map(({ discount }) => discount))).toBe(invoice.discount);
        },
      ),
    );
  });
});
