import { wordmarkAt } from '../lettering.ts';
import { mix, type Ramp, token } from '../palette.ts';
import { halfCoconut } from '../parts/coconut.ts';
import { contactShadow, ground, onFloor, PICTURE } from '../parts/ground.ts';
import { markPrintAt } from '../parts/mark.ts';
import { BOARD, tabletop } from '../parts/setting.ts';
import { at, Defs, path, rect, stroke } from '../svg.ts';

/** A notebook on the floor. */
export function notebook(d: Defs, ramp: Ramp): string {
  const cover = d.linear(0, 0, 1, 0.5, [
    [0, ramp.light],
    [0.2, ramp.base],
    [1, mix(ramp.base, ramp.dark, 0.55)],
  ]);
  const pages = [0, 1, 2, 3, 4].map((leaf) =>
    stroke(`M${594 + leaf * 4} ${156 + leaf * 3}V${672 - leaf * 2}`, '#CDBF98', 1.6),
  );
  return (
    path('M226 140L598 152Q622 154 622 176V666Q622 686 600 688L226 694Z', '#F7EFD8') +
    pages.join('') +
    path('M212 132H572Q592 132 592 152V676Q592 694 572 694H212Q200 694 200 682V144Q200 132 212 132Z', cover) +
    path('M200 144Q200 132 212 132H246V694H212Q200 694 200 682Z', ramp.dark, 'opacity=".38"') +
    stroke('M250 134V692', ramp.light, 2, 'opacity=".5"') +
    rect(530, 130, 16, 566, 2, ramp.dark) +
    rect(532, 130, 4, 566, 2, ramp.light, 'opacity=".5"') +
    markPrintAt(392, 340, 168, ramp.ink) +
    wordmarkAt(d, 392, 520, 52, ramp.ink, ramp.ink) +
    path('M430 694V742L446 728L462 742V694Z', '#C8402F') +
    path('M206 140H380L250 690H206Z', '#fff', 'opacity=".08"')
  );
}

/** A clothbound notebook with an elastic band, standing open by a finger's breadth. */
export function notebookPicture(ramp: Ramp): string {
  const d = new Defs();
  const body = ground(d, ramp.ground) + contactShadow(d, 410, 690, 210, 26) + notebook(d, ramp);
  return d.picture(PICTURE, PICTURE, body);
}

/** The notebook open, with cream ruled pages. */
export function notebookOpen(ramp: Ramp): string {
  const d = new Defs();
  const rules = Array.from({ length: 11 }, (_, row) => {
    const y = 300 + row * 32;
    return stroke(
      `M120 ${y}C210 ${y - 12} 300 ${y - 10} 384 ${y}M416 ${y}C500 ${y - 10} 590 ${y - 12} 680 ${y}`,
      '#B9D2C4',
      2,
    );
  });
  const body =
    ground(d, ramp.ground) +
    contactShadow(d, 400, 690, 320, 36) +
    path(
      'M70 236C190 200 320 206 400 244C480 206 610 200 730 236V690C610 660 480 664 400 700C320 664 190 660 70 690Z',
      ramp.base,
    ) +
    path(
      'M90 226C200 194 324 200 400 238V684C324 650 200 646 90 674Z',
      d.across([
        [0, '#FFFBEF'],
        [0.8, '#FBF4DF'],
        [1, '#DDD0AC'],
      ]),
    ) +
    path(
      'M710 226C600 194 476 200 400 238V684C476 650 600 646 710 674Z',
      d.across([
        [0, '#DDD0AC'],
        [0.2, '#FBF4DF'],
        [1, '#FFFBEF'],
      ]),
    ) +
    rules.join('') +
    markPrintAt(560, 262, 40, ramp.dark) +
    path(
      'M404 240C416 380 416 560 408 760L424 744L438 762C446 560 440 380 420 236Z',
      '#C8402F',
      'opacity=".9"',
    );
  return d.picture(PICTURE, PICTURE, body);
}

/** On a desk, with a pencil and half a coconut. */
export function notebookOnDesk(ramp: Ramp): string {
  const d = new Defs();
  const pencil =
    path('M0 -9H250V9H0Z', token.sun) +
    path('M0 1H250V9H0Z', '#C9821F') +
    path('M250 -9L292 0L250 9Z', '#F3E6BC') +
    path('M278 -3L292 0L278 3Z', token.palm) +
    rect(-26, -9, 26, 18, 5, token.hibiscus);
  const body =
    tabletop(d, ramp.ground) +
    contactShadow(d, 300, BOARD, 170, 20) +
    onFloor(notebook(d, ramp), 300, BOARD, 0.84) +
    contactShadow(d, 592, 690, 120, 16) +
    at(592, 604, halfCoconut(d, 'green'), 0.7, -6) +
    contactShadow(d, 560, 714, 130, 6) +
    at(430, 708, pencil, 0.94, -3);
  return d.picture(PICTURE, PICTURE, body);
}
