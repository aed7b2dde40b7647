import { wordmarkAt } from '../lettering.ts';
import { mix, type Ramp } from '../palette.ts';
import { contactShadow, ground, onFloor, PICTURE } from '../parts/ground.ts';
import { markPrintAt } from '../parts/mark.ts';
import { oilBottle } from '../parts/oil-bottle.ts';
import { BOARD, tabletop } from '../parts/setting.ts';
import { waterBottle } from '../parts/water-bottle.ts';
import { at, Defs, ellipse, path, rect, stroke } from '../svg.ts';

/** The closed box on the floor. */
export function giftBox(d: Defs, ramp: Ramp): string {
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
  return (
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
    wordmarkAt(d, 434, 632, 28, ramp.ink, ramp.ink)
  );
}

/** A lidded gift box with a palm-leaf ribbon. */
export function giftBoxPicture(ramp: Ramp): string {
  const d = new Defs();
  const body = ground(d, ramp.ground) + contactShadow(d, 410, 690, 260, 30) + giftBox(d, ramp);
  return d.picture(PICTURE, PICTURE, body);
}

/** The box without its lid, packed with drink and oil in wood wool. */
export function giftBoxOpen(ramp: Ramp): string {
  const d = new Defs();
  const front = d.across([
    [0, ramp.light],
    [0.3, ramp.base],
    [1, ramp.base],
  ]);
  const wool = Array.from({ length: 17 }, (_, index) => {
    const x = 150 + index * 27;
    return `M${x} 452q${index % 2 === 0 ? 14 : -10} -34 22 -30t14 34`;
  });
  const body =
    ground(d, ramp.ground) +
    contactShadow(d, 410, 690, 280, 30) +
    path('M140 430L268 376H664V470H140Z', mix(ramp.dark, '#000000', 0.2)) +
    at(286, 640, waterBottle(d, 'natural'), 0.78, -4) +
    at(500, 632, oilBottle(d, 'chekku', 'large'), 0.8, 4) +
    at(396, 656, waterBottle(d, 'nannari'), 0.8) +
    stroke(wool.join(''), '#E9D29B', 7) +
    stroke(wool.join(''), '#C9A36A', 2) +
    path('M140 430H540V694H140Z', front) +
    path('M540 430L664 376V630L540 694Z', ramp.dark) +
    path('M140 430H540V442H140Z', ramp.light, 'opacity=".7"') +
    rect(306, 430, 60, 264, 0, '#F3B54A') +
    markPrintAt(222, 560, 92, ramp.ink) +
    wordmarkAt(d, 456, 588, 40, ramp.ink, ramp.ink);
  return d.picture(PICTURE, PICTURE, body);
}

/** On a table, ready to be given. */
export function giftBoxOnTable(ramp: Ramp): string {
  const d = new Defs();
  const body =
    tabletop(d, ramp.ground) +
    contactShadow(d, 600, 672, 90, 16) +
    at(610, 672, waterBottle(d, 'lime'), 0.78) +
    contactShadow(d, 326, BOARD, 210, 22) +
    onFloor(giftBox(d, ramp), 318, BOARD + 6, 0.9) +
    contactShadow(d, 520, 704, 80, 14) +
    at(524, 706, oilBottle(d, 'virgin', 'small'), 0.56);
  return d.picture(PICTURE, PICTURE, body);
}
