import { buffer } from 'node:stream/consumers';
import { drawFirstHead, drawNextHead } from './draw-head.ts';
import { drawRates, drawTable, RATE_ROW } from './draw-table.ts';
import { INK, openPdf, PAGE, type Pdf, rule, write, writeFeet } from './pdf-page.ts';
import type { PrintedDocument } from './printed-document.ts';

const ROW = 15;
const TOTALS_WIDTH = 210;
const SIGNATURE_HEIGHT = 74;
const WORDS_HEIGHT = 70;

/** Draws a tax document as an A4 PDF. */
export async function drawDocument(document: PrintedDocument): Promise<Buffer> {
  const pdf = openPdf(document);
  const nextPage = (): number => {
    pdf.addPage();
    return drawNextHead(pdf, document);
  };
  pdf.addPage();
  let y = drawTable(pdf, document, drawFirstHead(pdf, document), nextPage);
  const rates = document.rates === null ? 0 : (document.rates.rows.length + 1) * RATE_ROW + WORDS_HEIGHT;
  const closing = Math.max(document.totals.length * ROW, rates) + SIGNATURE_HEIGHT + 40;
  if (y + closing > PAGE.bottom) y = nextPage();
  y = drawTotals(pdf, document, y + 10);
  drawSignature(pdf, document, y + 16);
  writeFeet(pdf, `${document.seller.legalName} · GSTIN ${document.seller.gstin}`);
  pdf.end();
  return buffer(pdf);
}

function drawTotals(pdf: Pdf, { totals, inWords, discounts, rates }: PrintedDocument, top: number): number {
  const x = PAGE.right - TOTALS_WIDTH;
  let y = top;
  totals.forEach(([name, value], index) => {
    const isWhole = index === totals.length - 1;
    if (isWhole) rule(pdf, y, INK.text, x);
    const look = { y: y + 3, size: isWhole ? 11 : 9, face: isWhole ? 'bold' : 'regular' } as const;
    write(pdf, name, { ...look, x, width: TOTALS_WIDTH / 2, colour: isWhole ? INK.text : INK.soft });
    write(pdf, value, { ...look, x: x + TOTALS_WIDTH / 2, width: TOTALS_WIDTH / 2, align: 'right' });
    y += ROW;
  });
  const width = PAGE.width - TOTALS_WIDTH - 24;
  const words = write(pdf, 'Amount in words', { x: PAGE.left, y: top + 3, width, size: 8, colour: INK.soft });
  let end = write(pdf, inWords, { x: PAGE.left, y: words + 2, width, size: 9.5, face: 'bold' });
  if (discounts !== null) {
    end = write(pdf, `Discounts: ${discounts}`, {
      x: PAGE.left,
      y: end + 5,
      width,
      size: 8,
      colour: INK.soft,
    });
  }
  return Math.max(y, rates === null ? end : drawRates(pdf, rates, { top: end + 10, width }));
}

function drawSignature(pdf: Pdf, { seller }: PrintedDocument, top: number): void {
  const place = { x: PAGE.right - TOTALS_WIDTH, width: TOTALS_WIDTH, align: 'right' } as const;
  const after = write(pdf, `For ${seller.legalName}`, { ...place, y: top, size: 8.5 });
  const line = after + 34;
  pdf
    .moveTo(place.x + 60, line)
    .lineTo(PAGE.right, line)
    .lineWidth(0.6)
    .strokeColor(INK.soft)
    .stroke();
  write(pdf, 'Authorised signatory', { ...place, y: line + 4, size: 8.5, colour: INK.soft });
}
