import { indiaDay } from '@ilaneer/domain/india-day';
import { guardedCell, numberCell } from '@ilaneer/domain/transfer/csv-cell';
import { csvLines } from '@ilaneer/domain/transfer/csv-lines';

export type Column<Row> = { readonly title: string; readonly of: (row: Row) => string | number };

/** UTF-8 mark for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** User text, guarded (TRANSFER-2, TRANSFER-10). */
export function text<Row>(title: string, of: (row: Row) => string | null): Column<Row> {
  return { title, of: (row) => guardedCell(of(row) ?? '') };
}

/** The shop's own values, unguarded. */
export function own<Row>(title: string, of: (row: Row) => string | null): Column<Row> {
  return { title, of: (row) => of(row) ?? '' };
}

/** Read by other programs too (TRANSFER-2). */
export function number<Row>(title: string, of: (row: Row) => string | null): Column<Row> {
  return { title, of: (row) => numberCell(of(row) ?? '') };
}

export function amount<Row>(title: string, of: (row: Row) => number | null): Column<Row> {
  return { title, of: (row) => rupeesText(of(row)) };
}

export function count<Row>(title: string, of: (row: Row) => number | null): Column<Row> {
  return { title, of: (row) => of(row) ?? '' };
}

export function day<Row>(title: string, of: (row: Row) => Date | null): Column<Row> {
  return {
    title,
    of: (row) => {
      const moment = of(row);
      return moment === null ? '' : indiaDay(moment);
    },
  };
}

export function titlesLine<Row>(columns: readonly Column<Row>[]): string {
  return csvLines([columns.map(({ title }) => title)]);
}

export function linesOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return csvLines(rows.map((row) => columns.map(({ of }) => of(row))));
}

function rupeesText(paise: number | null): string {
  return paise === null ? '' : (paise / 100).toFixed(2);
}
