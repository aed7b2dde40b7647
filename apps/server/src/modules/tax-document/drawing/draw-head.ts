import { INK, PAGE, type Pdf, rule, write } from './pdf-page.ts';
import type { PrintedDocument } from './printed-document.ts';

const HALF = PAGE.width / 2;
const FACT_NAME = 86;

/** The head of the first page: who sells, which document it is, and for whom. Replies with where the table begins. */
export function drawFirstHead(pdf: Pdf, document: PrintedDocument): number {
  const { seller, title, facts, parties } = document;
  let left = write(pdf, seller.name, { x: PAGE.left, y: PAGE.top, width: HALF, size: 22, face: 'bold' });
  left = write(pdf, seller.legalName, { x: PAGE.left, y: left + 2, width: HALF - 12, size: 9, face: 'bold' });
  for (const line of [
    ...seller.addressLines,
    `GSTIN: ${seller.gstin}`,
    `FSSAI licence: ${seller.fssai}`,
    `CIN: ${seller.cin}`,
    `${seller.phone} · ${seller.email}`,
  ]) {
    left = write(pdf, line, { x: PAGE.left, y: left + 1, width: HALF - 12, size: 8.5, colour: INK.soft });
  }
  const x = PAGE.left + HALF;
  let right = write(pdf, title, {
    ...{ x, y: PAGE.top, width: HALF, size: 18 },
    ...{ face: 'bold', colour: INK.accent, align: 'right' },
  });
  right += 8;
  for (const [name, value] of facts) {
    write(pdf, name, { x: x + 20, y: right, width: FACT_NAME, size: 8.5, colour: INK.soft });
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
    let end = write(pdf, name, { x, y: y + 8, width: HALF - 12, size: 8, colour: INK.soft });
    lines.forEach((line, at) => {
      const face = at === 0 ? 'bold' : 'regular';
      end = write(pdf, line, { x, y: end + 1, width: HALF - 12, size: 9, face });
    });
    return end;
  });
  return Math.max(...ends);
}

/** The head of each further page: which document it belongs to. */
export function drawNextHead(pdf: Pdf, { seller, title, number }: PrintedDocument): number {
  write(pdf, seller.name, { x: PAGE.left, y: PAGE.top, width: HALF, size: 14, face: 'bold' });
  return (
    write(pdf, `${title} ${number}`, {
      ...{ x: PAGE.left + HALF, y: PAGE.top + 4, width: HALF, size: 9 },
      ...{ face: 'bold', align: 'right' },
    }) + 14
  );
}
