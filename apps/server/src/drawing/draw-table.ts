import { heightOf, PAGE, type Pdf, rule, write } from './pdf-page.ts';
import type { PrintedDocument } from './printed-document.ts';

const SIZE = 7.6;
const PAD = 5;
const GAP = 6;
const FIRST_WIDTHS = [16, 128, 40, 36] as const;
const LEFT_ALIGNED = 3;

/** Spans pages, repeating the head. */
export function drawTable(pdf: Pdf, document: PrintedDocument, top: number, nextPage: () => number): number {
  const widths = widthsOf(document.columns.length);
  let y = drawRow(pdf, widths, document.columns, top, 'head');
  for (const row of document.rows) {
    if (y + rowHeight(pdf, widths, row) > PAGE.bottom) {
      y = drawRow(pdf, widths, document.columns, nextPage(), 'head');
    }
    y = drawRow(pdf, widths, row, y, 'line');
  }
  return y;
}

function widthsOf(columns: number): number[] {
  const amounts = columns - FIRST_WIDTHS.length;
  const left = PAGE.width - FIRST_WIDTHS.reduce((sum, width) => sum + width, 0);
  return [...FIRST_WIDTHS, ...Array.from({ length: amounts }, () => left / amounts)];
}

function drawRow(
  pdf: Pdf,
  widths: readonly number[],
  cells: readonly string[],
  y: number,
  kind: 'head' | 'line',
): number {
  const height = rowHeight(pdf, widths, cells);
  if (kind === 'head') pdf.rect(PAGE.left, y, PAGE.width, height).fill(pdf.inks.tint);
  let x: number = PAGE.left;
  cells.forEach((cell, index) => {
    const width = widths[index] ?? 0;
    const align = index < LEFT_ALIGNED ? 'left' : 'right';
    const face = kind === 'head' ? 'bold' : 'regular';
    write(pdf, cell, { x: x + GAP / 2, y: y + PAD, width: width - GAP, size: SIZE, face, align });
    x += width;
  });
  rule(pdf, y + height);
  return y + height;
}

function rowHeight(pdf: Pdf, widths: readonly number[], cells: readonly string[]): number {
  const heights = cells.map((cell, index) =>
    heightOf(pdf, cell, { width: (widths[index] ?? 0) - GAP, size: SIZE, face: 'bold' }),
  );
  return Math.max(...heights) + 2 * PAD;
}

export const RATE_ROW = 14;
const RATE_SIZE = 8;
const RATE_PAD = 3;

/** Tax by rate beside the totals; returns the table's bottom. */
export function drawRates(
  pdf: Pdf,
  { columns, rows }: NonNullable<PrintedDocument['rates']>,
  { top, width }: { readonly top: number; readonly width: number },
): number {
  pdf.rect(PAGE.left, top, width, RATE_ROW).fill(pdf.inks.tint);
  [columns, ...rows].forEach((cells, row) => {
    const each = width / cells.length;
    cells.forEach((cell, index) => {
      write(pdf, cell, {
        ...{
          x: PAGE.left + index * each + RATE_PAD,
          y: top + row * RATE_ROW + RATE_PAD,
          width: each - 2 * RATE_PAD,
        },
        ...{ size: RATE_SIZE, face: row === 0 ? 'bold' : 'regular', align: index === 0 ? 'left' : 'right' },
      });
    });
  });
  return top + (rows.length + 1) * RATE_ROW;
}
