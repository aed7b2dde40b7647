import type { VariantRowView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';
import { type ShelfMrp, shelfMrpWarning } from '../shelf-mrp.ts';

export const PRICE_COLUMNS = ['price', 'originalPrice', 'mrp'] as const;
export const SHEET_COLUMNS = [...PRICE_COLUMNS, 'onHand'] as const;

export type PriceColumn = (typeof PRICE_COLUMNS)[number];
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

export type SheetRow = Pick<
  VariantRowView,
  'id' | 'version' | 'productId' | 'productName' | 'name' | 'sku' | PriceColumn
> & {
  /** Null while unknown. */
  readonly onHand: number | null;
  readonly forSale: number;
  /** Counted batch; null: unbatched. */
  readonly batchId: string | null;
  /** Why counting is elsewhere. */
  readonly elsewhere: string | null;
  /** Null while unknown. */
  readonly shelf: ShelfMrp | null;
};

/** Input with its base, to detect conflicts. */
export type Edit = {
  readonly from: SheetRow;
  readonly typed: Readonly<Partial<Record<SheetColumn, string>>>;
};

export type Edits = Readonly<Record<string, Edit>>;

export type Cell = { readonly row: number; readonly column: number };

export type IsOpen = (row: SheetRow, column: SheetColumn) => boolean;

export function cellText(row: SheetRow, column: SheetColumn, edits: Edits): string {
  return edits[row.id]?.typed[column] ?? textOf(row, column);
}

/** BATCH-8. */
export function shelfWarnings(edits: Edits): string[] {
  return Object.values(edits).flatMap(({ from, typed }) => {
    const warning = typed.price === undefined ? null : shelfMrpWarning(Number(typed.price), from.shelf);
    return warning === null ? [] : [`${from.sku}: ${warning}`];
  });
}

export function cellProblem(row: SheetRow, column: SheetColumn, edits: Edits): string | null {
  const typed = edits[row.id]?.typed ?? {};
  const text = cellText(row, column, edits);
  if (column === 'onHand') {
    if (typed.onHand === undefined || /^\d{1,6}$/.test(text)) return null;
    return isBelowZero(text) ? 'Not below 0' : 'A whole number';
  }
  if (isBelowZero(text)) return 'Not below ₹0';
  if (!isAmount(text)) return Number(text) === 0 ? 'More than ₹0' : 'An amount in rupees, at most 2 decimals';
  if (column === 'mrp') return null;
  const other = column === 'price' ? 'originalPrice' : 'price';
  const before = cellText(row, 'originalPrice', edits);
  if (!isAmount(cellText(row, other, edits)) || Number(before) >= Number(cellText(row, 'price', edits)))
    return null;
  // Reported at the typed one.
  if (typed[column] === undefined && typed[other] !== undefined) return null;
  return column === 'price' ? `Above ₹${before}, the price before discount` : 'At least the price';
}

export function cellConflict(row: SheetRow, column: SheetColumn, edits: Edits): string | null {
  const edit = edits[row.id];
  if (edit?.typed[column] === undefined || textOf(edit.from, column) === textOf(row, column)) return null;
  return `it is ${textOf(row, column)} now, somebody else changed it`;
}

/** Unchanged text is no edit. */
export function withCell(edits: Edits, row: SheetRow, column: SheetColumn, text: string): Edits {
  const { [row.id]: edit, ...rest } = edits;
  const { [column]: _, ...others } = edit?.typed ?? {};
  const isAsBefore = text.trim() === textOf(row, column);
  const typed = isAsBefore ? others : { ...others, [column]: text.trim() };
  if (Object.keys(typed).length === 0) return rest;
  return { ...rest, [row.id]: { from: edit?.from ?? row, typed } };
}

/** Pastes a block; skips read-only cells, drops currency signs and separators. */
export function withPasted(
  edits: Edits,
  rows: readonly SheetRow[],
  at: Cell,
  pasted: string,
  isOpen: IsOpen,
): Edits {
  const lines = pasted.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.reduce<Edits>((begun, line, down) => {
    const row = rows[at.row + down];
    if (row === undefined) return begun;
    return line.split('\t').reduce<Edits>((soFar, text, across) => {
      const column = SHEET_COLUMNS[at.column + across];
      if (column === undefined || !isOpen(row, column)) return soFar;
      return withCell(soFar, row, column, pastedText(text));
    }, begun);
  }, edits);
}

/** Null: stays. */
export function cellAfter(key: string, shift: boolean, { row, column }: Cell, rows: number): Cell | null {
  const last = SHEET_COLUMNS.length - 1;
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
    case 'Enter':
      return { row: Math.min(rows - 1, row + 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(last, column + 1) };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: last };
    case 'Tab': {
      const place = row * SHEET_COLUMNS.length + column + (shift ? -1 : 1);
      if (place < 0 || place >= rows * SHEET_COLUMNS.length) return null;
      return { row: Math.floor(place / SHEET_COLUMNS.length), column: place % SHEET_COLUMNS.length };
    }
    default:
      return null;
  }
}

/** Keeps invalid text, to be reported. */
function pastedText(text: string): string {
  const number = readTypedNumber(text);
  return Number.isNaN(number) ? text.trim() : String(number);
}

function isAmount(text: string): boolean {
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(text) && Number(text) > 0;
}

function isBelowZero(text: string): boolean {
  return /^[-−–]\s*₹?\s*[\d.]/.test(text);
}

function textOf(row: SheetRow, column: SheetColumn): string {
  return row[column] === null ? '' : String(row[column]);
}
