import { formatRupees, NO_PAISE, type Paise, paise } from '../money.ts';
import { guardedCell } from '../transfer/csv-cell.ts';

/** `own`: text of the shop alone, such as days; `balance`: debits less credits, printed with its side. */
export type ReportColumn = {
  readonly title: string;
  readonly kind: 'text' | 'own' | 'amount' | 'balance';
  /** Share of the width of a printed page. */
  readonly width: number;
};

/** Text, or paise. */
export type ReportCell = string | Paise | null;

export type ReportRow = {
  readonly kind: 'line' | 'heading' | 'total';
  readonly cells: readonly ReportCell[];
};

/** A statement as a table, for files. */
export type Report = {
  readonly title: string;
  readonly period: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
};

/** Rupees with 2 decimals; text is guarded against formulas. */
export function csvCells(columns: readonly ReportColumn[], { cells }: ReportRow): string[] {
  return cells.map((cell, index) => {
    if (cell === null) return '';
    if (typeof cell !== 'string') return plainRupees(cell);
    return columns[index]?.kind === 'own' ? cell : guardedCell(cell);
  });
}

export function printedCells(columns: readonly ReportColumn[], { cells }: ReportRow): string[] {
  return cells.map((cell, index) => {
    if (cell === null) return '';
    if (typeof cell === 'string') return cell;
    return columns[index]?.kind === 'balance' ? balanceText(cell) : formatRupees(cell);
  });
}

/** ₹1,234.50 Cr */
export function balanceText(balance: Paise): string {
  if (balance === 0) return formatRupees(NO_PAISE);
  return `${formatRupees(paise(Math.abs(balance)))} ${balance > 0 ? 'Dr' : 'Cr'}`;
}

// Exact: a division by 100 has more decimals than a double for very large sums.
function plainRupees(amount: Paise): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
