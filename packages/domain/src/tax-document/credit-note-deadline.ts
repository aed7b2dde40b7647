import { addDays, indiaDay } from '../india-day.ts';
import { NO_PAISE, sumPaise } from '../money.ts';
import { financialYearOf } from './financial-year.ts';
import type { InvoiceFigures, InvoiceLine } from './invoice-figures.ts';

/**
 * The last day, as an ISO day in India, on which a credit note against an invoice of this moment takes GST back: 30
 * November after the financial year of the invoice (CGST Act section 34(2)). The law ends it earlier where the annual
 * return was filed before, which the shop does not know.
 */
export function lastCreditNoteDay(invoicedAt: Date): string {
  return `20${financialYearOf(invoicedAt).slice(2)}-11-30`;
}

/** Whether a credit note that is issued at a moment comes too late to take GST back (TAX-DOCUMENT-20). */
export function isTooLateToCredit(invoicedAt: Date, at: Date): boolean {
  return indiaDay(at) > lastCreditNoteDay(invoicedAt);
}

/** Days before the last one from which staff are told of it. */
const TOLD_DAYS_BEFORE = 30;

/** How a credit note that is issued now would stand to its last day. */
export const CREDIT_NOTE_TIMES = ['in time', 'soon too late', 'too late'] as const;
export type CreditNoteTime = (typeof CREDIT_NOTE_TIMES)[number];

/** Whether staff should hurry with a return of goods that were invoiced then, or are too late (TAX-DOCUMENT-20). */
export function creditNoteTime(invoicedAt: Date, now: Date): CreditNoteTime {
  if (isTooLateToCredit(invoicedAt, now)) return 'too late';
  const isSoon = indiaDay(now) >= addDays(lastCreditNoteDay(invoicedAt), -TOLD_DAYS_BEFORE);
  return isSoon ? 'soon too late' : 'in time';
}

/**
 * The figures of a credit note that comes too late: the same money, and no tax in it, so that nobody takes back a tax that
 * the shop has to bear.
 */
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
