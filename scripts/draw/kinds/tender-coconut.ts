import { flavour } from '../palette.ts';
import { halfCoconut, tenderCoconut } from '../parts/coconut.ts';
import { contactShadow, ground, PICTURE } from '../parts/ground.ts';
import { at, Defs } from '../svg.ts';

export function tenderCoconutPicture(): string {
  const d = new Defs();
  const body =
    ground(d, flavour.natural.ground) +
    contactShadow(d, 318, 640, 190, 34) +
    at(318, 430, tenderCoconut(d), 1.34) +
    contactShadow(d, 540, 708, 172, 28) +
    at(540, 600, halfCoconut(d, 'green'), 0.98, -6);
  return d.picture(PICTURE, PICTURE, body);
}
