import { type PressingName, pressing } from '../palette.ts';
import { halfCoconut, matureCoconut } from '../parts/coconut.ts';
import { drop } from '../parts/drop.ts';
import { contactShadow, FLOOR, ground, PICTURE } from '../parts/ground.ts';
import { oilBottle } from '../parts/oil-bottle.ts';
import { oilPouch } from '../parts/oil-pouch.ts';
import { at, Defs } from '../svg.ts';

type Vessel = {
  readonly kind: string;
  /** Half of the width of its foot, for the shadow. */
  readonly foot: number;
  readonly x: number;
  readonly scale: number;
  readonly draw: (d: Defs, name: PressingName) => string;
};

const vessels: readonly Vessel[] = [
  { kind: 'oil-bottle-200', foot: 104, x: 340, scale: 0.98, draw: (d, name) => oilBottle(d, name, 'small') },
  { kind: 'oil-bottle-1l', foot: 152, x: 400, scale: 0.96, draw: (d, name) => oilBottle(d, name, 'large') },
  { kind: 'oil-pouch-500', foot: 170, x: 344, scale: 0.98, draw: (d, name) => oilPouch(d, name, 'small') },
  { kind: 'oil-pouch-1l', foot: 200, x: 400, scale: 1, draw: (d, name) => oilPouch(d, name, 'large') },
];

/** Coconut oil in every vessel and pressing, and a closer look. */
export function oils(): Record<string, string> {
  const pictures: Record<string, string> = { 'products/detail-oil': still() };
  // Object.keys gives plain strings; the keys are the pressings' names.
  for (const name of Object.keys(pressing) as PressingName[]) {
    for (const vessel of vessels) pictures[`products/${vessel.kind}-${name}`] = picture(vessel, name);
  }
  return pictures;
}

function picture(vessel: Vessel, name: PressingName): string {
  const d = new Defs();
  const { x, foot, scale } = vessel;
  const beside = x < 400 ? x + foot + 106 : 0;
  const body =
    ground(d, pressing[name].ground) +
    contactShadow(d, x, FLOOR, foot, 26) +
    at(x, FLOOR, vessel.draw(d, name), scale) +
    (beside > 0 ? contactShadow(d, beside, 712, 84, 17) + at(beside, 652, halfCoconut(d, 'brown'), 0.54, -8) : '');
  return d.picture(PICTURE, PICTURE, body);
}

function still(): string {
  const d = new Defs();
  const body =
    ground(d, pressing.virgin.ground) +
    contactShadow(d, 590, 640, 150, 26) +
    at(590, 520, matureCoconut(d), 0.98, 12) +
    contactShadow(d, 270, 690, 140, 26) +
    at(270, 690, oilBottle(d, 'virgin', 'large'), 0.96) +
    contactShadow(d, 520, 726, 176, 26) +
    at(520, 624, halfCoconut(d, 'brown'), 0.94, -6) +
    at(640, 250, drop(d, '#FFF7D6', '#F3C25A', '#C9861F'), 1.15);
  return d.picture(PICTURE, PICTURE, body);
}
