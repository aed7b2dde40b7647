import { wordmarkAt } from '../lettering.ts';
import { mix, type Ramp } from '../palette.ts';
import { contactShadow, ground, hangingShadow, PICTURE, wall } from '../parts/ground.ts';
import { markPrintAt } from '../parts/mark.ts';
import { Defs, ellipse, path, stroke } from '../svg.ts';

const TOTE =
  'M222 300H578C588 420 602 560 606 676Q606 692 590 692H210Q194 692 194 676C198 560 212 420 222 300Z';

function strap(data: string, ramp: Ramp, shade: string): string {
  return (
    stroke(data, shade, 27) +
    stroke(data, ramp.base, 23) +
    stroke(data, ramp.light, 3, 'opacity=".6" stroke-dasharray="8 7"')
  );
}

/** A cotton tote hung by its straps. */
export function totePicture(ramp: Ramp): string {
  const d = new Defs();
  const cloth = d.linear(0, 0, 1, 0.6, [
    [0, ramp.light],
    [0.3, ramp.base],
    [1, mix(ramp.base, ramp.dark, 0.7)],
  ]);
  const body =
    wall(d, ramp.ground) +
    hangingShadow(TOTE) +
    strap('M318 320C322 70 486 70 490 320', ramp, ramp.dark) +
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
    wordmarkAt(402, 610, 54, ramp.ink, ramp.ink);
  return d.picture(PICTURE, PICTURE, body);
}

const SACK =
  'M236 268C196 360 178 520 198 664Q204 692 236 694H564Q596 692 602 664C622 520 604 360 564 268Q400 300 236 268Z';

/** A drawstring backpack. */
export function drawstringPicture(ramp: Ramp): string {
  const d = new Defs();
  const cloth = d.radial(0.32, 0.3, 0.85, [
    [0, ramp.light],
    [0.5, ramp.base],
    [1, ramp.dark],
  ]);
  const pleats = Array.from({ length: 15 }, (_, index) => {
    const x = 250 + index * 21.5;
    const lean = (x - 400) * 0.12;
    return stroke(
      `M${x} 272C${x + lean * 0.3} 300 ${x + lean} 330 ${x + lean * 1.6} ${360 + (index % 3) * 16}`,
      ramp.dark,
      6,
      'opacity=".35"',
    );
  });
  const cord = (data: string): string =>
    stroke(data, '#5C3719', 15) +
    stroke(data, '#F5EBCB', 9) +
    stroke(data, '#C9A36A', 9, 'stroke-dasharray="3 9"');
  const body =
    ground(d, ramp.ground) +
    contactShadow(d, 404, 690, 220, 28) +
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
    wordmarkAt(400, 622, 46, ramp.ink, ramp.ink);
  return d.picture(PICTURE, PICTURE, body);
}

/** The seam where a strap meets the tote, close. */
export function bagDetail(ramp: Ramp): string {
  const d = new Defs();
  const cloth = d.linear(0, 0, 1, 1, [
    [0, ramp.light],
    [0.5, ramp.base],
    [1, ramp.dark],
  ]);
  const stitched = 'M330 300H470V470H330ZL470 470M470 300L330 470';
  const body =
    wall(d, ramp.ground) +
    path('M-20 260H820V840H-20Z', cloth) +
    path('M-20 260H820V350H-20Z', ramp.dark, 'opacity=".25"') +
    stroke('M-20 342H820', ramp.light, 5, 'opacity=".7" stroke-dasharray="14 12"') +
    path(
      'M320 -20H480V500H320Z',
      d.across([
        [0, ramp.dark],
        [0.2, ramp.light],
        [0.6, ramp.base],
        [1, ramp.dark],
      ]),
    ) +
    stroke(stitched, '#FFFBEF', 5, 'stroke-dasharray="13 10"') +
    markPrintAt(190, 610, 170, ramp.ink) +
    wordmarkAt(560, 660, 70, ramp.ink, ramp.ink);
  return d.picture(PICTURE, PICTURE, body);
}
