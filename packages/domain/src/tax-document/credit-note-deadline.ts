import { addDays, indiaDay } from '../india-day.ts';
import { NO_PAISE, sumPaise } from '../money.ts';
import { financialYearOf } from './financial-year.ts';
import type { InvoiceFigures, InvoiceLine } from './invoice-figures.ts';

/**
 * 30 November after the invoice's financial year (CGST Act section 34(2)). An earlier annual return would end
 * it; the shop does not know of one.
 */
export function lastCreditNoteDay(invoicedAt: Date): string {
  return `20${financialYearOf(invoicedAt).slice(2)}-11-30`;
}

/** TAX-DOCUMENT-20. */
export function isTooLateToCredit(invoicedAt: Date, at: Date): boolean {
  return indiaDay(at) > lastCreditNoteDay(invoicedAt);
}

/** Days of warning. */
const TOLD_DAYS_BEFORE = 30;

/** State relative to the deadline. */
export const CREDIT_NOTE_TIMES = ['in time', 'soon too late', 'too late'] as const;
export type CreditNoteTime = (typeof CREDIT_NOTE_TIMES)[number];

/** Urgency of a return by its invoice date (TAX-DOCUMENT-20). */
export function creditNoteTime(invoicedAt: Date, now: Date): CreditNoteTime {
  if (isTooLateToCredit(invoicedAt, now)) return 'too late';
  const isSoon = indiaDay(now) >= addDays(lastCreditNoteDay(invoicedAt), -TOLD_DAYS_BEFORE);
  return isSoon ? 'soon too late' : 'in time';
}

/** Late note: same money without tax, which the shop then bears. */
export function withoutTax(note: InvoiceFigures): InvoiceFigures {
  const lines = note.lines.map(
    (line): InvoiceLine => ({
      ...line,
      taxable: line.paid,
      taxes: line.taxes.map(() => NO_PAISE),
      total: line.paid,
    }),
  );
  return {
    ...note,
    lines,
    rates: note.rates.map((rate) => {
      const ofRate = lines.filter(({ gstBasisPoints }) => gstBasisPoints === rate.basisPoints);
      return { ...rate, taxable: sumPaise(...ofRate.map(({ paid }) => paid)), roundOff: NO_PAISE };
    }),
    taxable: sumPaise(...lines.map(({ paid }) => paid)),
    taxTotals: note.taxTotals.map(() => NO_PAISE),
    roundOff: NO_PAISE,
    delivery: sumPaise(note.delivery, ...note.deliveryTaxes),
    deliveryShares: note.deliveryShares.map((share) => ({
      ...share,
      taxable: sumPaise(share.taxable, share.gst),
      gst: NO_PAISE,
    })),
    deliveryTaxes: note.deliveryTaxes.map(() => NO_PAISE),
  };
}
