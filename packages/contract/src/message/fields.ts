import { indianDigits } from '@ilaneer/domain/indian-digits';
import Type, { type Static, type TSchemaOptions, type TStringOptions } from 'typebox';

/** Annotation: the text for a missing or wrong value. */
export const PROBLEM_TEXT = 'x-problem';

/** Annotation: the text for a value that is too long or too large. */
export const TOO_LONG_TEXT = 'x-too-long';

/** Annotation: the normalisation of typed text; default: a line. */
export const TYPED_AS = 'x-typed';

/** `lines`: several lines; `digits`, `code`: no blanks; `search`: digits mapped to 0–9; `raw`: unchanged. */
type TypedAs = 'lines' | 'digits' | 'code' | 'search' | 'raw';

export function typedAs(kind: TypedAs): TSchemaOptions {
  return { [TYPED_AS]: kind };
}

/** Missing or wrong, and too long or too large; without the second, the limit is named with the field. */
export function problem(text: string, tooLong?: string): TSchemaOptions {
  return { [PROBLEM_TEXT]: text, ...(tooLong !== undefined && { [TOO_LONG_TEXT]: tooLong }) };
}

export function anyProblem(text: string): TSchemaOptions {
  return problem(text, text);
}

export function atMost(name: string, characters: number): string {
  return `${name} must be at most ${indianDigits(characters)} characters`;
}

const LONGEST_ID = 100;
const REQUIRED = ' is required';

/** Opaque, 1 to 100 characters. A long one is reported as such if its text names a required field. */
export function Id(text: string, tooLong?: string) {
  const name = text.endsWith(REQUIRED) ? text.slice(0, -REQUIRED.length) : null;
  const whenLong = tooLong ?? (name === null ? text : atMost(name, LONGEST_ID));
  return Type.String({ minLength: 1, maxLength: LONGEST_ID, ...problem(text, whenLong) });
}

/** A line, with a generous limit; the domain's rules are stricter. */
export function Text(maxLength: number, options: TStringOptions = {}) {
  return Type.String({ maxLength, ...options });
}

export function Lines(maxLength: number, options: TStringOptions = {}) {
  return Type.String({ maxLength, ...typedAs('lines'), ...options });
}

export function Digits(maxLength: number, options: TStringOptions = {}) {
  return Type.String({ maxLength, ...typedAs('digits'), ...options });
}

export function Code(maxLength: number, options: TStringOptions = {}) {
  return Type.String({ maxLength, ...typedAs('code'), ...options });
}

export function Search(maxLength: number, options: TStringOptions = {}) {
  return Type.String({ maxLength, ...typedAs('search'), ...options });
}

/** Not normalised: passwords, tokens, scanner input. */
export function Raw(maxLength: number, options: TStringOptions = {}) {
  return Type.String({ maxLength, ...typedAs('raw'), ...options });
}

export const Rupees = Type.Number({ description: 'Rupees, at most 2 decimals.' });

const MOST_RUPEES = 10_000_000;
const MOST_RUPEES_TEXT = `Please enter at most ₹${indianDigits(MOST_RUPEES)}`;

/** Above zero, without fractions of a paisa. */
export const PositiveRupees = Type.Refine(
  Type.Number({
    minimum: 0.01,
    maximum: MOST_RUPEES,
    ...problem('Please enter an amount in rupees with at most 2 decimals', MOST_RUPEES_TEXT),
  }),
  (rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6,
);

export const IsoDate = Type.String({ format: 'date-time', description: 'ISO 8601, UTC.' });

export const DateOrNull = Type.Union([IsoDate, Type.Null()]);

export const TextOrNull = Type.Union([Type.String(), Type.Null()]);

/** Repeats return the first order (CHECKOUT-9). */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 8,
      maxLength: 100,
      ...anyProblem('Idempotency-Key must be 8 to 100 characters'),
    }),
  ),
});

/** Larger limits are capped (HTTP-5). */
export const LARGEST_PAGE = 100;

/** Without a limit, the largest page. */
export const pageFields = {
  page: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      ...problem('page must be a positive number'),
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: `Entries per page; values above ${LARGEST_PAGE} count as ${LARGEST_PAGE}.`,
      ...problem('limit must be a positive number'),
    }),
  ),
};

export const Pagination = Type.Object({
  currentPage: Type.Integer({ description: 'Page number, from 1.' }),
  totalPages: Type.Integer({ description: 'Number of pages, at least 1.' }),
  totalItems: Type.Integer({ description: 'Entries on all pages.' }),
  itemsPerPage: Type.Integer(),
});

export type Pagination = Static<typeof Pagination>;

export const PIN_CODE_TEXT = 'PIN code must be exactly 6 digits and not start with 0';
