import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { drawBarCode } from './bar-code.ts';
import { batchWords } from './batch-words.ts';
import { drawLogo, heightOf, PAGE, type Pdf, rule, write, writeFeet } from './pdf-page.ts';
import type { PackingSlip, SlipLine } from './sheets.ts';

const HALF = PAGE.width / 2;
const QUANTITY_WIDTH = 48;
const SKU_WIDTH = 170;
const NAME_WIDTH = PAGE.width - QUANTITY_WIDTH - SKU_WIDTH - 12;
const PAD = 7;
const GAP = 2;
const LOGO_HEIGHT = 33;
const NAME = { width: NAME_WIDTH, size: 10, face: 'regular' } as const;
const SMALL = { size: 8.5, face: 'regular' } as const;

export function addSlip(pdf: Pdf, slip: PackingSlip): void {
  const before = pdf.bufferedPageRange().count;
  pdf.addPage({ size: 'A4', margin: 0 });
  let y = drawHead(pdf, slip);
  y = drawColumns(pdf, y);
  for (const line of slip.lines) {
    if (y + rowHeight(pdf, line) > PAGE.bottom) {
      pdf.addPage({ size: 'A4', margin: 0 });
      y = drawColumns(pdf, PAGE.top);
    }
    y = drawRow(pdf, line, y);
  }
  if (slip.note !== null) {
    write(pdf, slip.note, { x: PAGE.left, y: y + 12, width: PAGE.width, size: 10, colour: pdf.inks.soft });
  }
  writeFeet(pdf, `${slip.shop} · ${slip.contact}`, before);
}

function drawHead(pdf: Pdf, slip: PackingSlip): number {
  const left = { x: PAGE.left, width: HALF - 12 } as const;
  let y =
    slip.logo === undefined
      ? write(pdf, slip.shop, { ...left, y: PAGE.top, size: 22, face: 'bold' })
      : drawLogo(pdf, slip.logo, { x: PAGE.left, y: PAGE.top, height: LOGO_HEIGHT });
  y = write(pdf, 'Packing slip', { ...left, y: y + 2, size: 13, colour: pdf.inks.accent, face: 'bold' });
  y = write(pdf, `Order ${slip.orderNumber} of ${slip.placedOn}`, { ...left, y: y + 8, size: 10 });
  y = write(pdf, `Parcel ${slip.ofParcels}`, { ...left, y: y + 1, size: 10 });
  for (const [index, line] of slip.to.entries()) {
    y = write(pdf, line, { ...left, y: y + (index === 0 ? 8 : 1), size: 10 });
  }
  drawBarCode(pdf, slip.parcelNumber, { x: PAGE.left + HALF, y: PAGE.top, width: HALF, height: 44 });
  write(pdf, slip.parcelNumber, {
    ...{ x: PAGE.left + HALF, y: PAGE.top + 48, width: HALF },
    ...{ size: 11, face: 'bold', align: 'center' },
  });
  return y + 16;
}

function drawColumns(pdf: Pdf, y: number): number {
  pdf.rect(PAGE.left, y, PAGE.width, 22).fill(pdf.inks.tint);
  drawCells(pdf, ['Units', 'Item', 'SKU'], y, 'bold');
  return y + 22;
}

function drawRow(pdf: Pdf, line: SlipLine, y: number): number {
  const name = lineName(line);
  const height = rowHeight(pdf, line);
  drawCells(pdf, [String(line.quantity), name, line.sku], y, 'regular');
  let below = y + PAD + heightOf(pdf, name, NAME);
  for (const words of smallPrint(line)) {
    const left = { x: PAGE.left + QUANTITY_WIDTH, width: NAME_WIDTH } as const;
    below = write(pdf, words, { ...left, y: below + GAP, ...SMALL, colour: pdf.inks.soft });
  }
  rule(pdf, y + height);
  return y + height;
}

function drawCells(
  pdf: Pdf,
  [quantity, name, sku]: readonly [string, string, string],
  y: number,
  face: 'regular' | 'bold',
): void {
  const look = { y: y + PAD, size: 10, face } as const;
  write(pdf, quantity, { ...look, x: PAGE.left, width: QUANTITY_WIDTH - 12, align: 'right', face: 'bold' });
  write(pdf, name, { ...look, x: PAGE.left + QUANTITY_WIDTH, width: NAME_WIDTH });
  write(pdf, sku, { ...look, x: PAGE.right - SKU_WIDTH, width: SKU_WIDTH });
}

function rowHeight(pdf: Pdf, line: SlipLine): number {
  const heights = smallPrint(line).map(
    (words) => heightOf(pdf, words, { width: NAME_WIDTH, ...SMALL }) + GAP,
  );
  return heights.reduce((sum, height) => sum + height, heightOf(pdf, lineName(line), NAME) + 2 * PAD);
}

function smallPrint({ batches, giftNote }: SlipLine): string[] {
  return [
    ...(batches.length === 0 ? [] : [batchWords(batches)]),
    ...(giftNote === undefined ? [] : [`Gift note: “${giftNote}”`]),
  ];
}
