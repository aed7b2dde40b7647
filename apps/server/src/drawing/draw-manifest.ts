import { heightOf, PAGE, type Pdf, rule, write, writeFeet } from './pdf-page.ts';
import type { Manifest } from './sheets.ts';

/** Line number, parcel, tracking number, weight, cash to collect. */
const WIDTHS = [30, 110, PAGE.width - 30 - 110 - 80 - 100, 80, 100] as const;
const FIRST_RIGHT = 3;
const PAD = 5;
const GAP = 6;
const SIZE = 9.5;
const SIGNATURES_HEIGHT = 110;

/** PARCEL-44. */
export function addManifest(pdf: Pdf, manifest: Manifest): void {
  const before = pdf.bufferedPageRange().count;
  let y = drawHead(pdf, manifest);
  y = drawRow(pdf, ['', 'Parcel', 'Tracking number', 'Weight', 'To collect'], y, 'head');
  manifest.rows.forEach(({ number, trackingNumber, weight, toCollect }, index) => {
    const cells = [String(index + 1), number, trackingNumber, weight, toCollect];
    if (y + rowHeight(pdf, cells) > PAGE.bottom) y = nextPage(pdf);
    y = drawRow(pdf, cells, y, 'line');
  });
  const { length } = manifest.rows;
  const total = [
    '',
    `${length} ${length === 1 ? 'parcel' : 'parcels'}`,
    '',
    manifest.weight,
    manifest.toCollect,
  ];
  if (y + rowHeight(pdf, total) + SIGNATURES_HEIGHT > PAGE.bottom) y = nextPage(pdf);
  y = drawRow(pdf, total, y, 'total');
  drawSignatures(pdf, manifest, y);
  writeFeet(pdf, manifest.title, before);
}

function drawHead(pdf: Pdf, { title, shop, address, courier, handedOverAt }: Manifest): number {
  pdf.addPage({ size: 'A4', margin: 0 });
  const across = { x: PAGE.left, width: PAGE.width } as const;
  let y = write(pdf, title, { ...across, y: PAGE.top, size: 22, face: 'bold' });
  y = write(pdf, `Handed over to ${courier}, ${handedOverAt}`, {
    ...across,
    y: y + 4,
    size: 12,
    face: 'bold',
  });
  return write(pdf, `${shop}, ${address}`, { ...across, y: y + 3, size: 10, colour: pdf.inks.soft }) + 14;
}

function nextPage(pdf: Pdf): number {
  pdf.addPage({ size: 'A4', margin: 0 });
  return PAGE.top;
}

function drawRow(pdf: Pdf, cells: readonly string[], y: number, kind: 'head' | 'line' | 'total'): number {
  const height = rowHeight(pdf, cells);
  if (kind === 'head') pdf.rect(PAGE.left, y, PAGE.width, height).fill(pdf.inks.tint);
  let x: number = PAGE.left;
  cells.forEach((cell, index) => {
    const width = WIDTHS[index] ?? 0;
    write(pdf, cell, {
      ...{ x: x + GAP / 2, y: y + PAD, width: width - GAP, size: SIZE },
      face: kind === 'line' ? 'regular' : 'bold',
      align: index < FIRST_RIGHT ? 'left' : 'right',
    });
    x += width;
  });
  rule(pdf, y + height);
  return y + height;
}

function rowHeight(pdf: Pdf, cells: readonly string[]): number {
  const heights = cells.map((cell, index) =>
    heightOf(pdf, cell, { width: (WIDTHS[index] ?? 0) - GAP, size: SIZE, face: 'bold' }),
  );
  return Math.max(...heights) + 2 * PAD;
}

function drawSignatures(pdf: Pdf, { shop, courier, handedTo }: Manifest, y: number): void {
  const width = (PAGE.width - 40) / 2;
  const lines = [`For ${shop}`, `For ${courier}${handedTo === '' ? '' : `: ${handedTo}`}`];
  lines.forEach((text, index) => {
    const x = PAGE.left + index * (width + 40);
    pdf
      .moveTo(x, y + 78)
      .lineTo(x + width, y + 78)
      .lineWidth(0.8)
      .stroke(pdf.inks.soft);
    write(pdf, text, { x, y: y + 84, width, size: 9.5, colour: pdf.inks.soft });
  });
}
