import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, indiaDay, startOfIndiaDay } from '../india-day.ts';
import { paise } from '../money.ts';
import { creditNoteTime, isTooLateToCredit, lastCreditNoteDay, withoutTax } from './credit-note-deadline.ts';
import { creditNoteFigures } from './credit-note-figures.ts';
import { financialYearOf } from './financial-year.ts';
import { type InvoicedOrder, invoiceFigures } from './invoice-figures.ts';

/** Within 20 years, by the minute. */
const aMoment = fc
  .integer({ min: 0, max: 20 * 525_600 })
  .map((minute) => new Date(1_767_000_000_000 + minute * 60_000));

describe('the last day of a credit note (TAX-DOCUMENT-20)', () => {
  it.each([
    ['2026-04-01T00:00:00+05:30', '2027-11-30'],
    ['2027-03-31T23:59:59+05:30', '2027-11-30'],
    ['2027-04-01T00:00:00+05:30', '2028-11-30'],
  ])('of an invoice of %s is %s', (moment, day) => {
    expect(lastCreditNoteDay(new Date(moment))).toBe(day);
  });

  it('is the same for all of a financial year, eight months after it at most', () => {
    fc.assert(
      fc.property(aMoment, aMoment, (one, other) => {
        if (financialYearOf(one) === financialYearOf(other)) {
          expect(lastCreditNoteDay(one)).toBe(lastCreditNoteDay(other));
        }
        const left = (Date.parse(lastCreditNoteDay(one)) - Date.parse(indiaDay(one))) / 86_400_000;
        expect(left).toBeGreaterThanOrEqual(243);
        expect(left).toBeLessThanOrEqual(609);
      }),
    );
  });

  it('ends by the Indian calendar, and staff are warned 30 days before', () => {
    fc.assert(
      fc.property(aMoment, (invoicedAt) => {
        const day = lastCreditNoteDay(invoicedAt);
        const after = startOfIndiaDay(addDays(day, 1));
        const lastMoment = new Date(after.getTime() - 1);
        expect(isTooLateToCredit(invoicedAt, lastMoment)).toBe(false);
        expect(isTooLateToCredit(invoicedAt, after)).toBe(true);
        expect(creditNoteTime(invoicedAt, after)).toBe('too late');
        expect(creditNoteTime(invoicedAt, lastMoment)).toBe('soon too late');
        const told = startOfIndiaDay(addDays(day, -30));
        expect(creditNoteTime(invoicedAt, told)).toBe('soon too late');
        expect(creditNoteTime(invoicedAt, new Date(told.getTime() - 1))).toBe('in time');
      }),
    );
  });
});

describe('a credit note that comes too late', () => {
  it('takes back the paid delivery charge, with its GST', () => {
    const [none, total] = [paise(0), paise(23_900)];
    const order: InvoicedOrder = {
      ...{ taxable: paise(16_864), cgst: paise(1_823), sgst: paise(1_823), igst: none, roundOff: none },
      ...{ delivery: paise(3_390), total, supplyState: 'Kerala', isInclusive: true, gstInside: 'by line' },
      gstBasisPoints: null,
      lines: [
        {
          ...{ description: 'Bag', hsnCode: '42029200', quantity: 1, price: paise(19_900) },
          ...{
            originalPrice: paise(27_500),
            taxable: paise(16_864),
            gstBasisPoints: 1_800,
            gst: paise(3_036),
          },
        },
      ],
      deliveryTax: { basisPoints: 1_800, gst: paise(610) },
    };
    expect(invoiceFigures(order, 'Kerala').total).toBe(total);
    const note = creditNoteFigures(order, 'Kerala', [], [{ position: 1, quantity: 1, reason: 'wrong' }]);
    expect(withoutTax(note)).toMatchObject({ taxable: 19_900, delivery: 4_000, total, taxTotals: [0, 0] });
  });
});
