import type { BillBody, LineCostBody } from '@ilaneer/contract/staff/stock/bill-fields';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { NO_PAISE, type Paise, paiseFromRupees } from '@ilaneer/domain/money';
import { checkBill } from '@ilaneer/domain/stock-value/supplier-bill';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';

/** As typed, in rupees. */
export type TypedBill = {
  readonly supplierName: string;
  readonly supplierGstin: string;
  readonly number: string;
  readonly billedOn: string;
  readonly freight: string;
};

export type TypedCost = {
  readonly amount: string;
  /** Percent. */
  readonly gstRate: string;
  readonly claimsTax: boolean;
};

export const NEW_BILL: TypedBill = {
  ...{ supplierName: '', supplierGstin: '', number: '', billedOn: '', freight: '' },
};
export const NEW_COST: TypedCost = { amount: '', gstRate: '0', claimsTax: true };

export function billBody(bill: TypedBill): BillBody {
  return {
    ...bill,
    supplierGstin: bill.supplierGstin.trim() === '' ? null : bill.supplierGstin,
    freight: bill.freight.trim() === '' ? 0 : readTypedNumber(bill.freight),
  };
}

export function costBody({ amount, gstRate, claimsTax }: TypedCost): LineCostBody {
  return { amount: readTypedNumber(amount), gstRate: rateOf(gstRate), claimsTax };
}

/** Fields of lines are `lines.<index>.<field>`. */
export function billProblems(bill: TypedBill, costs: readonly TypedCost[], today: string): FieldProblem[] {
  const freight = bill.freight.trim() === '' ? NO_PAISE : paiseOf(bill.freight);
  const amounts = costs.map(({ amount }) => paiseOf(amount));
  const checked = checkBill(
    {
      ...bill,
      freight: freight ?? NO_PAISE,
      lines: costs.map(({ gstRate, claimsTax }, index) => ({
        ...{ variantId: '', quantity: 1, claimsTax },
        amount: amounts[index] ?? NO_PAISE,
        gstBasisPoints: Math.round(rateOf(gstRate) * 100),
      })),
    },
    today,
  );
  return [
    ...(freight === null ? [{ field: 'freight', message: 'Please write a number' }] : []),
    ...amounts.flatMap((amount, index) =>
      amount === null
        ? [{ field: `lines.${index}.amount`, message: 'Enter the amount of the line on the bill' }]
        : [],
    ),
    ...(checked.ok ? [] : checked.error),
  ];
}

/** The first message of each field of a part: `''` for the bill, `lines.0.` for a line. */
export function problemsOf(
  problems: readonly FieldProblem[],
  part: string,
): Readonly<Record<string, string | undefined>> {
  const own = problems.flatMap(({ field, message }) =>
    field.startsWith(part) && !field.slice(part.length).includes('.')
      ? [[field.slice(part.length), message] as const]
      : [],
  );
  return Object.fromEntries(own.toReversed());
}

function paiseOf(typed: string): Paise | null {
  const rupees = readTypedNumber(typed);
  return Number.isNaN(rupees) ? null : paiseFromRupees(rupees);
}

const RATES = { '0': 0, '0.25': 0.25, '3': 3, '5': 5, '12': 12, '18': 18, '28': 28, '40': 40 } as const;

export const RATE_WORDS = Object.keys(RATES);

function rateOf(typed: string): LineCostBody['gstRate'] {
  return Object.entries(RATES).find(([words]) => words === typed)?.[1] ?? 0;
}
