import { type FlavourName, flavour } from '../palette.ts';
import { garnish } from '../parts/garnish.ts';
import { contactShadow, FLOOR, ground, PICTURE, wall } from '../parts/ground.ts';
import { iceCube, tumbler, woodenBoard } from '../parts/kitchen.ts';
import { waterBottle } from '../parts/water-bottle.ts';
import { at, Defs, place } from '../svg.ts';

export function waterBottlePicture(name: FlavourName): string {
  const d = new Defs();
  const body =
    ground(d, flavour[name].ground) +
    contactShadow(d, 400, FLOOR, 124, 26) +
    at(400, FLOOR, waterBottle(d, name), 1.03);
  return d.picture(PICTURE, PICTURE, body);
}

/** The label so near that it can be read. */
export function waterBottleClose(name: FlavourName): string {
  const d = new Defs();
  const body = wall(d, flavour[name].ground) + at(400, 812, waterBottle(d, name), 1.94);
  return d.picture(PICTURE, PICTURE, body);
}

/** Poured out over ice. */
export function waterBottlePoured(name: FlavourName): string {
  const d = new Defs();
  const f = flavour[name];
  const ice = d.stamp(iceCube(d));
  const body =
    ground(d, f.ground) +
    contactShadow(d, 410, 726, 330, 26) +
    at(404, 716, woodenBoard(d, 690, 96)) +
    contactShadow(d, 266, 676, 104, 20) +
    at(266, 676, waterBottle(d, name), 0.92) +
    contactShadow(d, 520, 684, 92, 16) +
    at(520, 686, tumbler(d, f.liquid, f.liquidDeep), 1.42) +
    [place(496, 464, 0.86, -8), place(548, 474, 0.8, 14), place(520, 524, 0.82, 30)]
      .map((where) => ice(where, 'opacity=".85"'))
      .join('') +
    contactShadow(d, 648, 690, 60, 10) +
    at(646, 660, garnish(name), 1.25) +
    ice(place(420, 690, 0.72, 6)) +
    ice(place(600, 708, 0.56, -12));
  return d.picture(PICTURE, PICTURE, body);
}
