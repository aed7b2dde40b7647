import { capitals, numeral, wordmarkAt } from '../lettering.ts';
import { type FlavourName, flavour, mix } from '../palette.ts';
import { garnish } from '../parts/garnish.ts';
import { contactShadow, FLOOR, ground, PICTURE } from '../parts/ground.ts';
import { waterBottle } from '../parts/water-bottle.ts';
import { at, Defs, ellipse, group, path, place, rect, stroke } from '../svg.ts';

/** How many bottles a pack holds. */
export type PackSize = 6 | 12 | 24 | 48;

type Rows = { readonly columns: number; readonly rows: number; readonly scale: number };

// Rows stand behind each other; a carton hides the lower part of its bottles.
const rowsOf: Readonly<Record<PackSize, Rows>> = {
  6: { columns: 3, rows: 2, scale: 0.74 },
  12: { columns: 4, rows: 3, scale: 0.6 },
  24: { columns: 6, rows: 4, scale: 0.43 },
  48: { columns: 8, rows: 6, scale: 0.335 },
};

/** An open tray that shows every bottle it holds. */
export function waterPackPicture(size: PackSize, name: FlavourName): string {
  const d = new Defs();
  const body =
    ground(d, flavour[name].ground) + contactShadow(d, 400, FLOOR + 4, 300, 30) + waterPack(d, size, name);
  return d.picture(PICTURE, PICTURE, body);
}

/** The tray with its bottles, where it stands in a product picture. */
export function waterPack(d: Defs, size: PackSize, name: FlavourName): string {
  const { columns, rows, scale } = rowsOf[size];
  const bottle = d.stamp(waterBottle(d, name));
  const step = 244 * scale;
  const width = columns * step + 24;
  let bottles = '';
  for (let row = rows - 1; row >= 0; row -= 1) {
    const shrink = scale * (1 - row * 0.035);
    const y = FLOOR - 16 - row * 98 * scale;
    for (let column = 0; column < columns; column += 1) {
      const x = 400 + (column - (columns - 1) / 2) * step * (1 - row * 0.02);
      bottles += bottle(place(x, y, shrink));
    }
  }
  const height = 92 + 120 * scale;
  return bottles + tray(d, name, width, height, size);
}

function tray(d: Defs, name: FlavourName, width: number, height: number, size: number): string {
  const f = flavour[name];
  const left = 400 - width / 2;
  const right = 400 + width / 2;
  const top = FLOOR - height;
  const front = d.across([
    [0, f.dark],
    [0.08, f.base],
    [0.3, f.light],
    [0.55, f.base],
    [1, f.dark],
  ]);
  const dip = `M${left} ${top}C${left + width * 0.2} ${top} ${left + width * 0.24} ${top + height * 0.3} 400 ${top + height * 0.3}S${right - width * 0.2} ${top} ${right} ${top}V${FLOOR}Q400 ${FLOOR + 16} ${left} ${FLOOR}Z`;
  const middle = top + height * 0.72;
  return (
    path(dip, front) +
    stroke(
      `M${left + 4} ${top + 6}C${left + width * 0.2} ${top + 6} ${left + width * 0.24} ${top + height * 0.3 + 6} 400 ${top + height * 0.3 + 6}S${right - width * 0.2} ${top + 6} ${right - 4} ${top + 6}`,
      f.accent,
      5,
    ) +
    wordmarkAt(400, Math.round(middle + 4), height * 0.36, f.ink, f.accent) +
    capitals(f.name, 400, middle + height * 0.17, height * 0.105, f.ink, 18) +
    badge(right - 66, middle - 10, 44, size, name) +
    at(left + 62, middle - 8, garnish(name), 0.82)
  );
}

function badge(x: number, y: number, r: number, size: number, name: FlavourName): string {
  const f = flavour[name];
  return (
    ellipse(x, y, r, r, '#FFFBEF') +
    ellipse(x, y, r - 5, r - 5, 'none', `stroke="${f.base}" stroke-width="2.5"`) +
    numeral(String(size), x, y + r * 0.3, r * 0.92, f.dark)
  );
}
