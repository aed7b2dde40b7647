import { INK, PAGE, type Pdf, write } from './pdf-page.ts';
import type { PrintedDocument } from './printed-document.ts';

/** The height of a row of the table of rates. */
export const RATE_ROW = 14;
const SIZE = 8;
const PAD = 3;

/** Draws what is taxed at each rate, beside the totals; replies with where the table ends. */
export function drawRates(
  pdf: Pdf,
  { columns, rows }: NonNullable<PrintedDocument['rates']>,
  { top, width }: { readonly top: number; readonly width: number },
): number {
  pdf.rect(PAGE.left, top, width, RATE_ROW).fill(INK.tint);
  [columns, ...rows].forEach((cells, row) => {
    const each = width / cells.length;
    cells.forEach((cell, index) => {
      write(pdf, cell, {
        ...{ x: PAGE.left + index * each + PAD, y: top + row * RATE_ROW + PAD, width: each - 2 * PAD },
        ...{ size: SIZE, face: row === 0 ? 'bold' : 'regular', align: index === 0 ? 'left' : 'right' },
      });
    });
  });
  return top + (rows.length + 1) * RATE_ROW;
}
