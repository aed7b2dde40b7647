import { inVisualOrder, shapeLetters, splitByScript } from './indian-script.ts';

type Box = { readonly width: number; readonly height: number; readonly colour: string };

/** Cap height and ascent, by em. */
const HEIGHT = 0.7;

/** One line in the middle of a box, as large as fits. SVG of outlines: needs no font where it is drawn. */
export function textDrawing(text: string, { width, height, colour }: Box): Buffer {
  const pieces = inVisualOrder(splitByScript(text)).map((piece) =>
    shapeLetters(piece.text, piece.script, 'bold'),
  );
  const ems = pieces.reduce((sum, piece) => sum + piece.width / piece.perEm, 0);
  const em = Math.min(height / HEIGHT, ems === 0 ? 0 : width / ems);
  const y = (height + em * HEIGHT) / 2;
  let x = (width - ems * em) / 2;
  const groups = pieces.map((piece) => {
    const scale = em / piece.perEm;
    const from = x;
    x += piece.width * scale;
    const paths = piece.glyphs.map(
      (glyph) => `<path transform="translate(${glyph.x} ${glyph.y})" d="${glyph.path}"/>`,
    );
    return `<g transform="translate(${from} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${colour}">${groups.join('')}</svg>`,
  );
}
