import { buffer } from 'node:stream/consumers';
import { drawRates, drawTable, RATE_ROW } from './draw-table.ts';
import { drawLogo, heightOf, openPdf, PAGE, type Pdf, rule, setInks, write, writeFeet } from './pdf-page.ts';
import type { PrintedDocument } from './printed-document.ts';

const ROW = 15;
const TOTALS_WIDTH = 210;
const PAYMENT_NAME = 140;
const NOTE_SIZE = 8;
const NOTE_GAP = 4;
const WORDS_HEIGHT = 70;

export async function drawDocument(document: PrintedDocument): Promise<Buffer> {
  const { title, number, issuedAt, seller } = document;
  const pdf = openPdf({ title: `${title} ${number}`, author: seller.legalName, at: issuedAt });
  addDocument(pdf, document);
  pdf.end();
  return buffer(pdf);
}

export function addDocument(pdf: Pdf, document: PrintedDocument): void {
  setInks(pdf, document.seller.colours);
  const before = pdf.bufferedPageRange().count;
  const nextPage = (): number => {
    pdf.addPage();
    return drawNextHead(pdf, document);
  };
  pdf.addPage();
  let y = drawTable(pdf, document, drawFirstHead(pdf, document), nextPage);
  const rates = document.rates === null ? 0 : (document.rates.rows.length + 1) * RATE_ROW + WORDS_HEIGHT;
  const rows = document.totals.length + document.payments.length;
  const closing = Math.max(rows * ROW, rates) + notesHeight(pdf, document) + 40;
  if (y + closing > PAGE.bottom) y = nextPage();
  y = drawTotals(pdf, document, y + 10);
  drawNotes(pdf, document, y + 16);
  writeFeet(pdf, `${document.seller.legalName} · GSTIN ${document.seller.gstin}`, before);
}

function drawTotals(
  pdf: Pdf,
  { totals, payments, inWords, discounts, rates }: PrintedDocument,
  top: number,
): number {
  const x = PAGE.right - TOTALS_WIDTH;
  let y = top;
  totals.forEach(([name, value], index) => {
    const isWhole = index === totals.length - 1;
    if (isWhole) rule(pdf, y, pdf.inks.text, x);
    const look = { y: y + 3, size: isWhole ? 11 : 9, face: isWhole ? 'bold' : 'regular' } as const;
    write(pdf, name, {
      ...look,
      x,
      width: TOTALS_WIDTH / 2,
      colour: isWhole ? pdf.inks.text : pdf.inks.soft,
    });
    write(pdf, value, { ...look, x: x + TOTALS_WIDTH / 2, width: TOTALS_WIDTH / 2, align: 'right' });
    y += ROW;
  });
  y += payments.length > 0 ? NOTE_GAP : 0;
  for (const [name, value] of payments) {
    const look = { y: y + 3, size: 8.5, colour: pdf.inks.soft } as const;
    write(pdf, name, { ...look, x, width: PAYMENT_NAME });
    write(pdf, value, { ...look, x: x + PAYMENT_NAME, width: TOTALS_WIDTH - PAYMENT_NAME, align: 'right' });
    y += ROW;
  }
  const width = PAGE.width - TOTALS_WIDTH - 24;
  const words = write(pdf, 'Amount in words', {
    x: PAGE.left,
    y: top + 3,
    width,
    size: 8,
    colour: pdf.inks.soft,
  });
  let end = write(pdf, inWords, { x: PAGE.left, y: words + 2, width, size: 9.5, face: 'bold' });
  if (discounts !== null) {
    end = write(pdf, `Discounts: ${discounts}`, {
      x: PAGE.left,
      y: end + 5,
      width,
      size: 8,
      colour: pdf.inks.soft,
    });
  }
  return Math.max(y, rates === null ? end : drawRates(pdf, rates, { top: end + 10, width }));
}

