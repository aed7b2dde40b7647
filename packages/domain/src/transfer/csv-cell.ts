import { isRewritten } from './spreadsheet-text.ts';

// A spreadsheet runs what begins with one of these, also with those of full width, as a formula; a tab or a return before
// them is dropped by it.
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text as a cell that no spreadsheet runs or writes back as another one (TRANSFER-2, TRANSFER-10). */
export function guardedCell(text: string): string {
  return needsGuard(text) ? `'${text}` : text;
}

/** A number of a courier or of goods, which other programs read too: bare where it is nothing but digits. */
export function numberCell(text: string): string {
  return /^\d+$/.test(text) ? text : guardedCell(text);
}

/** The text that `guardedCell` made a cell of. */
export function unguardedCell(cell: string): string {
  return cell.startsWith("'") && needsGuard(cell) ? cell.slice(1) : cell;
}

function needsGuard(text: string): boolean {
  return FORMULA.test(text) || isRewritten(text.replace(/^'+/, ''));
}
