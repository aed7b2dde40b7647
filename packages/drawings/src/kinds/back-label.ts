import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordmarkAt, written } from '../lettering.ts';
import { type Ramp, token } from '../palette.ts';
import { PICTURE, wall } from '../parts/ground.ts';
import { circle, Defs, path, pd, rect, stroke } from '../svg.ts';

const PRODUCTS = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'catalogue', 'products');

interface Facts {
  readonly nutrition: readonly { readonly name: string; readonly per100: string }[];
}

const SHEET = 'M120 70Q400 114 680 70V742Q400 786 120 742Z';

/** The back of a label with the nutrition facts of its product, as the catalogue has them. */
export function backLabel(product: string, name: string, ramp: Ramp): string {
  const d = new Defs();
  return d.picture(PICTURE, PICTURE, wall(d, ramp.ground) + labelSheet(d, product, name, ramp));
}

/** The sheet in an 800 frame. */
export function labelSheet(d: Defs, product: string, name: string, ramp: Ramp): string {
  // The catalogue's own check (content-files.ts) has read this file before anybody draws from it.
  const { nutrition } = JSON.parse(readFileSync(join(PRODUCTS, `${product}.json`), 'utf8')) as Facts;
  const rows = nutrition.map((fact, index) => {
    const y = 360 + (index * 272) / nutrition.length;
    return (
      stroke(pd`M172 ${y + 10}H628`, ramp.dark, 1.6, 'opacity=".25"') +
      written(d, fact.name.toUpperCase(), 172, y, 17, ramp.dark, 'start') +
      written(d, fact.per100, 628, y, 17, ramp.base, 'end')
    );
  });
  const bars = Array.from(
    { length: 30 },
    (_, index) =>
      pd`M${470 + index * 5.2} 652h${index % 3 === 0 ? 3.6 : 1.8}v62h${index % 3 === 0 ? -3.6 : -1.8}z`,
  );
  return (
    path(SHEET, token.palm, 'opacity=".14" transform="translate(18 20)"') +
    path(
      SHEET,
      d.across([
        [0, '#E9E2CC'],
        [0.25, '#FFFFFF'],
        [0.7, '#FFFBEF'],
        [1, '#DED5B8'],
      ]),
    ) +
    path('M120 70Q400 114 680 70V186Q400 230 120 186Z', ramp.base) +
    wordmarkAt(d, 400, 182, 84, ramp.ink, ramp.ink) +
    written(d, name, 400, 268, 30, ramp.dark, 'middle') +
    written(d, 'NUTRITION', 172, 318, 20, ramp.base, 'start') +
    written(d, 'PER 100 ml', 628, 318, 18, ramp.base, 'end') +
    stroke('M172 328H628', ramp.dark, 4) +
    rows.join('') +
    rect(172, 652, 60, 60, 6, 'none', `stroke="${token.leaf}" stroke-width="7"`) +
    circle(202, 682, 17, token.leaf) +
    path(bars.join(''), token.palm)
  );
}
