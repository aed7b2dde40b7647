import { drawBarCode } from './bar-code.ts';
import { drawLogo, type Pdf, write } from './pdf-page.ts';
import type { AddressLabel } from './sheets.ts';

const MM = 72 / 25.4;
const SIZE = [100 * MM, 150 * MM];
const EDGE = 5 * MM;
const WIDTH = 90 * MM;
const BLACK = '#000000';
/** With its gap on the left. */
const LOGO = { width: 33 * MM, height: 6 * MM };

export function addLabel(pdf: Pdf, label: AddressLabel): void {
  pdf.addPage({ size: SIZE, margin: 0 });
  const { from, to } = label;
  const place = { x: EDGE, width: WIDTH, colour: BLACK } as const;
  const sender = from.logo === undefined ? place : { ...place, width: WIDTH - LOGO.width };
  let y = write(pdf, `From ${from.name}`, { ...sender, y: EDGE, size: 8, face: 'bold' });
  y = write(pdf, from.lines.join(', '), { ...sender, y: y + 1, size: 7, colour: pdf.inks.soft });
  if (from.logo !== undefined) {
    y = Math.max(
      y,
      drawLogo(pdf, from.logo, { x: EDGE + WIDTH - LOGO.width + 6, y: EDGE, height: LOGO.height }),
    );
  }
  line(pdf, y + 5);
  y = write(pdf, 'To', { ...place, y: y + 11, size: 8 });
  y = write(pdf, to.name, { ...place, y: y + 1, size: 17, face: 'bold' });
  for (const text of to.lines) y = write(pdf, text, { ...place, y: y + 1, size: 11 });
  y = write(pdf, `${to.city}, ${to.state}`, { ...place, y: y + 1, size: 11 });
  y = write(pdf, to.pinCode, { ...place, y: y + 2, size: 26, face: 'bold' });
  y = write(pdf, `Phone ${to.phone}`, { ...place, y: y + 2, size: 11 });
  y = drawPayment(pdf, label, Math.max(y + 8, 76 * MM));
  y = write(pdf, factsOf(label), { ...place, y: y + 6, size: 8.5 });
  const bottom = SIZE[1] ?? 0;
  drawCode(pdf, 'Parcel', label.parcelNumber, bottom - 46 * MM);
  if (label.trackingNumber !== null) {
    drawCode(pdf, label.courier ?? 'Tracking', label.trackingNumber, bottom - 24 * MM);
  }
}

function drawPayment(pdf: Pdf, { toCollect }: AddressLabel, y: number): number {
  const height = 10 * MM;
  const isCollected = toCollect !== null;
  pdf.rect(EDGE, y, WIDTH, height);
  if (isCollected) pdf.fill(BLACK);
  else pdf.lineWidth(1).stroke(BLACK);
  write(pdf, isCollected ? `CASH ON DELIVERY  ${toCollect}` : 'PREPAID: collect nothing', {
    ...{ x: EDGE, y: y + 7, width: WIDTH, size: 13, face: 'bold', align: 'center' },
    colour: isCollected ? '#ffffff' : BLACK,
  });
  return y + height;
}

function factsOf({ orderNumber, ofParcels, weight }: AddressLabel): string {
  const facts = [`Order ${orderNumber}`, `Parcel ${ofParcels}`, weight];
  return facts.filter((fact) => fact !== null).join('   ');
}

function drawCode(pdf: Pdf, name: string, code: string, y: number): void {
  drawBarCode(pdf, code, { x: EDGE, y, width: WIDTH, height: 13 * MM });
  const place = { x: EDGE, y: y + 14 * MM, width: WIDTH, align: 'center', colour: BLACK } as const;
  write(pdf, `${name} ${code}`, { ...place, size: 10, face: 'bold' });
}

function line(pdf: Pdf, y: number): void {
  pdf
    .moveTo(EDGE, y)
    .lineTo(EDGE + WIDTH, y)
    .lineWidth(0.8)
    .strokeColor(BLACK)
    .stroke();
}
