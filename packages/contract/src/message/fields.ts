import { indianDigits } from '@ilaneer/domain/indian-digits';
import Type, { type Static, type TSchemaOptions, type TStringOptions } from 'typebox';

/** The annotation that holds the text to show when a value is missing or wrong. */
export const PROBLEM_TEXT = 'x-problem';

/** The annotation under which a schema keeps the text to show when its value is too long. */
export const TOO_LONG_TEXT = 'x-too-long';

/** The annotation that says how a typed text is read where it comes in; a line of text where it is absent. */
export const TYPED_AS = 'x-typed';

/**
 * `lines`: several lines; `digits`: digits and signs without blanks; `code`: letters and digits without blanks; `search`: a
 * line whose digits are 0 to 9; `raw`: secrets, files and what scanners send, which stay as they are.
 */
type TypedAs = 'lines' | 'digits' | 'code' | 'search' | 'raw';

export function typedAs(kind: TypedAs): TSchemaOptions {
  return { [TYPED_AS]: kind };
}

/**
 * The options that give a field its specified error text: what is said when it is missing or wrong, and when it is too
 * long. Without the second, a text that is too long is told its limit under the field's name.
 */
export function problem(text: string, tooLong?: string): TSchemaOptions {
  return { [PROBLEM_TEXT]: text, ...(tooLong !== undefined && { [TOO_LONG_TEXT]: tooLong }) };
}

/** The same when one text says it all. */
export function anyProblem(text: string): TSchemaOptions {
  return problem(text, text);
}

/** What is said of a text that is too long. */
export function atMost(name: string, characters: number): string {
  return `${name} must be at most ${indianDigits(characters)} characters`;
}

const LONGEST_ID = 100;
const REQUIRED = ' is required';

/** An id: opaque text of 1 to 100 characters. One that is too long is told so where the text names what is required. */
export function Id(text: string, tooLong?: string) {
  const name = text.endsWith(REQUIRED) ? text.slice(0, -REQUIRED.length) : null;
  const whenLong = tooLong ?? (name === null ? text : atMost(name, LONGEST_ID));
  return Type.String({ minLength: 1, maxLength: LONGEST_ID, ...problem(text, whenLong) });
}

/** A line of text, with a generous limit; the domain's rules say more. */
export function Text(maxLength: number, options: TStringOptions = {}) {
  return Type.String({ maxLength, ...options });
}

/** Text of several lines. */
export function Lines(maxLength: number, options: TStringOptions = {}) {
  return Type.String({ maxLength, ...typedAs('lines'), ...options });
}

/** Digits, such as an OTP or a PIN code. */
export function Digits(maxLength: number, options: TStringOptions = {}) {
  return Type.String({ maxLength, ...typedAs('digits'), ...options });
}

/** A code of letters and digits. */
export function Code(maxLength: number, options: TStringOptions = {}) {
  return Type.String({ maxLength, ...typedAs('code'), ...options });
}

/** What to search for. */
export function Search(maxLength: number, options: TStringOptions = {}) {
  return Type.String({ maxLength, ...typedAs('search'), ...options });
}

/** What nobody cleans: a password, a token, what a scanner sends. */
export function Raw(maxLength: number, options: TStringOptions = {}) {
  return Type.String({ maxLength, ...typedAs('raw'), ...options });
}

/** Rupees on the wire: a number with at most 2 decimals. */
export const Rupees = Type.Number({ description: 'rupees, at most 2 decimals' });

/** More than nothing, and no part of a paisa. */
export const PositiveRupees = Type.Refine(
  Type.Number({
    minimum: 0.01,
    maximum: 10_000_000,
    ...problem('Please enter an amount in rupees with at most 2 decimals'),
  }),
  (rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6,
);

/** A date and time in ISO 8601, UTC. */
export const IsoDate = Type.String({ format: 'date-time', description: 'ISO 8601, UTC' });

export const DateOrNull = Type.Union([IsoDate, Type.Null()]);

export const TextOrNull = Type.Union([Type.String(), Type.Null()]);

/** Makes a repeated order request return the first order (CHECKOUT-9). */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 8,
      maxLength: 100,
      ...anyProblem('Idempotency-Key must be 8 to 100 characters'),
    }),
  ),
});

/** Whoever asks for more gets this many (HTTP-5). */
export const LARGEST_PAGE = 100;

/** Which page of a list is meant. Without a limit a page is as large as it may be. */
export const pageFields = {
  page: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'counted from 1',
      ...problem('page must be a positive number'),
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: `entries a page; more than ${LARGEST_PAGE} count as ${LARGEST_PAGE}`,
      ...problem('limit must be a positive number'),
    }),
  ),
};

/** Where a page stands in its list. */
export const Pagination = Type.Object({
  currentPage: Type.Integer({ description: 'counted from 1' }),
  totalPages: Type.Integer({ description: 'at least 1' }),
  totalItems: Type.Integer({ description: 'entries on all pages' }),
  itemsPerPage: Type.Integer(),
});

export type Pagination = Static<typeof Pagination>;

export const PIN_CODE_TEXT = 'PIN code must be exactly 6 digits and not start with 0';
