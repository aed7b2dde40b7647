import type { QuoteBody, StaffQuoteView } from '@ilaneer/contract/staff/messages/quotes';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { indiaDay } from '@ilaneer/domain/india-day';
import { QUOTE_LIMITS, quoteProblems } from '@ilaneer/domain/quote/quote-form';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';

/** `shopPrice` is shown beside the quoted one. */
export type LineValues = {
  variantId: string;
  name: string;
  sku: string;
  shopPrice: number;
  quantity: string;
  price: string;
};

/** As typed. */
export type QuoteValues = Omit<QuoteBody, 'lines' | 'freight'> & { lines: LineValues[]; freight: string };

export const QUOTE_LABELS = {
  name: 'Name',
  businessName: 'Business name',
  gstin: 'GSTIN',
  email: 'E-mail',
  phone: 'Phone',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  city: 'City',
  zipCode: 'PIN code',
  state: 'State',
  stateConfirmed: 'State confirmed',
  lines: 'Items',
  freight: 'Freight',
  lastDay: 'Valid until',
  note: 'Note to the buyer',
} satisfies Record<keyof QuoteValues, string>;

type Field = keyof QuoteValues | `lines.${number}.price` | `lines.${number}.quantity`;

/** Of refusals. */
export const QUOTE_FIELDS: readonly Field[] = [
  ...(Object.keys(QUOTE_LABELS) as (keyof QuoteValues)[]),
  ...Array.from({ length: QUOTE_LIMITS.lines }, (_, index): Field[] => [
    `lines.${index}.quantity`,
    `lines.${index}.price`,
  ]).flat(),
];

export function valuesOf(quote: StaffQuoteView): QuoteValues {
  const { name, businessName, gstin, email, phone, addressLine1, addressLine2, city, zipCode } = quote;
  return {
    ...{ name, businessName, gstin: gstin ?? '', email, phone, addressLine1, addressLine2, city, zipCode },
    state: quote.placeState,
    stateConfirmed: quote.stateConfirmed,
    lines: quote.lines.map((line) => ({
      variantId: line.variantId,
      name: line.variantName === '' ? line.name : `${line.name}, ${line.variantName}`,
      sku: line.sku,
      shopPrice: line.listPrice,
      quantity: String(line.quantity),
      price: String(line.price),
    })),
    freight: String(quote.quotedFreight),
    lastDay: quote.lastDay,
    note: quote.note,
  };
}

export function bodyOf({ lines, freight, ...values }: QuoteValues): QuoteBody {
  return { ...values, ...moneyOf({ lines, freight }) };
}

export function moneyOf({ lines, freight }: Pick<QuoteValues, 'lines' | 'freight'>) {
  return {
    lines: lines.map(({ variantId, quantity, price }) => ({
      variantId,
      quantity: readTypedNumber(quantity),
      price: readTypedNumber(price),
    })),
    freight: readTypedNumber(freight),
  };
}

export function problemsOf(values: QuoteValues): readonly FieldProblem[] {
  return quoteProblems(bodyOf(values), indiaDay(new Date()));
}

/** For a conflict. */
export function showValue(field: string, value: unknown): string {
  if (field !== 'lines') return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);
  return (value as readonly LineValues[])
    .map(({ quantity, name, price }) => `${quantity} × ${name} at ₹${price}`)
    .join(', ');
}
