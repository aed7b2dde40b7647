import type { Ramp } from '../palette.ts';
import { contactShadow, PICTURE, wall } from '../parts/ground.ts';
import { markPrintAt } from '../parts/mark.ts';
import { waterside } from '../parts/setting.ts';
import { at, Defs, ellipse, path, pd, stroke } from '../svg.ts';

const CROWN = 'M176 470C170 310 262 214 400 212S634 310 628 470C560 440 480 428 402 428S242 442 176 470Z';
const VISOR =
  'M178 462C246 430 324 418 402 418S558 430 626 462C664 506 684 556 672 590C664 610 640 606 616 592C556 560 480 546 402 546S248 560 188 592C164 606 140 610 132 590C120 556 140 506 178 462Z';

/** A cap in an 800 frame; the lowest point of its brim is at 602. */
export function cap(d: Defs, ramp: Ramp): string {
  const crown = d.radial(0.34, 0.22, 0.85, [
    [0, ramp.light],
    [0.5, ramp.base],
    [1, ramp.dark],
  ]);
  const visor = d.linear(0, 0, 0.8, 1, [
    [0, ramp.light],
    [0.4, ramp.base],
    [1, ramp.dark],
  ]);
  const seams =
    stroke(
      'M400 214C398 290 400 360 402 428M318 226C266 290 248 370 250 446M482 226C534 290 552 370 550 446',
      ramp.dark,
      3,
      'opacity=".55"',
    ) +
    stroke(
      'M388 216C386 290 388 360 390 428M412 216C412 290 412 360 414 428',
      ramp.light,
      2,
      'opacity=".5" stroke-dasharray="6 6"',
    );
  const stitches = [0, 1, 2].map((row) => {
    const y = row * 26;
    return stroke(
      pd`M${170 - row * 10} ${500 + y}C${250 - row * 4} ${468 + y} 326 ${456 + y} 402 ${456 + y}S${554 + row * 4} ${468 + y} ${634 + row * 10} ${500 + y}`,
      ramp.dark,
      2.4,
      'opacity=".4" stroke-dasharray="7 6"',
    );
  });
  return (
    path(
      'M160 560C240 524 320 516 402 516S564 524 644 560C630 600 610 600 590 590C530 566 480 560 402 560S274 566 214 590C194 600 174 600 160 560Z',
      ramp.dark,
    ) +
    path(CROWN, crown) +
    seams +
    path(VISOR, visor) +
    stitches.join('') +
    stroke('M179 463C247 431 325 419 402 419S557 431 625 463', ramp.dark, 7, 'opacity=".45"') +
    ellipse(400, 212, 20, 10, ramp.dark) +
    ellipse(396, 208, 18, 8, ramp.light) +
    [286, 514].map((x) => ellipse(x, 300, 7, 8, ramp.dark)).join('') +
    markPrintAt(402, 340, 116, ramp.ink)
  );
}

/** A cap, seen from the front and a little above. */
export function capPicture(ramp: Ramp): string {
  const d = new Defs();
  const shade = d.radial(0.5, 0.5, 0.5, [
    [0, '#0E3B2E', 0.4],
    [1, '#0E3B2E', 0],
  ]);
  const body = wall(d, ramp.ground) + ellipse(412, 606, 330, 40, shade) + cap(d, ramp);
  return d.picture(PICTURE, PICTURE, body);
}

/** The embroidered mark, the seams and the eyelets, close. */
export function capClose(ramp: Ramp): string {
  const d = new Defs();
  return d.picture(PICTURE, PICTURE, wall(d, ramp.ground) + at(400, 420, at(-402, -390, cap(d, ramp)), 1.9));
}

/** Put down on a bench by the water. */
export function capOutside(ramp: Ramp): string {
  const d = new Defs();
  const body =
    waterside(d) + contactShadow(d, 400, 674, 230, 22) + at(400, 672, at(-402, -600, cap(d, ramp)), 0.86, -3);
  return d.picture(PICTURE, PICTURE, body);
}
