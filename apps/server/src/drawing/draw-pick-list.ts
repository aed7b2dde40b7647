import { batchWords } from './batch-words.ts';
import { heightOf, PAGE, type Pdf, rule, write, writeFeet } from './pdf-page.ts';
import type { PickList, PickRow } from './sheets.ts';

const BOX = 16;
const QUANTITY_WIDTH = 44;
const ITEM_WIDTH = 220;
const WANTED_WIDTH = PAGE.width - BOX - QUANTITY_WIDTH - ITEM_WIDTH - 24;
const PAD = 6;
const BATCH = { size: 9, face: 'bold' } as const;
const WANTED_X = PAGE.right - WANTED_WIDTH;

export function addPickList(pdf: Pdf, list: PickList): void {
  const before = pdf.bufferedPageRange().count;
  pdf.addPage({ size: 'A4', margin: 0 });
  let y = write(pdf, 'Pick list', { x: PAGE.left, y: PAGE.top, width: PAGE.width, size: 22, face: 'bold' });
  const about = `${list.units} units for ${list.parcels} parcels, ${list.madeAt}`;
  y = write(pdf, about, { x: PAGE.left, y: y + 2, width: PAGE.width, size: 10, colour: pdf.inks.soft }) + 12;
  for (const row of list.rows) {
    const height = rowHeight(pdf, row);
    if (y + height > PAGE.bottom) {
      pdf.addPage({ size: 'A4', margin: 0 });
      y = PAGE.top;
    }
    drawRow(pdf, row, y);
    y += height;
    rule(pdf, y);
  }
  writeFeet(pdf, list.title, before);
}

function drawRow(pdf: Pdf, { quantity, name, sku, batches, wantedBy }: PickRow, y: number): void {
  pdf
    .rect(PAGE.left, y + PAD + 1, BOX - 6, BOX - 6)
    .lineWidth(0.8)
    .stroke(pdf.inks.soft);
  const top = { y: y + PAD, size: 10 } as const;
  const x = PAGE.left + BOX;
  write(pdf, String(quantity), {
    ...top,
    x,
    width: QUANTITY_WIDTH - 14,
    size: 13,
    face: 'bold',
    align: 'right',
  });
  const after = write(pdf, name, { ...top, x: x + QUANTITY_WIDTH, width: ITEM_WIDTH, face: 'bold' });
  const item = { x: x + QUANTITY_WIDTH, width: ITEM_WIDTH } as const;
  const afterSku = write(pdf, sku, { ...item, y: after + 1, size: 8.5, colour: pdf.inks.soft });
  if (batches.length > 0) write(pdf, batchWords(batches), { ...item, y: afterSku + 2, ...BATCH });
  write(pdf, wantedBy, { x: WANTED_X, y: y + PAD, width: WANTED_WIDTH, size: 8.5 });
}

function rowHeight(pdf: Pdf, { name, batches, wantedBy }: PickRow): number {
  const words = batchWords(batches);
  const ofBatches = words === '' ? 0 : heightOf(pdf, words, { width: ITEM_WIDTH, ...BATCH }) + 2;
  const item = heightOf(pdf, name, { width: ITEM_WIDTH, size: 10, face: 'bold' }) + 13 + ofBatches;
  const wanted = heightOf(pdf, wantedBy, { width: WANTED_WIDTH, size: 8.5, face: 'regular' });
  return Math.max(item, wanted) + 2 * PAD;
}
