import { wordmarkAt } from '../lettering.ts';
import { mix, type Ramp } from '../palette.ts';
import { tenderCoconut } from '../parts/coconut.ts';
import { contactShadow, hangingShadow, onFloor, PICTURE, wall } from '../parts/ground.ts';
import { markPrintAt } from '../parts/mark.ts';
import { BOARD, waterside } from '../parts/setting.ts';
import { at, Defs, path, stroke } from '../svg.ts';

const TOTE =
  'M222 300H578C588 420 602 560 606 676Q606 692 590 692H210Q194 692 194 676C198 560 212 420 222 300Z';

function strap(data: string, ramp: Ramp, shade: string): string {
  return (
    stroke(data, shade, 27) +
    stroke(data, ramp.base, 23) +
    stroke(data, ramp.light, 3, 'opacity=".6" stroke-dasharray="8 7"')
  );
}

/** The bag on the floor; `inside` stands between its back strap and its cloth. */
export function tote(d: Defs, ramp: Ramp, inside = ''): string {
  const cloth = d.linear(0, 0, 1, 0.6, [
    [0, ramp.light],
    [0.3, ramp.base],
    [1, mix(ramp.base, ramp.dark, 0.7)],
  ]);
  return (
    strap('M318 320C322 70 486 70 490 320', ramp, ramp.dark) +
    inside +
    path(TOTE, cloth) +
    path('M222 300H578L581 336H219Z', ramp.dark, 'opacity=".3"') +
    stroke('M224 332H577', ramp.light, 3, 'opacity=".6" stroke-dasharray="8 7"') +
    strap('M296 360V318C300 40 504 40 508 318V360', ramp, ramp.dark) +
    stroke(
      'M238 690C250 620 246 560 238 470M560 690C548 610 552 540 562 450M330 690C340 650 342 630 338 600',
      ramp.dark,
      10,
      'opacity=".26"',
    ) +
    stroke('M262 680C270 600 266 520 256 420', ramp.light, 9, 'opacity=".4"') +
    markPrintAt(402, 460, 158, ramp.ink) +
    wordmarkAt(d, 402, 610, 54, ramp.ink, ramp.ink)
  );
}

/** Two green coconuts that look over the rim. */
export function toteOfCoconuts(d: Defs, ramp: Ramp): string {
  const nut = tenderCoconut(d, false);
  return tote(d, ramp, at(318, 270, nut, 0.62, -12) + at(478, 262, nut, 0.66, 9));
}

/** A cotton tote hung by its straps. */
export function totePicture(ramp: Ramp): string {
  const d = new Defs();
  return d.picture(PICTURE, PICTURE, wall(d, ramp.ground) + hangingShadow(TOTE) + tote(d, ramp));
}

/** Where a strap is sewn to the bag, close. */
export function toteClose(ramp: Ramp): string {
  const d = new Defs();
  const cross = stroke(
    'M289 342H317V368H289ZL317 368M317 342L289 368M488 342H516V368H488ZL516 368M516 342L488 368',
    ramp.ink,
    2,
    'stroke-dasharray="5 4"',
  );
  const near = at(400, 250, at(-330, -330, hangingShadow(TOTE) + tote(d, ramp) + cross), 2.3);
  return d.picture(PICTURE, PICTURE, wall(d, ramp.ground) + near);
}

/** Carrying coconuts home. */
export function toteOutside(ramp: Ramp): string {
  const d = new Defs();
  const body =
    waterside(d) +
    contactShadow(d, 400, BOARD - 4, 190, 20) +
    onFloor(toteOfCoconuts(d, ramp), 400, BOARD, 0.92);
  return d.picture(PICTURE, PICTURE, body);
}
