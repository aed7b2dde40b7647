import { mix, type Ramp, token } from '../palette.ts';
import { contactShadow, PICTURE, wall } from '../parts/ground.ts';
import { markPrintAt } from '../parts/mark.ts';
import { waterside } from '../parts/setting.ts';
import { at, Defs, ellipse, group, path, pd, stroke } from '../svg.ts';

const CROWN = 'M186 472C184 330 272 238 400 236S620 330 618 472C556 444 480 434 402 434S248 444 186 472Z';
const VISOR =
  'M190 464C250 436 326 426 402 426S554 436 614 464C660 496 700 540 706 576C708 594 690 598 668 590C590 560 500 552 402 552S214 560 136 590C114 598 96 594 98 576C104 540 144 496 190 464Z';
const SIDES =
  'M186 472C184 372 228 296 300 260C272 320 262 380 264 444C236 450 210 460 186 472ZM618 472C620 372 576 296 504 260C532 320 542 380 540 444C568 450 594 460 618 472Z';

/** A light running cap in an 800 frame, with meshed sides and a flat brim; its lowest point is at 594. */
function quickDryCap(d: Defs, ramp: Ramp): string {
  const crown = d.radial(0.34, 0.22, 0.85, [
    [0, ramp.light],
    [0.55, ramp.base],
    [1, ramp.dark],
  ]);
  const visor = d.linear(0, 0, 0.7, 1, [
    [0, mix(ramp.base, ramp.light, 0.5)],
    [1, ramp.dark],
  ]);
  let holes = '';
  for (let row = 0; row < 17; row += 1) {
    for (let column = 0; column < 36; column += 1) {
      holes += pd`M${180 + column * 13 + (row % 2) * 6.5} ${256 + row * 13}h.1`;
    }
  }
  const mesh = group(
    stroke(holes, mix(ramp.dark, '#000000', 0.25), 6),
    `clip-path="${d.clip(path(SIDES, '#000'))}"`,
  );
  return (
    path(CROWN, crown) +
    path(SIDES, ramp.dark, 'opacity=".35"') +
    mesh +
    stroke('M300 260C272 320 262 380 264 444M504 260C532 320 542 380 540 444', token.sun, 6) +
    stroke('M400 238V300', ramp.dark, 3, 'opacity=".5"') +
    ellipse(400, 236, 15, 7, token.sun) +
    path(VISOR, visor) +
    stroke('M136 584C214 554 310 546 402 546S590 554 668 584', token.sun, 7) +
    stroke('M150 548C230 520 316 510 402 510S574 520 654 548', ramp.light, 3, 'opacity=".55"') +
    stroke('M190 466C250 438 326 428 402 428S554 438 614 466', ramp.dark, 8, 'opacity=".5"') +
    markPrintAt(402, 350, 92, ramp.ink)
  );
}

/** A running cap, seen from the front. */
export function quickDryCapPicture(ramp: Ramp): string {
  const d = new Defs();
  const shade = d.radial(0.5, 0.5, 0.5, [
    [0, token.palm, 0.4],
    [1, token.palm, 0],
  ]);
  const body = wall(d, ramp.ground) + ellipse(412, 600, 340, 36, shade) + quickDryCap(d, ramp);
  return d.picture(PICTURE, PICTURE, body);
}

/** The mesh that lets water out, and the piping, close. */
export function quickDryCapClose(ramp: Ramp): string {
  const d = new Defs();
  const near = at(400, 420, at(-500, -380, quickDryCap(d, ramp)), 2.1);
  return d.picture(PICTURE, PICTURE, wall(d, ramp.ground) + near);
}

/** Put down on a bench by the water. */
export function quickDryCapOutside(ramp: Ramp): string {
  const d = new Defs();
  const body =
    waterside(d) +
    contactShadow(d, 400, 674, 240, 22) +
    at(400, 672, at(-402, -592, quickDryCap(d, ramp)), 0.84, 3);
  return d.picture(PICTURE, PICTURE, body);
}
