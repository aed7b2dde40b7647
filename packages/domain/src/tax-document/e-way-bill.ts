import { type FieldProblem, wrong } from '../field-problem.ts';
import { isDay } from '../india-day.ts';
import { type Paise, paise, sumPaise } from '../money.ts';

/** Worth of a consignment above which it needs one, in force from an ISO day (CGST Rule 138). */
const LIMITS: readonly { readonly from: string; readonly above: Paise }[] = [
  { from: '2018-04-01', above: paise(5_000_000) },
];

/** Goods in paise before GST, and GST. */
export type Consignment = {
  readonly lines: readonly {
    readonly taxable: Paise;
    readonly gst: Paise;
    readonly gstBasisPoints: number;
  }[];
  /** With GST. */
  readonly delivery: Paise;
};

/** TAX-DOCUMENT-17. Counts taxable goods and their delivery charge; `day` in India. */
export function needsEWayBill({ lines, delivery }: Consignment, day: string): boolean {
  const limit = LIMITS.findLast(({ from }) => from <= day);
  const taxed = lines.filter(({ gstBasisPoints }) => gstBasisPoints > 0);
  if (limit === undefined || taxed.length === 0) return false;
  return sumPaise(...taxed.flatMap(({ taxable, gst }) => [taxable, gst]), delivery) > limit.above;
}

/** Number and ISO day of an e-way bill (TAX-DOCUMENT-28). */
export type EWayBill = { readonly number: string; readonly madeOn: string };

const NUMBER = /^\d{12}$/;

export const E_WAY_FIELDS = {
  number: 'An e-way bill number has 12 digits',
  madeOn: 'Give the day of the e-way bill',
  tooLate: 'The e-way bill cannot be of a later day',
} as const;

/** Spaces as on the portal's print are allowed. `today` in India. */
export function eWayBillProblems({ number, madeOn }: EWayBill, today: string): FieldProblem[] {
  return [
    ...wrong('number', NUMBER.test(eWayNumber(number)), E_WAY_FIELDS.number),
    ...wrong('madeOn', isDay(madeOn), E_WAY_FIELDS.madeOn),
    ...wrong('madeOn', !isDay(madeOn) || madeOn <= today, E_WAY_FIELDS.tooLate),
  ];
}

export function eWayNumber(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}

/** 1234 5678 9012 */
export function eWayNumberWords(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

export const E_WAY_TEXT =
  'These goods are worth more than ₹50,000: they may travel only with an e-way bill (CGST Rule 138). Make one on the e-way bill portal and enter its number, before they are handed over.';
