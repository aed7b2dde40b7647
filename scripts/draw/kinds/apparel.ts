import { wordmarkAt } from '../lettering.ts';
import type { Ramp } from '../palette.ts';
import { hangingShadow, PICTURE, wall } from '../parts/ground.ts';
import { mark, markPrintAt } from '../parts/mark.ts';
import { at, Defs, ellipse, group, path, stroke } from '../svg.ts';

const SHIRT =
  'M292 168C250 182 214 196 186 216C152 248 126 318 104 392C142 418 184 432 226 438L246 386C252 470 250 580 240 664C342 690 458 690 560 664C550 580 548 470 554 386L574 438C616 432 658 418 696 392C674 318 648 248 614 216C586 196 550 182 508 168C486 214 442 234 400 234S314 214 292 168Z';
const NECK =
  'M292 168C314 214 358 234 400 234S486 214 508 168L484 160C466 194 434 208 400 208S334 194 316 160Z';

/** A T-shirt hung flat on the sunlit wall. */
export function tshirtPicture(ramp: Ramp): string {
  const d = new Defs();
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
  const body =
    wall(d, ramp.ground) +
    hangingShadow(SHIRT) +
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
    wordmarkAt(400, 478, 46, ramp.ink, ramp.ink);
  return d.picture(PICTURE, PICTURE, body);
}

const CROWN = 'M176 470C170 310 262 214 400 212S634 310 628 470C560 440 480 428 402 428S242 442 176 470Z';
const VISOR =
  'M176 470C242 442 322 428 402 428S560 440 628 470C700 516 726 560 716 584C640 548 520 530 402 530S160 552 90 588C82 562 104 516 176 470Z';

/** A cap, seen from the front and a little above. */
export function capPicture(ramp: Ramp): string {
  const d = new Defs();
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
    const y = row * 24;
    return stroke(
      `M${150 - row * 14} ${506 + y}C240 ${476 + y} 320 ${464 + y} 402 ${464 + y}S${566 + row * 6} ${476 + y} ${656 + row * 12} ${506 + y}`,
      ramp.dark,
      2.4,
      'opacity=".4" stroke-dasharray="7 6"',
    );
  });
  const body =
    wall(d, ramp.ground) +
    ellipse(
      412,
      606,
      330,
      40,
      d.radial(0.5, 0.5, 0.5, [
        [0, '#0E3B2E', 0.4],
        [1, '#0E3B2E', 0],
      ]),
    ) +
    path(
      'M120 560C240 520 320 512 402 512S570 522 690 560C700 590 690 604 676 604C590 576 500 562 402 562S220 578 136 606C116 604 112 586 120 560Z',
      ramp.dark,
    ) +
    path(CROWN, crown) +
    seams +
    path(VISOR, visor) +
    stitches.join('') +
    stroke('M178 468C244 440 324 427 402 427S560 439 626 468', ramp.dark, 7, 'opacity=".45"') +
    ellipse(400, 212, 20, 10, ramp.dark) +
    ellipse(396, 208, 18, 8, ramp.light) +
    [286, 514].map((x) => ellipse(x, 300, 7, 8, ramp.dark)).join('') +
    markPrintAt(402, 340, 116, ramp.ink);
  return d.picture(PICTURE, PICTURE, body);
}

/** The folded shirt with its woven neck label, close. */
export function tshirtDetail(ramp: Ramp): string {
  const d = new Defs();
  const cloth = d.linear(0, 0, 1, 1, [
    [0, ramp.light],
    [0.5, ramp.base],
    [1, ramp.dark],
  ]);
  const body =
    wall(d, ramp.ground) +
    path('M-40 330C120 250 190 190 236 90C330 170 470 170 564 90C610 190 680 250 840 330V840H-40Z', cloth) +
    path('M236 90C330 170 470 170 564 90L604 116C500 216 300 216 196 116Z', ramp.dark) +
    stroke('M204 128C302 222 498 222 596 128', ramp.light, 4, 'opacity=".7" stroke-dasharray="10 8"') +
    path('M330 178C376 192 424 192 470 178V290H330Z', '#FFFBEF') +
    path('M330 178C376 192 424 192 470 178V190C424 204 376 204 330 190Z', '#0E3B2E', 'opacity=".18"') +
    wordmarkAt(400, 262, 36, '#0E3B2E', '#1E7B4F') +
    at(330, 420, mark(), 2.2) +
    stroke('M90 420C130 560 130 700 100 830M700 400C664 560 668 700 700 830', ramp.dark, 16, 'opacity=".3"') +
    stroke('M130 400C170 560 168 700 140 830', ramp.light, 12, 'opacity=".4"');
  return d.picture(PICTURE, PICTURE, body);
}
