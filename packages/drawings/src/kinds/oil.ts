import { type PressingName, pressing } from '../palette.ts';
import { halfCoconut } from '../parts/coconut.ts';
import { contactShadow, FLOOR, ground, PICTURE, wall } from '../parts/ground.ts';
import { bananaChips, currySprig, mustardSeeds, uruli, woodenBoard } from '../parts/kitchen.ts';
import { oilBottle } from '../parts/oil-bottle.ts';
import { oilPouch } from '../parts/oil-pouch.ts';
import { at, Defs } from '../svg.ts';

export type OilVessel = 'bottle-200' | 'bottle-1l' | 'pouch-500' | 'pouch-1l';

interface Pose {
  readonly width: number;
  readonly scale: number;
  /** Middle of the label above the foot, for the closer look. */
  readonly middle: number;
  readonly close: number;
  readonly draw: (d: Defs, name: PressingName) => string;
}

const poses: Readonly<Record<OilVessel, Pose>> = {
  'bottle-200': {
    width: 112,
    scale: 0.98,
    middle: 200,
    close: 2,
    draw: (d, name) => oilBottle(d, name, 'small'),
  },
  'bottle-1l': {
    width: 130,
    scale: 1.12,
    middle: 262,
    close: 1.9,
    draw: (d, name) => oilBottle(d, name, 'large'),
  },
  'pouch-500': {
    width: 170,
    scale: 0.9,
    middle: 214,
    close: 1.62,
    draw: (d, name) => oilPouch(d, name, 'small'),
  },
  'pouch-1l': {
    width: 200,
    scale: 1.06,
    middle: 252,
    close: 1.62,
    draw: (d, name) => oilPouch(d, name, 'large'),
  },
};

/** The vessel alone; the small sizes have half a coconut beside them, which tells their size. */
export function oilPicture(vessel: OilVessel, name: PressingName): string {
  const d = new Defs();
  const { width, scale, draw } = poses[vessel];
  const small = vessel === 'bottle-200' || vessel === 'pouch-500';
  const x = small ? 340 : 400;
  const body =
    ground(d, pressing[name].ground) +
    contactShadow(d, x, FLOOR, width, 26) +
    at(x, FLOOR, draw(d, name), scale) +
    (small ? contactShadow(d, 596, 706, 134, 20) + at(596, 632, halfCoconut(d, 'brown'), 0.74, -8) : '');
  return d.picture(PICTURE, PICTURE, body);
}

/** The label so near that it can be read. */
export function oilClose(vessel: OilVessel, name: PressingName): string {
  const d = new Defs();
  const { middle, close, draw } = poses[vessel];
  const body = wall(d, pressing[name].ground) + at(400, 400 + middle * close, draw(d, name), close);
  return d.picture(PICTURE, PICTURE, body);
}

/** On the kitchen bench, beside what this oil is good for. */
export function oilInKitchen(vessel: OilVessel, name: PressingName): string {
  const d = new Defs();
  const { width, scale, draw } = poses[vessel];
  const size = Math.min(scale, 0.94);
  const body =
    ground(d, pressing[name].ground) +
    contactShadow(d, 410, 724, 330, 26) +
    at(404, 716, woodenBoard(d, 690, 96)) +
    contactShadow(d, 238, 676, width * size, 18) +
    at(238, 676, draw(d, name), size) +
    goodFor(d, name);
  return d.picture(PICTURE, PICTURE, body);
}

function goodFor(d: Defs, name: PressingName): string {
  switch (name) {
    case 'virgin':
      return (
        contactShadow(d, 566, 690, 150, 18) +
        at(560, 588, halfCoconut(d, 'brown'), 0.96, -6) +
        contactShadow(d, 430, 712, 70, 10) +
        at(436, 672, halfCoconut(d, 'brown', false), 0.5, 10)
      );
    case 'chekku':
      return (
        contactShadow(d, 552, 694, 150, 18) +
        at(
          552,
          692,
          uruli(
            d,
            pressing.chekku.oil,
            at(0, -98, mustardSeeds(30, 104, 20)) + at(-64, -96, currySprig(), 0.7, -6),
          ),
        ) +
        at(386, 702, currySprig(), 0.5, -14)
      );
    case 'roasted':
      return (
        contactShadow(d, 552, 694, 150, 18) +
        at(552, 692, uruli(d, pressing.roasted.oilDeep, at(0, -104, bananaChips(d)))) +
        at(392, 704, bananaChips(d), 0.52)
      );
  }
}

/** Three litres of one kind: the family pack. */
export function oilTrio(name: PressingName): string {
  const d = new Defs();
  const bottle = d.stamp(oilBottle(d, name, 'large'));
  const spots = [
    [204, 672, 0.86],
    [596, 672, 0.86],
    [400, 700, 0.98],
  ] as const;
  const body =
    ground(d, pressing[name].ground) +
    spots
      .map(
        ([x, y, scale]) =>
          contactShadow(d, x, y, 124 * scale, 24) + bottle(`translate(${x} ${y}) scale(${scale})`),
      )
      .join('');
  return d.picture(PICTURE, PICTURE, body);
}
