import type { Ramp } from '../palette.ts';
import { contactShadow, ground, onFloor, PICTURE } from '../parts/ground.ts';
import { markPrintAt } from '../parts/mark.ts';
import { BOARD, tabletop } from '../parts/setting.ts';
import { scatter } from '../seed.ts';
import { at, circle, Defs, ellipse, path, pd, stroke } from '../svg.ts';

const FIBRES = ['#8A5A33', '#B98352', '#6B4020', '#D2A268'] as const;

function bristles(): string {
  const next = scatter(31);
  return FIBRES.map((colour, shade) => {
    let data = '';
    for (let index = 0; index < 36; index += 1) {
      const x = 168 + index * 13 + shade * 3.2 + next() * 6;
      const lean = (x - 400) * 0.16 + (next() - 0.5) * 26;
      data += pd`M${x} 456q${lean * 0.4} 90 ${lean} ${176 + next() * 34}`;
    }
    return stroke(data, colour, 4.4);
  }).join('');
}

/** The brush on the floor. */
export function brush(d: Defs, ramp: Ramp): string {
  const handle = d.down([
    [0, ramp.light],
    [0.4, ramp.base],
    [1, ramp.dark],
  ]);
  return (
    bristles() +
    path('M150 430H650V470Q650 486 630 486H170Q150 486 150 470Z', '#5C3719') +
    path(
      'M130 352C130 300 180 270 260 268C330 266 350 286 400 286S470 266 540 268C620 270 670 300 670 352V412Q670 446 634 446H166Q130 446 130 412Z',
      handle,
    ) +
    path(
      'M150 348C152 310 196 286 262 284C330 282 352 302 400 302S470 282 538 284C590 286 628 300 642 326C560 306 520 318 400 322S200 312 150 348Z',
      '#fff',
      'opacity=".35"',
    ) +
    stroke('M150 430H650', ramp.dark, 5, 'opacity=".5"') +
    markPrintAt(400, 374, 82, ramp.ink)
  );
}

/** A scrubbing brush of coir with a lacquered handle. */
export function coirBrushPicture(ramp: Ramp): string {
  const d = new Defs();
  const body = ground(d, ramp.ground) + contactShadow(d, 404, 676, 270, 32) + brush(d, ramp);
  return d.picture(PICTURE, PICTURE, body);
}

/** Where the fibres leave the wood, close. */
export function coirBrushClose(ramp: Ramp): string {
  const d = new Defs();
  const near = at(400, 400, at(-500, -470, brush(d, ramp)), 2.1);
  return d.picture(PICTURE, PICTURE, ground(d, ramp.ground, PICTURE, PICTURE, 740) + near);
}

/** At work, in lather. */
export function coirBrushInUse(ramp: Ramp): string {
  const d = new Defs();
  const bubble = d.stamp(
    circle(0, 0, 30, '#FFFFFF', 'opacity=".82"') +
      circle(0, 0, 30, 'none', 'stroke="#BFD9D6" stroke-width="2.5"') +
      ellipse(-9, -11, 8, 5, '#fff', 'transform="rotate(-35 -9 -11)"') +
      path('M8 24A27 27 0 0 0 26 6A32 32 0 0 1 8 24Z', '#9CC5BB', 'opacity=".7"'),
  );
  const next = scatter(17);
  const lather = Array.from({ length: 30 }, (_, index) => {
    const x = 130 + index * 18.6;
    const y = 690 - next() * 50;
    return bubble(pd`translate(${x} ${y}) scale(${0.5 + next() * 0.6})`);
  });
  const drift = [
    [640, 520, 0.7],
    [690, 440, 0.45],
    [604, 396, 0.34],
    [170, 520, 0.4],
  ].map(([x = 0, y = 0, scale = 1]) => bubble(pd`translate(${x} ${y}) scale(${scale})`));
  const body =
    tabletop(d, ramp.ground) +
    contactShadow(d, 400, BOARD, 250, 22) +
    onFloor(brush(d, ramp), 392, BOARD + 16, 0.92, -5) +
    lather.join('') +
    drift.join('');
  return d.picture(PICTURE, PICTURE, body);
}
