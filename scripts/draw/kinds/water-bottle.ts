import { type FlavourName, flavour } from '../palette.ts';
import { contactShadow, FLOOR, ground, PICTURE } from '../parts/ground.ts';
import { waterBottle } from '../parts/water-bottle.ts';
import { at, Defs } from '../svg.ts';

export function waterBottlePicture(name: FlavourName): string {
  const d = new Defs();
  const body =
    ground(d, flavour[name].ground) +
    contactShadow(d, 400, FLOOR, 124, 26) +
    at(400, FLOOR, waterBottle(d, name), 1.03);
  return d.picture(PICTURE, PICTURE, body);
}
