import { wordmarkAt } from '../lettering.ts';
import { mix, type Ramp } from '../palette.ts';
import { contactShadow, ground, PICTURE } from '../parts/ground.ts';
import { markPrintAt } from '../parts/mark.ts';
import { Defs, ellipse, group, path, rect, stroke } from '../svg.ts';

/** A clothbound notebook with an elastic band, standing open by a finger's breadth. */
export function notebookPicture(ramp: Ramp): string {
  const d = new Defs();
  const cover = d.linear(0, 0, 1, 0.5, [
    [0, ramp.light],
    [0.2, ramp.base],
    [1, mix(ramp.base, ramp.dark, 0.55)],
  ]);
  const pages = [0, 1, 2, 3, 4].map((leaf) =>
    stroke(`M${594 + leaf * 4} ${156 + leaf * 3}V${672 - leaf * 2}`, '#CDBF98', 1.6),
  );
  const body =
    ground(d, ramp.ground) +
    contactShadow(d, 410, 690, 210, 26) +
    path('M226 140L598 152Q622 154 622 176V666Q622 686 600 688L226 694Z', '#F7EFD8') +
    pages.join('') +
    path('M212 132H572Q592 132 592 152V676Q592 694 572 694H212Q200 694 200 682V144Q200 132 212 132Z', cover) +
    path('M200 144Q200 132 212 132H246V694H212Q200 694 200 682Z', ramp.dark, 'opacity=".38"') +
    stroke('M250 134V692', ramp.light, 2, 'opacity=".5"') +
    rect(530, 130, 16, 566, 2, ramp.dark) +
    rect(532, 130, 4, 566, 2, ramp.light, 'opacity=".5"') +
    markPrintAt(392, 340, 168, ramp.ink) +
    wordmarkAt(392, 520, 52, ramp.ink, ramp.ink) +
    path('M430 694V742L446 728L462 742V694Z', '#C8402F') +
    path('M206 140H380L250 690H206Z', '#fff', 'opacity=".08"');
  return d.picture(PICTURE, PICTURE, body);
}

/** The notebook open, with cream ruled pages. */
export function notebookDetail(ramp: Ramp): string {
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

/** A lidded gift box with a palm-leaf ribbon. */
export function giftBoxPicture(ramp: Ramp): string {
  const d = new Defs();
  const front = d.across([
    [0, ramp.light],
    [0.3, ramp.base],
    [1, ramp.base],
  ]);
  const bow =
    path(
      'M400 262C330 190 262 190 250 232C242 272 320 290 400 272ZM400 262C470 190 538 190 550 232C558 272 480 290 400 272Z',
      '#F3B54A',
    ) +
    path(
      'M400 268C350 226 290 222 278 238C290 262 350 270 400 268ZM400 268C450 226 510 222 522 238C510 262 450 270 400 268Z',
      '#C9821F',
    ) +
    path(
      'M392 268C360 320 330 340 300 352L330 366C366 346 396 312 408 272ZM408 268C440 320 470 340 500 352L470 366C434 346 404 312 392 272Z',
      '#E5A238',
    ) +
    ellipse(400, 266, 24, 18, '#FBD98E');
  const body =
    ground(d, ramp.ground) +
    contactShadow(d, 410, 690, 260, 30) +
    path('M180 380H500V694H180Z', front) +
    path('M500 380L630 352V640L500 694Z', ramp.dark) +
    path('M160 306H512V392H160Z', mix(ramp.base, ramp.light, 0.3)) +
    path('M512 306L652 284V364L512 392Z', mix(ramp.dark, '#000000', 0.08)) +
    path('M160 306L312 268H652V284L512 306Z', ramp.light) +
    rect(306, 306, 60, 388, 0, '#F3B54A') +
    rect(306, 306, 60, 86, 0, '#FBD98E', 'opacity=".5"') +
    path('M548 300L592 293V654L548 674Z', '#C9821F') +
    path('M306 306L430 268H490L366 306Z', '#FBD98E') +
    bow +
    path('M160 392H512V404H160Z', '#0E3B2E', 'opacity=".18"') +
    markPrintAt(243, 540, 84, ramp.ink) +
    wordmarkAt(434, 632, 28, ramp.ink, ramp.ink);
  return d.picture(PICTURE, PICTURE, body);
}

/** A paper carrier bag with rope handles. */
export function paperBagPicture(ramp: Ramp): string {
  const d = new Defs();
  const front = d.linear(0, 0, 1, 1, [
    [0, ramp.light],
    [0.35, ramp.base],
    [1, mix(ramp.base, ramp.dark, 0.4)],
  ]);
  const rope = (data: string): string => stroke(data, '#8A5A33', 13) + stroke(data, '#D9B27C', 6);
  const body =
    ground(d, ramp.ground) +
    contactShadow(d, 410, 690, 230, 28) +
    rope('M330 300C330 160 470 150 476 290') +
    path('M226 270H546L606 300V660L550 694H216Z', ramp.dark) +
    path('M204 282H536L548 694H216Z', front) +
    path('M536 282L606 300V660L548 694Z', mix(ramp.dark, ramp.base, 0.25)) +
    path('M536 282L572 480L548 694', ramp.dark, 'opacity=".35"') +
    path('M204 282H536V318H205Z', ramp.light, 'opacity=".5"') +
    rope('M292 312C288 170 446 166 450 312') +
    [292, 450].map((x) => ellipse(x, 314, 10, 10, '#5C3719')).join('') +
    group(markPrintAt(374, 452, 150, ramp.ink) + wordmarkAt(376, 606, 50, ramp.ink, ramp.ink));
  return d.picture(PICTURE, PICTURE, body);
}
