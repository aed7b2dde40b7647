import { isRewritten } from './spreadsheet-text.ts';

// Formula prefixes in spreadsheets, with full-width ones; leading tabs and returns are ignored there.
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Escapes formulas and ambiguous values (TRANSFER-2, TRANSFER-10). */
export function guardedCell(text: string): string {
  return needsGuard(text) ? `'${text}` : text;
}

/** Digits only are written bare, for other programs. */
export function numberCell(text: string): string {
  return /^\d+$/.test(text) ? text : guardedCell(text);
}

export function unguardedCell(cell: string): string {
  return cell.startsWith("'") && needsGuard(cell) ? cell.slice(1) : cell;
}

function needsGuard(text: string): boolean {
  return FORMULA.test(text) || isRewritten(text.replace(/^'+/, ''));
}
