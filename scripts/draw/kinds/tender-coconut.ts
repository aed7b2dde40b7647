import { flavour } from '../palette.ts';
import { halfCoconut, tenderCoconut } from '../parts/coconut.ts';
import { contactShadow, ground, PICTURE } from '../parts/ground.ts';
import { waterside } from '../parts/setting.ts';
import { at, Defs, ellipse, path } from '../svg.ts';

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

/** A spoon of coconut shell with a curl of kernel in it, its bowl at the origin. */
function spoon(d: Defs): string {
  const wood = d.linear(0, 0, 1, 0, [
    [0, '#B98352'],
    [0.4, '#8A5A33'],
    [1, '#4F2B17'],
  ]);
  return (
    path('M-12 -40C-12 -160 -16 -240 -14 -300Q0 -316 14 -300C16 -240 12 -160 12 -40Z', wood) +
    ellipse(0, 0, 44, 62, wood) +
    ellipse(-2, -2, 34, 50, '#5C3719') +
    path('M-30 -14C-20 -46 22 -46 30 -10C32 22 16 44 -4 44C-26 40 -34 10 -30 -14Z', '#FFFFFF') +
    path('M-22 0C-8 -22 14 -22 24 4C12 -6 -6 -8 -16 18Z', '#E4E9DC')
  );
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
