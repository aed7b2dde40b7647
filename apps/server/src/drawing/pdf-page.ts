import { join } from 'node:path';
import type { Colours } from '@ilaneer/domain/look/colours';
import { type PaperInks, paperInks } from '@ilaneer/domain/look/paper-inks';
import PDFDocument from 'pdfkit';
import { SERVER_FOLDER } from '../deps/server-folder.ts';
import { heightOfMixed, isMixed, writeMixed } from './letters/mixed-text.ts';

export const PAGE = { left: 30, right: 565, top: 36, width: 535, bottom: 786, foot: 800 } as const;
export const FACE = { regular: 'regular', bold: 'bold' } as const;

const FONTS = join(SERVER_FOLDER, 'src', 'drawing', 'fonts');
const SMALLEST_FOOT = 7;

/** With the inks of the sheet being drawn. */
export type Pdf = InstanceType<typeof PDFDocument> & { inks: PaperInks };

export function openPdf({
  title,
  author,
  at,
}: {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
}): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at },
  });
  pdf.registerFont(FACE.regular, join(FONTS, 'figtree-regular.ttf'));
  pdf.registerFont(FACE.bold, join(FONTS, 'figtree-semibold.ttf'));
  return Object.assign(pdf, { inks: paperInks() });
}

/** For the sheets that follow (SETTING-21). */
export function setInks(pdf: Pdf, colours: Colours | undefined): void {
  pdf.inks = paperInks(colours);
}

export function write(
  pdf: Pdf,
  words: string,
  place: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly size: number;
    readonly face?: keyof typeof FACE;
    readonly colour?: string;
    readonly align?: 'left' | 'right' | 'center';
  },
): number {
  const { x, y, width, size, face = FACE.regular, colour = pdf.inks.text, align = 'left' } = place;
  pdf.fillColor(colour);
  if (isMixed(words)) return writeMixed(pdf, words, { x, y, width, size, face, align });
  pdf.font(face).fontSize(size);
  pdf.text(words, x, y, { width, align });
  return pdf.y;
}

/** The logo where a name of this height would stand: data URL, so that it is embedded once. */
export function drawLogo(
  pdf: Pdf,
  logo: string,
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
): number {
  pdf.image(logo, x, y, { height });
  return y + height;
}

export function heightOf(
  pdf: Pdf,
  words: string,
  look: { readonly width: number; readonly size: number; readonly face: keyof typeof FACE },
): number {
  if (isMixed(words)) return heightOfMixed(pdf, words, look);
  return pdf.font(look.face).fontSize(look.size).heightOfString(words, { width: look.width });
}

export function rule(pdf: Pdf, y: number, colour: string = pdf.inks.line, from: number = PAGE.left): void {
  pdf.moveTo(from, y).lineTo(PAGE.right, y).lineWidth(0.6).strokeColor(colour).stroke();
}

/** Once the page count is known, after the first `before` pages. */
export function writeFeet(pdf: Pdf, words: string, before: number): void {
  const count = pdf.bufferedPageRange().count - before;
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(before + index);
    rule(pdf, PAGE.foot);
    const foot = { y: PAGE.foot + 6, size: SMALLEST_FOOT, colour: pdf.inks.soft };
    write(pdf, words, { ...foot, x: PAGE.left, width: PAGE.width - 80 });
    write(pdf, `Page ${index + 1} of ${count}`, { ...foot, x: PAGE.right - 80, width: 80, align: 'right' });
  }
}
