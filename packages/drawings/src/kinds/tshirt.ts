import { wordmarkAt } from '../lettering.ts';
import type { Ramp } from '../palette.ts';
import { backwater } from '../parts/backwater.ts';
import { hangingShadow, PICTURE, wall } from '../parts/ground.ts';
import { bank } from '../parts/land.ts';
import { markPrintAt } from '../parts/mark.ts';
import { palm } from '../parts/palm.ts';
import { at, Defs, group, path, stroke } from '../svg.ts';

const SHIRT =
  'M292 168C250 182 214 196 186 216C152 248 126 318 104 392C142 418 184 432 226 438L246 386C252 470 250 580 240 664C342 690 458 690 560 664C550 580 548 470 554 386L574 438C616 432 658 418 696 392C674 318 648 248 614 216C586 196 550 182 508 168C486 214 442 234 400 234S314 214 292 168Z';
const NECK =
  'M292 168C314 214 358 234 400 234S486 214 508 168L484 160C466 194 434 208 400 208S334 194 316 160Z';

/** Flat, its collar at the top of an 800 frame. */
function shirt(d: Defs, ramp: Ramp): string {
  const fabric = d.linear(0, 0, 1, 0.7, [
    [0, ramp.light],
    [0.35, ramp.base],
    [1, ramp.dark],
  ]);
  const folds =
    stroke(
      'M250 392C262 470 262 560 256 646M300 470C308 540 306 600 300 668',
      ramp.dark,
      9,
      'opacity=".28"',
    ) +
    stroke(
      'M550 392C538 470 538 560 544 646M498 450C490 540 494 610 500 668',
      ramp.dark,
      10,
      'opacity=".4"',
    ) +
    stroke('M268 330C276 440 274 560 268 650', ramp.light, 8, 'opacity=".45"') +
    stroke(
      'M190 236C176 290 160 340 142 394M232 262C240 310 246 350 246 386',
      ramp.dark,
      6,
      'opacity=".35"',
    ) +
    stroke('M610 236C624 290 640 340 658 394M568 262C560 310 554 350 554 386', ramp.dark, 6, 'opacity=".45"');
  const hems =
    stroke(
      'M112 382C150 406 190 420 230 426M688 382C650 406 610 420 570 426',
      ramp.dark,
      3,
      'opacity=".5" stroke-dasharray="7 6"',
    ) + stroke('M242 648C342 674 458 674 558 648', ramp.dark, 3, 'opacity=".5" stroke-dasharray="7 6"');
  return (
    path('M316 160C334 194 366 208 400 208S466 194 484 160C456 146 344 146 316 160Z', ramp.dark) +
    path(SHIRT, fabric) +
    group(folds + hems) +
    path(NECK, ramp.base) +
    stroke(
      'M304 165C324 206 362 222 400 222S476 206 496 165',
      ramp.dark,
      3,
      'opacity=".5" stroke-dasharray="6 5"',
    ) +
    markPrintAt(400, 356, 132, ramp.ink) +
    wordmarkAt(d, 400, 478, 46, ramp.ink, ramp.ink)
  );
}

/** On a wooden hanger whose hook is at 400, 22 of an 800 frame. */
export function shirtOnHanger(d: Defs, ramp: Ramp): string {
  const hanger =
    stroke('M400 86C400 62 432 62 432 40C432 22 404 20 402 38', '#6B4524', 8) +
    stroke('M262 176C320 128 380 108 400 84C420 108 480 128 538 176', '#8A5A33', 20) +
    stroke('M266 170C322 124 380 104 400 80', '#D9B27C', 6, 'opacity=".8"');
  return hanger + shirt(d, ramp);
}

/** A T-shirt hung flat on the sunlit wall. */
export function tshirtPicture(ramp: Ramp): string {
  const d = new Defs();
  return d.picture(PICTURE, PICTURE, wall(d, ramp.ground) + hangingShadow(SHIRT) + shirt(d, ramp));
}

/** The collar and its woven label, close. */
export function tshirtClose(ramp: Ramp): string {
  const d = new Defs();
  const near =
    shirt(d, ramp) +
    path('M372 172H428V202Q400 206 372 202Z', '#FFFBEF') +
    wordmarkAt(d, 400, 194, 15, '#0E3B2E', '#1E7B4F');
  const body = wall(d, ramp.ground) + at(400, 60, at(-400, -130, hangingShadow(SHIRT) + near), 1.9);
  return d.picture(PICTURE, PICTURE, body);
}

/** Drying on a line between two palms, on a wooden hanger. */
export function tshirtOutside(ramp: Ramp): string {
  const d = new Defs();
  const body =
    backwater(d, PICTURE, PICTURE, 520) +
    bank(d, PICTURE, PICTURE, 690) +
    at(60, 770, palm(d, 60), 1.26) +
    at(760, 756, palm(d, -70), 1.2) +
    stroke('M118 128Q400 214 700 124', '#8A5A33', 7) +
    stroke('M118 126Q400 212 700 122', '#D9B27C', 3) +
    at(400, 410, at(-400, -270, shirtOnHanger(d, ramp)), 0.92, -2);
  return d.picture(PICTURE, PICTURE, body);
}
