import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs';
import { unpackWoff } from './unpack-woff.ts';

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
