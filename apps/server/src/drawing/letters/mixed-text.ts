import type PDFDocument from 'pdfkit';
import { inVisualOrder, type Outlines, shapeLetters, splitByScript } from './indian-script.ts';
import type { FontWeight } from './script-fonts.ts';

type Pdf = InstanceType<typeof PDFDocument>;
/** Points. */
type Look = { readonly width: number; readonly size: number; readonly face: FontWeight };
type Place = Look & {
  readonly x: number;
  readonly y: number;
  readonly align: 'left' | 'right' | 'center';
};
type Piece = { readonly text: string; readonly width: number; readonly outlines: Outlines | null };
type Line = { readonly pieces: readonly Piece[]; readonly width: number };

/** Indian scripts need more leading than Latin. */
const LINE_HEIGHT = 1.45;
const ASCENT = 1.05;
const WORDS = /\S+\s*|\s+/g;
const LEFT_OVER = { left: 0, center: 0.5, right: 1 } as const;

/** Has letters of Noto Sans, or without any font. */
export function isMixed(text: string): boolean {
  // Fast path.
  if (!/[\u0100-\uffff]/.test(text)) return false;
  const pieces = splitByScript(text);
  return pieces.some(({ script }) => script !== null) || pieces.map((piece) => piece.text).join('') !== text;
}

/** Points. */
export function heightOfMixed(pdf: Pdf, text: string, look: Look): number {
  return breakLines(pdf, text, look).length * look.size * LINE_HEIGHT;
}

/** Outlines with their text: pdfkit's shaping throws on some common names. Returns the next line's top. */
export function writeMixed(pdf: Pdf, text: string, { x, y, align, ...look }: Place): number {
  let top = y;
  for (const { pieces, width } of breakLines(pdf, text, look)) {
    let at = x + (look.width - width) * LEFT_OVER[align];
    for (const piece of pieces) {
      if (piece.outlines === null) {
        pdf.font(look.face).fontSize(look.size);
        pdf.text(piece.text, at, top + look.size * ASCENT, { lineBreak: false, baseline: 'alphabetic' });
      } else {
        drawOutlines(pdf, piece.text, piece.outlines, {
          x: at,
          y: top + look.size * ASCENT,
          size: look.size,
        });
      }
      at += piece.width;
    }
    top += look.size * LINE_HEIGHT;
  }
  return top;
}

function breakLines(pdf: Pdf, text: string, look: Look): Line[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of (paragraph.match(WORDS) ?? []).flatMap((whole) => fitting(pdf, whole, look))) {
      const isFull = line !== '' && measure(pdf, `${line}${word}`.trimEnd(), look).width > look.width;
      if (isFull) lines.push(line);
      line = isFull ? word : `${line}${word}`;
    }
    lines.push(line);
  }
  return lines.map((line) => measure(pdf, line.trimEnd(), look));
}

function fitting(pdf: Pdf, word: string, look: Look): string[] {
  if (measure(pdf, word.trimEnd(), look).width <= look.width) return [word];
  const signs = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word);
  return Array.from(signs, ({ segment }) => segment);
}

function measure(pdf: Pdf, text: string, { size, face }: Look): Line {
  const pieces = inVisualOrder(splitByScript(text)).map((piece): Piece => {
    if (piece.script === null) {
      const width = pdf.font(face).fontSize(size).widthOfString(piece.text);
      return { text: piece.text, width, outlines: null };
    }
    const outlines = shapeLetters(piece.text, piece.script, face);
    return { text: piece.text, width: (outlines.width * size) / outlines.perEm, outlines };
  });
  return { pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0) };
}

function drawOutlines(
  pdf: Pdf,
  text: string,
  { glyphs, perEm }: Outlines,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  pdf.markContent('Span', { actual: text });
  pdf.save();
  // Font and page y axes are opposite.
  pdf.translate(x, y).scale(size / perEm, -size / perEm);
  for (const glyph of glyphs) {
    if (glyph.path === '') continue;
    pdf.save().translate(glyph.x, glyph.y).path(glyph.path).fill().restore();
  }
  pdf.restore();
  pdf.endMarkedContent();
}
