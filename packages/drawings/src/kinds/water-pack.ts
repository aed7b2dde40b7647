import { capitals, numeral, wordmarkAt } from '../lettering.ts';
import { type FlavourName, flavour, mix } from '../palette.ts';
import { backwater, jetty } from '../parts/backwater.ts';
import { garnish } from '../parts/garnish.ts';
import { contactShadow, FLOOR, ground, onFloor, PICTURE } from '../parts/ground.ts';
import { tumbler } from '../parts/kitchen.ts';
import { islet } from '../parts/land.ts';
import { palm } from '../parts/palm.ts';
import { waterBottle } from '../parts/water-bottle.ts';
import { at, Defs, ellipse, group, path, place, rect, stroke } from '../svg.ts';

/** How many bottles a pack holds. */
export type PackSize = 6 | 12 | 24 | 48;

type Rows = { readonly columns: number; readonly rows: number; readonly scale: number };

// Rows stand behind each other; a carton hides the lower part of its bottles.
const rowsOf: Readonly<Record<6 | 12 | 24, Rows>> = {
  6: { columns: 3, rows: 2, scale: 0.74 },
  12: { columns: 4, rows: 3, scale: 0.6 },
  24: { columns: 6, rows: 4, scale: 0.42 },
};

/** A pack that shows every bottle it holds: an open carrier, a tray, an open carton, or two cartons. */
export function waterPackPicture(size: PackSize, name: FlavourName): string {
  const d = new Defs();
  return d.picture(PICTURE, PICTURE, ground(d, flavour[name].ground) + standingPack(d, size, name));
}

/** The front of the pack so near that its print can be read. */
export function waterPackClose(size: PackSize, name: FlavourName): string {
  const d = new Defs();
  const near = at(300, 560, at(-400, -FLOOR + 110, standingPack(d, size, name)), 1.6);
  return d.picture(PICTURE, PICTURE, ground(d, flavour[name].ground, PICTURE, PICTURE, 700) + near);
}

/** The pack on the jetty, with a glass poured. */
export function waterPackOutside(size: PackSize, name: FlavourName): string {
  const d = new Defs();
  const f = flavour[name];
  const body =
    backwater(d, PICTURE, PICTURE, 420) +
    islet(752, 468, 120) +
    at(770, 470, palm(d, -70), 0.9) +
    jetty(d, 40, 640, 720) +
    onFloor(standingPack(d, size, name), 350, 672, 0.82) +
    contactShadow(d, 668, 682, 54, 10) +
    at(668, 684, tumbler(d, f.liquid, f.liquidDeep), 0.74) +
    at(668, 688, garnish(name), 0.62);
  return d.picture(PICTURE, PICTURE, body);
}

/** The pack with its shade, for the floor of a product picture. */
export function standingPack(d: Defs, size: PackSize, name: FlavourName): string {
  const pack = size === 48 ? cartons(d, name) : openPack(d, size, name);
  return contactShadow(d, 400, FLOOR + 4, 290, 30) + pack;
}

function openPack(d: Defs, size: 6 | 12 | 24, name: FlavourName): string {
  const { columns, rows, scale } = rowsOf[size];
  const bottle = d.stamp(waterBottle(d, name));
  const step = 244 * scale;
  const width = columns * step + 24;
  let bottles = '';
  for (let row = rows - 1; row >= 0; row -= 1) {
    const shrink = scale * (1 - row * 0.035);
    const y = FLOOR - 16 - row * 62 * scale * 1.5;
    for (let column = 0; column < columns; column += 1) {
      const x = 400 + (column - (columns - 1) / 2) * step * (1 - row * 0.02);
      bottles += bottle(place(x, y, shrink));
    }
  }
  const height = size === 12 ? 128 : size === 6 ? 190 : 168;
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
    wordmarkAt(d, 400, middle + 18, Math.min(66, height * 0.36), f.ink, f.accent) +
    badge(right - 66, middle - 4, 44, size, name) +
    at(left + 58, middle, garnish(name), 0.78)
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

function cartons(d: Defs, name: FlavourName): string {
  const f = flavour[name];
  const cardboard = d.across([
    [0, '#D9B27C'],
    [0.3, '#EBCD9C'],
    [1, '#CFA56B'],
  ]);
  const bottle = d.stamp(waterBottle(d, name));
  const carton = (x: number, y: number, width: number, height: number): string => {
    const depth = 70;
    const stripe = y + height * 0.26;
    return (
      path(`M${x} ${y}H${x + width}V${y + height}H${x}Z`, cardboard) +
      path(`M${x + width} ${y}l${depth} -34v${height}l${-depth} 34Z`, '#A97E48') +
      path(`M${x} ${y}l${depth} -34h${width}l${-depth} 34Z`, '#F2DDB6') +
      path(`M${x + width * 0.46} ${y}l${depth} -34h34l${-depth} 34Z`, f.accent, 'opacity=".9"') +
      rect(x, stripe, width, height * 0.56, 0, f.base) +
      path(
        `M${x + width} ${stripe}l${depth} -34v${height * 0.56}l${-depth} 34Z`,
        mix(f.dark, '#000000', 0.06),
      ) +
      rect(x, stripe, width, 7, 0, f.accent) +
      wordmarkAt(d, x + width * 0.38, stripe + height * 0.36, 66, f.ink, f.accent) +
      capitals(
        f.name,
        x + width * 0.38,
        stripe + height * 0.49,
        22,
        name === 'lime' ? '#0E3B2E' : f.ink,
        12,
      ) +
      badge(x + width - 70, stripe + height * 0.29, 48, 24, name)
    );
  };
  return group(
    carton(96, 440, 420, 250) +
      carton(126, 190, 400, 236) +
      bottle(place(654, FLOOR + 4, 0.5)) +
      bottle(place(580, FLOOR + 14, 0.5)),
  );
}
