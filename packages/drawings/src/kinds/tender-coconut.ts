import { flavour } from '../palette.ts';
import { halfCoconut, tenderCoconut } from '../parts/coconut.ts';
import { contactShadow, ground, PICTURE } from '../parts/ground.ts';
import { waterside } from '../parts/setting.ts';
import { spoon } from '../parts/spoon.ts';
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

/** The soft kernel, and a spoon to scoop it out. */
export function tenderCoconutOpen(): string {
  const d = new Defs();
  const body =
    ground(d, flavour.natural.ground) +
    contactShadow(d, 410, 640, 300, 40) +
    at(400, 430, halfCoconut(d, 'green'), 1.86, -4) +
    at(560, 470, spoon(d), 1.1, 38);
  return d.picture(PICTURE, PICTURE, body);
}

/** Fresh from the palm, on a bench by the water. */
export function tenderCoconutOutside(): string {
  const d = new Defs();
  const nut = d.stamp(tenderCoconut(d, false));
  const body =
    waterside(d) +
    nut('translate(196 530) scale(.8)') +
    nut('translate(610 536) scale(.76)') +
    contactShadow(d, 400, 686, 170, 20) +
    at(400, 500, tenderCoconut(d), 1.12);
  return d.picture(PICTURE, PICTURE, body);
}
