import type { VariantRowView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';

/** The columns of the sheet that are typed in. */
export const PRICE_COLUMNS = ['price', 'originalPrice', 'mrp'] as const;

export type PriceColumn = (typeof PRICE_COLUMNS)[number];

/** What was typed, by variant and column; what stands as it was is not in it. */
export type Edits = Readonly<Record<string, Readonly<Partial<Record<PriceColumn, string>>>>>;

export type Cell = { readonly row: number; readonly column: number };

/** What a cell shows: what was typed, else what is. */
export function cellText(variant: VariantRowView, column: PriceColumn, edits: Edits): string {
  return edits[variant.id]?.[column] ?? String(variant[column]);
}

/** What is wrong with a cell by itself; the server knows more. */
export function cellProblem(variant: VariantRowView, column: PriceColumn, edits: Edits): string | null {
  const text = cellText(variant, column, edits);
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(text) || Number(text) === 0)
    return 'An amount in rupees, at most 2 decimals';
  if (column !== 'originalPrice') return null;
  const price = Number(cellText(variant, 'price', edits));
  return Number(text) < price ? 'At least the price' : null;
}

/** Writes a text into a cell; what is as before is no edit. */
export function withCell(edits: Edits, variant: VariantRowView, column: PriceColumn, text: string): Edits {
  const { [column]: _, ...others } = edits[variant.id] ?? {};
  const isAsBefore = text.trim() === String(variant[column]);
  const own = isAsBefore ? others : { ...others, [column]: text.trim() };
  const { [variant.id]: __, ...rest } = edits;
  return Object.keys(own).length === 0 ? rest : { ...rest, [variant.id]: own };
}

/**
 * Writes what was copied from a sheet, from a cell on to the right and down. What reaches beyond is left out; currency
 * signs and commas of thousands are dropped.
 */
export function withPasted(edits: Edits, rows: readonly VariantRowView[], at: Cell, pasted: string): Edits {
  const lines = pasted.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.reduce<Edits>((begun, line, down) => {
    const variant = rows[at.row + down];
    if (variant === undefined) return begun;
    return line.split('\t').reduce<Edits>((soFar, text, across) => {
      const column = PRICE_COLUMNS[at.column + across];
      return column === undefined ? soFar : withCell(soFar, variant, column, text.replace(/[₹,\s]/g, ''));
    }, begun);
  }, edits);
}

/** Where a key leads from a cell; null: nowhere. */
export function cellAfter(key: string, shift: boolean, { row, column }: Cell, rows: number): Cell | null {
  const last = PRICE_COLUMNS.length - 1;
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
      const place = row * PRICE_COLUMNS.length + column + (shift ? -1 : 1);
      if (place < 0 || place >= rows * PRICE_COLUMNS.length) return null;
      return { row: Math.floor(place / PRICE_COLUMNS.length), column: place % PRICE_COLUMNS.length };
    }
    default:
      return null;
  }
}
