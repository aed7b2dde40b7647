import { wordmarkAt } from '../lettering.ts';
import { mix, type Ramp } from '../palette.ts';
import { contactShadow, ground, onFloor, PICTURE } from '../parts/ground.ts';
import { markPrintAt } from '../parts/mark.ts';
import { BOARD, waterside } from '../parts/setting.ts';
import { waterBottle } from '../parts/water-bottle.ts';
import { at, Defs, ellipse, path, stroke } from '../svg.ts';

/** The bag on the floor; `inside` stands behind its front. */
export function paperBag(d: Defs, ramp: Ramp, inside = ''): string {
  const front = d.linear(0, 0, 1, 1, [
    [0, ramp.light],
    [0.35, ramp.base],
    [1, mix(ramp.base, ramp.dark, 0.4)],
  ]);
  const rope = (data: string): string => stroke(data, '#8A5A33', 13) + stroke(data, '#D9B27C', 6);
  return (
    rope('M330 300C330 160 470 150 476 290') +
    path('M226 270H546L606 300V660L550 694H216Z', ramp.dark) +
    inside +
    path('M204 282H536L548 694H216Z', front) +
    path('M536 282L606 300V660L548 694Z', mix(ramp.dark, ramp.base, 0.25)) +
    path('M536 282L572 480L548 694', ramp.dark, 'opacity=".35"') +
    path('M204 282H536V318H205Z', ramp.light, 'opacity=".5"') +
    rope('M292 312C288 170 446 166 450 312') +
    [292, 450].map((x) => ellipse(x, 314, 10, 10, '#5C3719')).join('') +
    markPrintAt(374, 452, 150, ramp.ink) +
    wordmarkAt(d, 376, 606, 50, ramp.ink, ramp.ink)
  );
}

/** A paper carrier bag with rope handles. */
export function paperBagPicture(ramp: Ramp): string {
  const d = new Defs();
  const body = ground(d, ramp.ground) + contactShadow(d, 410, 690, 230, 28) + paperBag(d, ramp);
  return d.picture(PICTURE, PICTURE, body);
}

/** The rope and its eyelets, close. */
export function paperBagClose(ramp: Ramp): string {
  const d = new Defs();
  const near = at(400, 420, at(-385, -330, paperBag(d, ramp)), 2);
  return d.picture(PICTURE, PICTURE, ground(d, ramp.ground) + near);
}

/** Full of bottles, on a bench by the water. */
export function paperBagOutside(ramp: Ramp): string {
  const d = new Defs();
  const bottle = d.stamp(waterBottle(d, 'natural'));
  const inside =
    bottle('translate(296 540) scale(.72)') +
    at(462, 532, waterBottle(d, 'lime'), 0.7, 5) +
    bottle('translate(378 566) scale(.76)');
  const body =
    waterside(d) +
    contactShadow(d, 400, BOARD, 190, 22) +
    onFloor(paperBag(d, ramp, inside), 392, BOARD + 4, 0.88);
  return d.picture(PICTURE, PICTURE, body);
}
