import { Direction, Buffer as Letters, shape } from 'harfbuzzjs';
import {
  coverageOf,
  type FontWeight,
  fontOf,
  type IndianScript,
  SCRIPT_NAMES,
  SCRIPTS,
} from './script-fonts.ts';

// With the signs that Arabic shares with other scripts, such as its vowels.
const LETTERS = SCRIPT_NAMES.map(
  (script) =>
    [script, new RegExp(`\\p{${script === 'arabic' ? 'scx' : 'sc'}=${SCRIPTS[script]}}`, 'u')] as const,
);
// Dandas end sentences in several scripts; joiners say how the letters beside them are drawn.
const SHARED = /[\u0964\u0965\u200c\u200d]|\p{M}/u;
// Arabic numbers run from left to right among letters that run from right to left.
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/;
const LATIN_LETTER = /\p{L}/u;

/** The letters of a piece of text as they are drawn: outlines as SVG paths, in units of which `perEm` make the size. */
export type Outlines = {
  readonly perEm: number;
  readonly width: number;
  readonly glyphs: readonly { readonly path: string; readonly x: number; readonly y: number }[];
};

/** Text of one script; null: Latin and all else that the text face has. */
export type ScriptPiece = { readonly script: IndianScript | null; readonly text: string };

/** Text cut where its script changes, in the order in which it is read; letters that no font has are left out. */
export function splitByScript(text: string): readonly ScriptPiece[] {
  const pieces: { script: IndianScript | null; text: string }[] = [];
  for (const { character, script, isDrawn } of lettersOf(text)) {
    if (!isDrawn) continue;
    const last = pieces.at(-1);
    const joins = last?.script === script && ARABIC_DIGIT.test(last.text) === ARABIC_DIGIT.test(character);
    if (last !== undefined && joins) last.text += character;
    else pieces.push({ script, text: character });
  }
  return pieces;
}

/** The letters of a text that no font has, each once (TAX-DOCUMENT-23). */
export function lettersWithoutFont(text: string): readonly string[] {
  const missing = lettersOf(text).filter(
    ({ isDrawn, character }) => !isDrawn && /[\p{L}\p{N}]/u.test(character),
  );
  return [...new Set(missing.map(({ character }) => character))];
}

function lettersOf(text: string) {
  let before: IndianScript | null = null;
  return Array.from(text, (character) => {
    // Where Latin ends, and marks begin that other scripts share.
    if (character < '\u0300') {
      before = null;
      return { character, script: before, isDrawn: isDrawn(character, null) };
    }
    const belongs = LETTERS.find(([, letters]) => letters.test(character))?.[0] ?? null;
    const script: IndianScript | null = SHARED.test(character) ? (before ?? belongs) : belongs;
    before = script;
    return { character, script, isDrawn: isDrawn(character, script) };
  });
}

function isDrawn(character: string, script: IndianScript | null): boolean {
  if (character < '\u007f') return true;
  if (script !== null && /[\u200c\u200d]/.test(character)) return true;
  // A font may have a letter whole or in its parts.
  return [character, character.normalize('NFD')].some((form) =>
    Array.from(form).every((one) => coverageOf(script).has(one.codePointAt(0) ?? 0)),
  );
}

/** The pieces of a line from left to right: Arabic words stand from right to left, with what is between them. */
export function inVisualOrder<Piece extends Pick<ScriptPiece, 'script' | 'text'>>(
  pieces: readonly Piece[],
): readonly Piece[] {
  const ordered: Piece[] = [];
  for (let at = 0; at < pieces.length; ) {
    const end = endOfArabic(pieces, at);
    ordered.push(...pieces.slice(at, end).toReversed());
    at = end;
  }
  return ordered;
}

/** Where the run ends that begins at a piece: behind the last Arabic piece before letters of another script. */
function endOfArabic(pieces: readonly Pick<ScriptPiece, 'script' | 'text'>[], from: number): number {
  let end = from + 1;
  if (pieces[from]?.script !== 'arabic') return end;
  for (let at = end; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (piece?.script === 'arabic') end = at + 1;
    else if (piece === undefined || piece.script !== null || LATIN_LETTER.test(piece.text)) break;
  }
  return end;
}

/** Joins letters into the forms that their script asks for; null: the text face. */
export function shapeLetters(text: string, script: IndianScript | null, weight: FontWeight): Outlines {
  const font = fontOf(script, weight);
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  if (ARABIC_DIGIT.test(text)) letters.setDirection(Direction.LTR);
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
