import { heightOf, PAGE, type Pdf, rule, write, writeFeet } from './pdf-page.ts';
import type { PrintedReport } from './sheets.ts';

const SIZE = 8;
const PAD = 3.5;
const GAP = 6;

type Row = { readonly kind: 'line' | 'heading' | 'total' | 'head'; readonly cells: readonly string[] };

/** JOURNAL-31. The head of the table is repeated on each page. */
export function addReport(pdf: Pdf, report: PrintedReport): void {
  const before = pdf.bufferedPageRange().count;
  const columns = placesOf(report);
  const head: Row = { kind: 'head', cells: report.columns.map(({ title }) => title) };
  let y = drawRow(pdf, columns, head, drawTitle(pdf, report));
  for (const row of report.rows) {
    if (y + rowHeight(pdf, columns, row) > PAGE.bottom) {
      pdf.addPage({ size: 'A4', margin: 0 });
      y = drawRow(pdf, columns, head, PAGE.top);
    }
    y = drawRow(pdf, columns, row, y);
  }
  writeFeet(pdf, `${report.shop}: ${report.title}, ${report.period}`, before);
}

function drawTitle(pdf: Pdf, { title, shop, period, madeAt }: PrintedReport): number {
  pdf.addPage({ size: 'A4', margin: 0 });
  const across = { x: PAGE.left, width: PAGE.width } as const;
  let y = write(pdf, title, { ...across, y: PAGE.top, size: 20, face: 'bold' });
  y = write(pdf, period, { ...across, y: y + 3, size: 11, face: 'bold' });
  const about = `${shop}. Amounts in rupees. Made on ${madeAt}.`;
  return write(pdf, about, { ...across, y: y + 3, size: 9, colour: pdf.inks.soft }) + 10;
}

type Place = { readonly x: number; readonly width: number; readonly align: 'left' | 'right' };

function placesOf({ columns }: PrintedReport): Place[] {
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  let x: number = PAGE.left;
  return columns.map(({ width: share, align }) => {
    const width = (PAGE.width * share) / all;
    const place = { x, width, align };
    x += width;
    return place;
  });
}

function drawRow(pdf: Pdf, columns: readonly Place[], row: Row, y: number): number {
  const height = rowHeight(pdf, columns, row);
  if (row.kind === 'head') pdf.rect(PAGE.left, y, PAGE.width, height).fill(pdf.inks.tint);
  row.cells.forEach((cell, index) => {
    const { x, width, align } = columns[index] ?? { x: PAGE.left, width: PAGE.width, align: 'left' };
    const face = row.kind === 'line' ? 'regular' : 'bold';
    write(pdf, cell, { x: x + GAP / 2, y: y + PAD, width: width - GAP, size: SIZE, face, align });
  });
  rule(pdf, y + height);
  return y + height;
}

function rowHeight(pdf: Pdf, columns: readonly Place[], { cells }: Row): number {
  const heights = cells.map((cell, index) =>
    heightOf(pdf, cell, { width: (columns[index]?.width ?? PAGE.width) - GAP, size: SIZE, face: 'bold' }),
  );
  return Math.max(...heights) + 2 * PAD;
}
