import { indianStateNamed } from '../address/indian-states.ts';
import { PIN_CODE_SHAPE } from '../address/pin-code.ts';
import { gstinProblem, normaliseGstin } from '../contact/gstin.ts';
import { emailProblem, inField, nameProblem, phoneProblem } from '../contact/validate-contact.ts';
import { ENQUIRY_LIMITS } from '../contact/validate-enquiry.ts';
import { type FieldProblem, tooLong, wrong } from '../field-problem.ts';
import { addDays, isDay } from '../india-day.ts';
import { stateOfGstin } from '../tax-document/place-of-supply.ts';
import { typedDigits, typedLines, typedName } from '../text/typed-text.ts';

export type QuoteLineForm = {
  readonly variantId: string;
  readonly quantity: number;
  /** Rupees a unit, with or without GST as the shop's prices. */
  readonly price: number;
};

export type QuoteForm = {
  readonly name: string;
  readonly businessName: string;
  readonly gstin: string;
  readonly email: string;
  readonly phone: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly zipCode: string;
  readonly state: string;
  /** Confirmed although the PIN code is in another state. */
  readonly stateConfirmed: boolean;
  readonly lines: readonly QuoteLineForm[];
  /** Rupees; 0 is free. */
  readonly freight: number;
  /** ISO day in India. */
  readonly lastDay: string;
  readonly note: string;
};

/** Days, units, characters; money in rupees (QUOTE-1). */
export const QUOTE_LIMITS = {
  lines: 50,
  quantity: ENQUIRY_LIMITS.quantity,
  days: 90,
  proposedDays: 15,
  freight: 10_00_000,
  /** Of the goods, without GST: far below what a number holds exactly. */
  goods: 10_00_00_000,
  businessName: 150,
  address: 200,
  city: 100,
  note: 1_000,
  reason: 500,
} as const;

const LEAST_PRICE = 0.01;

/** QUOTE-1, by field. `today`: the day in India. */
export function quoteProblems(form: QuoteForm, today: string): FieldProblem[] {
  const gstin = normaliseGstin(form.gstin);
  const businessName = typedName(form.businessName);
  return [
    ...inField('name', nameProblem(form.name)),
    ...inField('email', emailProblem(form.email)),
    ...inField('phone', phoneProblem(form.phone)),
    ...wrong('businessName', gstin === '' || businessName !== '', 'A GSTIN needs the name of its business'),
    ...tooLong('businessName', 'Business name', businessName, QUOTE_LIMITS.businessName),
    ...inField('gstin', gstin === '' ? null : (gstinProblem(gstin) ?? unknownState(gstin))),
    ...tooLong('addressLine1', 'Address line 1', typedName(form.addressLine1), QUOTE_LIMITS.address),
    ...tooLong('addressLine2', 'Address line 2', typedName(form.addressLine2), QUOTE_LIMITS.address),
    ...tooLong('city', 'City', typedName(form.city), QUOTE_LIMITS.city),
    ...wrong(
      'zipCode',
      PIN_CODE_SHAPE.test(typedDigits(form.zipCode)),
      'PIN code must be exactly 6 digits and not start with 0',
    ),
    ...wrong('state', indianStateNamed(form.state) !== null, 'Please choose a state of India'),
    ...linesProblems(form.lines),
    ...freightProblems(form.freight),
    ...lastDayProblems(form.lastDay, today),
    ...tooLong('note', 'Note', typedLines(form.note), QUOTE_LIMITS.note),
  ];
}

/** Lines and freight alone, for a preview of the total. */
export function quoteMoneyProblems({ lines, freight }: Pick<QuoteForm, 'lines' | 'freight'>): FieldProblem[] {
  return [...linesProblems(lines), ...freightProblems(freight)];
}

function linesProblems(lines: QuoteForm['lines']): FieldProblem[] {
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return [
    ...wrong('lines', lines.length > 0, 'Add an item'),
    ...wrong('lines', lines.length <= QUOTE_LIMITS.lines, `A quote has at most ${QUOTE_LIMITS.lines} lines`),
    ...wrong('lines', !(goods > QUOTE_LIMITS.goods), 'The goods of a quote come to at most ₹10,00,00,000'),
    ...lines.flatMap(({ variantId, quantity, price }, index) => {
      const isTwice = lines.findIndex((one) => one.variantId === variantId) < index;
      return [
        ...wrong(`lines.${index}.quantity`, !isTwice, 'This item is named twice'),
        ...wrong(
          `lines.${index}.quantity`,
          Number.isInteger(quantity) && quantity >= 1 && quantity <= QUOTE_LIMITS.quantity,
          'A quantity is a whole number from 1 to 1,00,000',
        ),
        ...wrong(
          `lines.${index}.price`,
          isRupees(price) && price >= LEAST_PRICE,
          'A price is at least ₹0.01, with at most 2 decimals',
        ),
      ];
    }),
  ];
}

function freightProblems(freight: number): FieldProblem[] {
  const isFine = isRupees(freight) && freight >= 0 && freight <= QUOTE_LIMITS.freight;
  return wrong('freight', isFine, 'Freight is 0 to ₹10,00,000, with at most 2 decimals');
}

function lastDayProblems(lastDay: string, today: string): FieldProblem[] {
  const isFine = isDay(lastDay) && lastDay > today && lastDay <= addDays(today, QUOTE_LIMITS.days);
  return wrong('lastDay', isFine, `Choose a day from tomorrow to ${QUOTE_LIMITS.days} days from today`);
}

function unknownState(gstin: string): string | null {
  return stateOfGstin(gstin) === null ? 'This GSTIN names no state of India' : null;
}

/** Without fractions of a paisa. */
function isRupees(amount: number): boolean {
  return Number.isFinite(amount) && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
}

/** A reason helps the shop; an empty one is none (QUOTE-6). */
export function declineProblems({ reason }: { readonly reason: string }): FieldProblem[] {
  const typed = typedLines(reason);
  return [
    ...wrong('reason', typed !== '', 'Please tell us why'),
    ...tooLong('reason', 'Reason', typed, QUOTE_LIMITS.reason),
  ];
}
