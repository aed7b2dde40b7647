import { wordmarkAt } from '../lettering.ts';
import { mix, type Ramp } from '../palette.ts';
import { contactShadow, ground, onFloor, PICTURE, wall } from '../parts/ground.ts';
import { markPrintAt } from '../parts/mark.ts';
import { BOARD, waterside } from '../parts/setting.ts';
import { at, Defs, ellipse, path, pd, stroke } from '../svg.ts';

const SACK =
  'M236 268C196 360 178 520 198 664Q204 692 236 694H564Q596 692 602 664C622 520 604 360 564 268Q400 300 236 268Z';

function backpack(d: Defs, ramp: Ramp): string {
  const cloth = d.radial(0.32, 0.3, 0.85, [
    [0, ramp.light],
    [0.5, ramp.base],
    [1, ramp.dark],
  ]);
  const pleats = Array.from({ length: 15 }, (_, index) => {
    const x = 250 + index * 21.5;
    const lean = (x - 400) * 0.12;
    return stroke(
      pd`M${x} 272C${x + lean * 0.3} 300 ${x + lean} 330 ${x + lean * 1.6} ${360 + (index % 3) * 16}`,
      ramp.dark,
      6,
      'opacity=".35"',
    );
  });
  const cord = (data: string): string =>
    stroke(data, '#5C3719', 15) +
    stroke(data, '#F5EBCB', 9) +
    stroke(data, '#C9A36A', 9, 'stroke-dasharray="3 9"');
  return (
    cord('M250 250C120 320 120 540 208 668') +
    cord('M550 250C680 320 680 540 592 668') +
    path(
      'M250 268C240 220 262 176 300 156Q400 190 500 156C538 176 560 220 550 268Q400 300 250 268Z',
      mix(ramp.base, ramp.light, 0.25),
    ) +
    path('M300 156Q400 190 500 156C470 140 330 140 300 156Z', ramp.dark) +
    path(SACK, cloth) +
    pleats.join('') +
    cord('M238 268Q400 304 562 268') +
    [212, 588].map((x) => ellipse(x, 664, 15, 15, '#C9A36A') + ellipse(x, 664, 8, 8, '#5C3719')).join('') +
    markPrintAt(400, 486, 150, ramp.ink) +
    wordmarkAt(d, 400, 622, 46, ramp.ink, ramp.ink)
  );
}

/** A drawstring backpack. */
export function drawstringPicture(ramp: Ramp): string {
  const d = new Defs();
  const body = ground(d, ramp.ground) + contactShadow(d, 404, 690, 220, 28) + backpack(d, ramp);
  return d.picture(PICTURE, PICTURE, body);
}

/** The cord and the gathered cloth, close. */
export function drawstringClose(ramp: Ramp): string {
  const d = new Defs();
  return d.picture(
    PICTURE,
    PICTURE,
    wall(d, ramp.ground) + at(400, 330, at(-400, -290, backpack(d, ramp)), 2),
  );
}

/** Packed for the beach. */
export function drawstringOutside(ramp: Ramp): string {
  const d = new Defs();
  const body =
    waterside(d) + contactShadow(d, 400, BOARD - 4, 190, 22) + onFloor(backpack(d, ramp), 400, BOARD, 0.9);
  return d.picture(PICTURE, PICTURE, body);
}
