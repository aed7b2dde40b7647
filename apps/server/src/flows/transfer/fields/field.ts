import { asciiDigits } from '@ilaneer/domain/text/ascii-digits';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';
import { typedDigits, typedLines, typedText } from '@ilaneer/domain/text/typed-text';
import { guardedCell, numberCell, unguardedCell } from '@ilaneer/domain/transfer/csv-cell';
import { listCell, readListCell } from '@ilaneer/domain/transfer/grid-cell';

export type Field<Row> = {
  readonly title: string;
  readonly about: string;
  readonly example: string;
  show(row: Row): string;
  /** Writes into the draft; returns the error. */
  read(cell: string, draft: Row): string | null;
};

export type Words = readonly [title: string, example: string, about?: string];

type Lens<Row, Value> = {
  readonly get: (row: Row) => Value;
  readonly set: (draft: Row, value: Value) => void;
};

export function text<Row>(words: Words, { get, set }: Lens<Row, string>): Field<Row> {
  return field(words, {
    show: (row) => guardedCell(get(row)),
    read: (cell, draft) => {
      set(draft, typedText(unguardedCell(cell)));
      return null;
    },
  });
}

export function textOrNone<Row>(words: Words, { get, set }: Lens<Row, string | null>): Field<Row> {
  return text(words, {
    get: (row) => get(row) ?? '',
    set: (draft, value) => set(draft, value === '' ? null : value),
  });
}

/** Multi-line text. */
export function lines<Row>(words: Words, { get, set }: Lens<Row, string>): Field<Row> {
  return field(words, {
    show: (row) => guardedCell(get(row)),
    read: (cell, draft) => {
      set(draft, typedLines(unguardedCell(cell)));
      return null;
    },
  });
}

/** Digits for other programs, such as a barcode. */
export function digits<Row>(words: Words, { get, set }: Lens<Row, string>): Field<Row> {
  return field(words, {
    show: (row) => numberCell(get(row)),
    read: (cell, draft) => {
      set(draft, typedDigits(unguardedCell(cell)));
      return null;
    },
  });
}

export function list<Row>(words: Words, { get, set }: Lens<Row, string[]>): Field<Row> {
  return field(words, {
    show: (row) => guardedCell(listCell(get(row))),
    read: (cell, draft) => {
      set(draft, readListCell(unguardedCell(cell)).map(typedText));
      return null;
    },
  });
}

export function wholeNumber<Row>(words: Words, { get, set }: Lens<Row, number | null>): Field<Row> {
  return field(words, {
    show: (row) => String(get(row) ?? ''),
    read: (cell, draft) => {
      const typed = typedText(cell);
      const number = typed === '' ? null : readTypedNumber(typed);
      if (number !== null && !Number.isSafeInteger(number)) return `"${typed}" is not a whole number`;
      set(draft, number);
      return null;
    },
  });
}

/** Rupees in the file, paise in the row. */
export function amount<Row>(words: Words, { get, set }: Lens<Row, number>): Field<Row> {
  return field(words, {
    show: (row) => (get(row) === 0 ? '' : (get(row) / 100).toFixed(2)),
    read: (cell, draft) => {
      const paise = readPaise(cell);
      if (typeof paise === 'string') return paise;
      set(draft, paise);
      return null;
    },
  });
}

export function yesNo<Row>(words: Words, { get, set }: Lens<Row, boolean>): Field<Row> {
  return field(words, {
    show: (row) => (get(row) ? 'yes' : 'no'),
    read: (cell, draft) => {
      const word = asciiDigits(typedText(cell)).toLowerCase();
      const value = YES.includes(word) ? true : NO.includes(word) ? false : null;
      if (value === null) return `Write yes or no, not "${typedText(cell)}"`;
      set(draft, value);
      return null;
    },
  });
}

// Excel capitalises booleans.
const YES = ['yes', 'y', 'true', '1'];
const NO = ['no', 'n', 'false', '0', ''];

export function field<Row>(
  [title, example, about = '']: Words,
  ways: Pick<Field<Row>, 'show' | 'read'>,
): Field<Row> {
  return { title, example, about, ...ways };
}

/** `1,499.50` or `Rs. 499/-` in paise; else the error. */
export function readPaise(cell: string): number | string {
  const typed = typedText(cell);
  if (typed === '') return 'Please enter an amount in rupees';
  const paise = Math.round(readTypedNumber(typed) * 100);
  const isExact = Math.abs(readTypedNumber(typed) * 100 - paise) < 1e-6;
  if (!Number.isSafeInteger(paise) || !isExact) return `"${typed}" is not an amount in rupees`;
  return paise;
}
