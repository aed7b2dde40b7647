import { Direction, Buffer as Letters, shape } from 'harfbuzzjs';
import {
  coverageOf,
  type FontWeight,
  fontOf,
  type IndianScript,
  SCRIPT_NAMES,
  SCRIPTS,
} from './script-fonts.ts';

// Includes Arabic's shared signs, such as vowels.
const LETTERS = SCRIPT_NAMES.map(
  (script) =>
    [script, new RegExp(`\\p{${script === 'arabic' ? 'scx' : 'sc'}=${SCRIPTS[script]}}`, 'u')] as const,
);
// Dandas are shared; joiners affect their neighbours.
const SHARED = /[\u0964\u0965\u200c\u200d]|\p{M}/u;
// Arabic numbers run left to right.
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/;
const LATIN_LETTER = /\p{L}/u;

/** SVG outlines in units of 1/`perEm`. */
export type Outlines = {
  readonly perEm: number;
  readonly width: number;
  readonly glyphs: readonly { readonly path: string; readonly x: number; readonly y: number }[];
};

/** Null: Latin and the rest of the text face. */
export type ScriptPiece = { readonly script: IndianScript | null; readonly text: string };

/** Splits by script in logical order, dropping characters without a font. */
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

/** TAX-DOCUMENT-23. */
export function lettersWithoutFont(text: string): readonly string[] {
  const missing = lettersOf(text).filter(
    ({ isDrawn, character }) => !isDrawn && /[\p{L}\p{N}]/u.test(character),
  );
  return [...new Set(missing.map(({ character }) => character))];
}

function lettersOf(text: string) {
  let before: IndianScript | null = null;
  return Array.from(text, (character) => {
    // End of Latin, start of shared marks.
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
  return [character, character.normalize('NFD')].some((form) =>
    Array.from(form).every((one) => coverageOf(script).has(one.codePointAt(0) ?? 0)),
  );
}

/** Reorders right-to-left runs. */
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

/** End of an Arabic run, before the next left-to-right script. */
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

/** HarfBuzz shaping; null: the text face. */
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