function drawNotes(pdf: Pdf, { notes }: PrintedDocument, top: number): void {
  let y = top;
  for (const note of notes) {
    const place = { x: PAGE.left, y, width: PAGE.width, size: NOTE_SIZE };
    y = write(pdf, note, { ...place, colour: pdf.inks.soft }) + NOTE_GAP;
  }
}

function notesHeight(pdf: Pdf, { notes }: PrintedDocument): number {
  const look = { width: PAGE.width, size: NOTE_SIZE, face: 'regular' } as const;
  return notes.reduce((height, note) => height + heightOf(pdf, note, look) + NOTE_GAP, 0);
}

const HALF = PAGE.width / 2;
const FACT_NAME = 86;
const LOGO_TO_LETTERS = 1.5;

function drawFirstHead(pdf: Pdf, document: PrintedDocument): number {
  const { seller, title, mark, facts, parties } = document;
  let left = drawSeller(pdf, document, 22);
  left = write(pdf, seller.legalName, { x: PAGE.left, y: left + 2, width: HALF - 12, size: 9, face: 'bold' });
  for (const line of [
    ...seller.addressLines,
    `GSTIN: ${seller.gstin}`,
    `FSSAI licence: ${seller.fssai}`,
    ...(seller.cin === '' ? [] : [`CIN: ${seller.cin}`]),
    `${seller.phone} · ${seller.email}`,
  ]) {
    left = write(pdf, line, {
      x: PAGE.left,
      y: left + 1,
      width: HALF - 12,
      size: 8.5,
      colour: pdf.inks.soft,
    });
  }
  const x = PAGE.left + HALF;
  let right = write(pdf, title, {
    ...{ x, y: PAGE.top, width: HALF, size: 18 },
    ...{ face: 'bold', colour: pdf.inks.accent, align: 'right' },
  });
  // In the top margin, so that it shifts nothing.
  write(pdf, mark, { x, y: PAGE.top - 13, width: HALF, size: 7.5, colour: pdf.inks.soft, align: 'right' });
  right += 8;
  for (const [name, value] of facts) {
    write(pdf, name, { x: x + 20, y: right, width: FACT_NAME, size: 8.5, colour: pdf.inks.soft });
    const width = HALF - 20 - FACT_NAME;
    right =
      write(pdf, value, { x: x + 20 + FACT_NAME, y: right, width, size: 8.5, face: 'bold', align: 'right' }) +
      2;
  }
  return drawParties(pdf, Math.max(left, right) + 12, parties) + 14;
}

function drawParties(pdf: Pdf, y: number, parties: PrintedDocument['parties']): number {
  rule(pdf, y);
  const ends = parties.map(([name, lines], index) => {
    const x = PAGE.left + index * HALF;
    let end = write(pdf, name, { x, y: y + 8, width: HALF - 12, size: 8, colour: pdf.inks.soft });
    lines.forEach((line, at) => {
      const face = at === 0 ? 'bold' : 'regular';
      end = write(pdf, line, { x, y: end + 1, width: HALF - 12, size: 9, face });
    });
    return end;
  });
  return Math.max(...ends);
}

/** Logo, or the name in its place. */
function drawSeller(pdf: Pdf, { seller, logo }: PrintedDocument, size: number): number {
  return logo === undefined
    ? write(pdf, seller.name, { x: PAGE.left, y: PAGE.top, width: HALF, size, face: 'bold' })
    : drawLogo(pdf, logo, { x: PAGE.left, y: PAGE.top, height: size * LOGO_TO_LETTERS });
}

function drawNextHead(pdf: Pdf, document: PrintedDocument): number {
  const { title, number } = document;
  drawSeller(pdf, document, 14);
  return (
    write(pdf, `${title} ${number}`, {
      ...{ x: PAGE.left + HALF, y: PAGE.top + 4, width: HALF, size: 9 },
      ...{ face: 'bold', align: 'right' },
    }) + 14
  );
}
