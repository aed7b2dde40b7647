import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs';

/** The scripts of India, by their names in Unicode and in the packages of Noto Sans. */
const SCRIPTS = [
  'malayalam',
  'devanagari',
  'tamil',
  'telugu',
  'kannada',
  'bengali',
  'gujarati',
  'gurmukhi',
  'oriya',
] as const;
const WEIGHT = { regular: 400, bold: 600 } as const;
const LETTERS = SCRIPTS.map((script) => {
  const unicodeName = `${script.charAt(0).toUpperCase()}${script.slice(1)}`;
  return [script, new RegExp(`\\p{Script=${unicodeName}}`, 'u')] as const;
});
// Dandas end sentences in several scripts; joiners say how the letters beside them are drawn.
const SHARED = /[\u0964\u0965\u200c\u200d]/;
const findFile = createRequire(import.meta.url).resolve;
const fonts = new Map<string, Font>();

export type FontWeight = keyof typeof WEIGHT;

type IndianScript = (typeof SCRIPTS)[number];

/** The letters of a piece of text as they are drawn: outlines as SVG paths, in units of which `perEm` make the size. */
export type Outlines = {
  readonly perEm: number;
  readonly width: number;
  readonly glyphs: readonly { readonly path: string; readonly x: number; readonly y: number }[];
};

/** Text cut where its script changes; null: Latin and all else that the text face has. */
export function splitByScript(
  text: string,
): readonly { readonly script: IndianScript | null; readonly text: string }[] {
  const pieces: { script: IndianScript | null; text: string }[] = [];
  for (const character of text) {
    const last = pieces.at(-1);
    const belongs = LETTERS.find(([, letters]) => letters.test(character))?.[0] ?? null;
    const script = SHARED.test(character) ? (last?.script ?? belongs) : belongs;
    if (last?.script === script) last.text += character;
    else pieces.push({ script, text: character });
  }
  return pieces;
}

/** Joins letters into the forms that their script asks for. */
export function shapeLetters(text: string, script: IndianScript, weight: FontWeight): Outlines {
  const font = fontOf(script, weight);
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  shape(font, letters);
  let width = 0;
  const glyphs = letters.getGlyphInfosAndPositions().map((glyph) => {
    const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
    const at = { path: font.glyphToPath(codepoint), x: width + xOffset, y: yOffset };
    width += xAdvance;
    return at;
  });
  return { perEm: font.face.upem, width, glyphs };
}

function fontOf(script: IndianScript, weight: FontWeight): Font {
  const name = `noto-sans-${script}`;
  const file = `@fontsource/${name}/files/${name}-${script}-${WEIGHT[weight]}-normal.woff`;
  const loaded = fonts.get(file);
  if (loaded !== undefined) return loaded;
  const font = new Font(new Face(new Blob(unpackWoff(readFileSync(findFile(file))))));
  fonts.set(file, font);
  return font;
}

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** A font of the web (WOFF 1.0, as npm carries it) as the plain OpenType file that HarfBuzz reads. */
function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1.0 font');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  const parts: Buffer[] = [];
  let end = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    if (offset === undefined || packedLength === undefined || length === undefined) continue;
    const packed = woff.subarray(offset, offset + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    const to = SFNT_HEADER + index * SFNT_ENTRY;
    woff.copy(head, to, entry, entry + 4);
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), to + 4);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(length, to + 12);
    // Tables begin at multiples of four bytes.
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    end += length + padding.length;
  }
  return Buffer.concat([head, ...parts]);
}
