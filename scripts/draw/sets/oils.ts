import { type PressingName, pressing } from '../palette.ts';
import { halfCoconut } from '../parts/coconut.ts';
import { contactShadow, FLOOR, ground, PICTURE } from '../parts/ground.ts';
import { oilBottle, oilPouch } from '../parts/oil-vessels.ts';
import { at, Defs } from '../svg.ts';

type Vessel = {
  readonly kind: string;
  readonly width: number;
  readonly scale: number;
  readonly draw: (d: Defs, name: PressingName) => string;
};

const vessels: readonly Vessel[] = [
  { kind: 'oil-bottle-200', width: 96, scale: 0.82, draw: (d, name) => oilBottle(d, name, 'OIL') },
  { kind: 'oil-bottle-1l', width: 130, scale: 1.08, draw: (d, name) => oilBottle(d, name, 'OIL') },
  { kind: 'oil-pouch-500', width: 180, scale: 0.86, draw: (d, name) => oilPouch(d, name, 'OIL') },
  { kind: 'oil-pouch-1l', width: 210, scale: 1.04, draw: (d, name) => oilPouch(d, name, 'OIL') },
];

/** Coconut oil in every vessel and pressing, and a closer look. */
export function oils(): Record<string, string> {
  const pictures: Record<string, string> = { 'products/detail-oil': still() };
  for (const name of Object.keys(pressing) as PressingName[]) {
    for (const vessel of vessels) pictures[`products/${vessel.kind}-${name}`] = picture(vessel, name);
  }
  return pictures;
}

function picture(vessel: Vessel, name: PressingName): string {
  const d = new Defs();
  const nut = vessel.kind.endsWith('200') || vessel.kind.endsWith('500');
  const body =
    ground(d, pressing[name].ground) +
    contactShadow(d, nut ? 360 : 400, FLOOR, vessel.width, 26) +
    at(nut ? 360 : 400, FLOOR, vessel.draw(d, name), vessel.scale) +
    (nut ? contactShadow(d, 570, 704, 120, 20) + at(570, 640, halfCoconut(d, 'brown'), 0.66, -8) : '');
  return d.picture(PICTURE, PICTURE, body);
}

function still(): string {
  const d = new Defs();
  const body =
    ground(d, pressing.virgin.ground) +
    contactShadow(d, 300, 690, 130, 26) +
    at(300, 690, oilBottle(d, 'virgin', 'OIL'), 1.05) +
    contactShadow(d, 560, 716, 190, 28) +
    at(560, 606, halfCoconut(d, 'brown'), 1.02, -6) +
    contactShadow(d, 430, 752, 120, 16) +
    at(430, 706, halfCoconut(d, 'brown', false), 0.55, 8);
  return d.picture(PICTURE, PICTURE, body);
}
