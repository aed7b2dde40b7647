import { gstinProblem, normaliseGstin } from '../contact/gstin.ts';
import { type FieldProblem, needed, wrong } from '../field-problem.ts';
import { addDays, isDay } from '../india-day.ts';
import { basisPointsOf, NO_PAISE, type Paise, paise, paiseFromRupees, prorate } from '../money.ts';
import { err, ok, type Result } from '../result.ts';
import { typedName, typedText } from '../text/typed-text.ts';
import type { CostAmounts } from './cost-pool.ts';

/** GST rates on bills, in basis points. */
export const BILL_GST_RATES = [0, 25, 300, 500, 1_200, 1_800, 2_800, 4_000] as const;

const LONGEST_NAME = 120;
const LONGEST_NUMBER = 40;
const MOST_YEARS = 3;
const MOST_PAISE = paiseFromRupees(10_00_00_000);

export type BillLine = {
  readonly variantId: string;
  readonly quantity: number;
  /** Of the whole line, before GST, after discounts. */
  readonly amount: Paise;
  readonly gstBasisPoints: number;
  /** Input tax is claimed; else it is part of the cost. */
  readonly claimsTax: boolean;
};

/** A supplier's bill of a receipt (STOCK-10). */
export type SupplierBill = {
  readonly supplierName: string;
  readonly supplierGstin: string | null;
  readonly number: string;
  readonly billedOn: string;
  /** Before GST, for all lines. */
  readonly freight: Paise;
  readonly lines: readonly BillLine[];
};

export type CostedLine = BillLine & {
  readonly freight: Paise;
  readonly igst: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
};

/** `today`: in India. Fields of lines are `lines.<index>.<field>`. */
export function checkBill(typed: SupplierBill, today: string): Result<SupplierBill, readonly FieldProblem[]> {
  const gstin = normaliseGstin(typed.supplierGstin ?? '');
  const bill = {
    ...typed,
    supplierName: typedName(typed.supplierName),
    supplierGstin: gstin === '' ? null : gstin,
    number: typedText(typed.number),
  };
  const gstinWords = gstin === '' ? null : gstinProblem(gstin);
  const problems = [
    ...needed('supplierName', 'Supplier', bill.supplierName, LONGEST_NAME),
    ...wrong('supplierGstin', gstinWords === null, gstinWords ?? ''),
    ...needed('number', 'Bill number', bill.number, LONGEST_NUMBER),
    ...dayProblems(bill.billedOn, today),
    ...amountProblems('freight', 'Freight', bill.freight),
    ...bill.lines.flatMap((line, index) => lineProblems(line, `lines.${index}`, bill.supplierGstin)),
  ];
  return problems.length > 0 ? err(problems) : ok(bill);
}

function dayProblems(billedOn: string, today: string): FieldProblem[] {
  if (!isDay(billedOn)) return [{ field: 'billedOn', message: 'Enter the date of the bill' }];
  if (billedOn > today) return [{ field: 'billedOn', message: 'The bill must not be of a later day' }];
  const isOld = billedOn < addDays(today, -366 * MOST_YEARS);
  return wrong('billedOn', !isOld, `The bill must be of the last ${MOST_YEARS} years`);
}

function lineProblems(
  { amount, gstBasisPoints }: BillLine,
  path: string,
  gstin: string | null,
): FieldProblem[] {
  const isRate = BILL_GST_RATES.some((one) => one === gstBasisPoints);
  return [
    ...amountProblems(`${path}.amount`, 'Amount', amount),
    ...wrong(`${path}.gstRate`, isRate, 'Choose a rate of GST'),
    ...wrong(
      `${path}.gstRate`,
      !isRate || gstBasisPoints === 0 || gstin !== null,
      'Enter the GSTIN of the supplier: a bill without one has no GST',
    ),
  ];
}

function amountProblems(field: string, label: string, amount: Paise): FieldProblem[] {
  if (amount < 0) return [{ field, message: `${label} must not be negative` }];
  return wrong(field, amount <= MOST_PAISE, `${label} must be at most ₹10,00,00,000`);
}

/** Freight by value, which bears the GST of its line; `stateCode`: first two digits of the shop's GSTIN. */
export function costLines(
  { supplierGstin, freight, lines }: SupplierBill,
  stateCode: string,
): readonly CostedLine[] {
  const shares = prorate(
    freight,
    lines.map(({ amount }) => amount),
  );
  const isWithinState = supplierGstin?.startsWith(stateCode) ?? true;
  return lines.map((line, index) => {
    const share = shares[index] ?? NO_PAISE;
    const taxable = paise(line.amount + share);
    const half = isWithinState ? basisPointsOf(taxable, line.gstBasisPoints / 2) : NO_PAISE;
    const igst = isWithinState ? NO_PAISE : basisPointsOf(taxable, line.gstBasisPoints);
    return { ...line, freight: share, igst, cgst: half, sgst: half };
  });
}

/** Cost with freight, and with GST that is not claimed. */
export function costOfLine({ amount, freight, igst, cgst, sgst, claimsTax }: CostedLine): CostAmounts {
  const net = amount + freight;
  return claimsTax
    ? { cost: paise(net), igst, cgst }
    : { cost: paise(net + igst + cgst + sgst), igst: NO_PAISE, cgst: NO_PAISE };
}

/** The day from which a cost is valid: from its receipt to today, in no locked month (`lockedThrough`: YYYY-MM). */
export function bookedOnProblems(
  bookedOn: string,
  { receivedOn, today, lockedThrough }: BookingLimits,
): FieldProblem[] {
  const field = 'bookedOn';
  if (!isDay(bookedOn)) return [{ field, message: 'Enter the day from which the cost is valid' }];
  if (bookedOn < receivedOn) {
    return [{ field, message: `The goods came in on ${receivedOn}: choose that day or a later one` }];
  }
  if (bookedOn > today) return [{ field, message: 'Choose a day that is not in the future' }];
  return wrong(
    field,
    lockedThrough === null || bookedOn.slice(0, 7) > lockedThrough,
    `The books are locked to the end of ${lockedThrough}: choose a later day`,
  );
}

export type BookingLimits = {
  readonly receivedOn: string;
  readonly today: string;
  readonly lockedThrough: string | null;
};
