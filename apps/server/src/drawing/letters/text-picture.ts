import sharp from 'sharp';
import { inVisualOrder, type Outlines, shapeLetters, splitByScript } from './indian-script.ts';

/** 1 bit per dot, most significant first. */
export type DotPicture = { readonly bytesPerRow: number; readonly rows: number; readonly bytes: Buffer };

type Look = {
  readonly width: number;
  readonly em: number;
  readonly lineHeight: number;
  readonly lines: number;
  readonly align: 'left' | 'center';
};

const ASCENT = 0.74;
const WORDS = /\S+\s*|\s+/g;
const BLACK_BELOW = 128;

/** For printers without these scripts. */
export async function textPicture(text: string, look: Look): Promise<DotPicture> {
  const { width, lineHeight, em, align } = look;
  const lines = breakLines(text, look);
  const height = lines.length * lineHeight;
  const paths = lines.flatMap((line, at) => {
    const pieces = shape(line);
    const scaleOf = ({ perEm }: Outlines) => em / perEm;
    const whole = pieces.reduce((sum, piece) => sum + piece.width * scaleOf(piece), 0);
    let x = align === 'center' ? (width - whole) / 2 : 0;
    const y = at * lineHeight + lineHeight * ASCENT;
    return pieces.map((piece) => {
      const scale = scaleOf(piece);
      const from = x;
      x += piece.width * scale;
      const glyphs = piece.glyphs.map(
        (glyph) => `<path transform="translate(${glyph.x} ${glyph.y})" d="${glyph.path}"/>`,
      );
      // Font and picture y axes are opposite.
      return `<g transform="translate(${from} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
    });
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths.join('')}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toDots(data, width, height);
}

function toDots(grey: Buffer, width: number, rows: number): DotPicture {
  const bytesPerRow = Math.ceil(width / 8);
  const bytes = Buffer.alloc(bytesPerRow * rows);
  for (let at = 0; at < width * rows; at += 1) {
    if ((grey[at] ?? BLACK_BELOW) >= BLACK_BELOW) continue;
    const x = at % width;
    const byte = Math.floor(at / width) * bytesPerRow + (x >> 3);
    bytes[byte] = (bytes[byte] ?? 0) | (0x80 >> (x & 7));
  }
  return { bytesPerRow, rows, bytes };
}

function breakLines(text: string, { width, em, lines }: Look): string[] {
  const broken = [''];
  for (const word of (text.match(WORDS) ?? []).flatMap((whole) => fitting(whole, width, em))) {
    const line = broken.at(-1) ?? '';
    if (line !== '' && widthOf(`${line}${word}`, em) > width) broken.push(word);
    else broken[broken.length - 1] = `${line}${word}`;
  }
  return broken.slice(0, lines);
}

function fitting(word: string, width: number, em: number): string[] {
  if (widthOf(word, em) <= width) return [word];
  const signs = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word);
  return Array.from(signs, ({ segment }) => segment);
}

function widthOf(text: string, em: number): number {
  return shape(text).reduce((sum, { width, perEm }) => sum + (width * em) / perEm, 0);
}

function shape(text: string): readonly Outlines[] {
  return inVisualOrder(splitByScript(text.trimEnd())).map((piece) =>
    shapeLetters(piece.text, piece.script, 'bold'),
  );
}
