import { bowl } from '../kinds/shell-bowl.ts';
import { cloth, flavour, token } from '../palette.ts';
import { backwater } from '../parts/backwater.ts';
import { canoe } from '../parts/boat.ts';
import { halfCoconut, tenderCoconut } from '../parts/coconut.ts';
import { garnish } from '../parts/garnish.ts';
import { contactShadow, onFloor } from '../parts/ground.ts';
import { iceCube, tumbler } from '../parts/kitchen.ts';
import { knife } from '../parts/knife.ts';
import { bank, islet } from '../parts/land.ts';
import { far, palm } from '../parts/palm.ts';
import { spoon } from '../parts/spoon.ts';
import { waterBottle } from '../parts/water-bottle.ts';
import { at, circle, type Defs, ellipse, path, place, rect, stroke } from '../svg.ts';
import { boardRoom, COVER_FLOOR, COVER_HEIGHT, COVER_WIDTH, room, stood } from './cover.ts';

/** What tender coconut water is: a nut, opened, and its drop. */
export function tenderWater(d: Defs): string {
  const drop = d.linear(0.2, 0, 0.8, 1, [
    [0, '#FFFFFF', 0.95],
    [0.5, '#D6F0EC', 0.95],
    [1, '#7FC4BC', 0.95],
  ]);
  return (
    room(d, token.water) +
    circle(780, 300, 230, '#FFFFFF', 'opacity=".4"') +
    contactShadow(d, 400, 600, 220, 34) +
    at(400, 366, tenderCoconut(d), 1.44) +
    contactShadow(d, 800, 606, 190, 30) +
    at(800, 480, halfCoconut(d, 'green'), 1.1, -6) +
    path('M800 110C800 110 858 190 858 232A58 58 0 0 1 742 232C742 190 800 110 800 110Z', drop) +
    path('M770 222C764 244 774 264 790 272C780 254 778 240 784 222C786 212 774 212 770 222Z', '#fff')
  );
}

/** A hot noon, a cold glass. */
export function summer(d: Defs): string {
  const sky = d.down([
    [0, '#FBDD85'],
    [0.7, '#FDF0CB'],
    [1, '#FFF7E2'],
  ]);
  const rays = Array.from(
    { length: 12 },
    (_, index) =>
      `M230 196L${230 + Math.round(Math.cos((index * Math.PI) / 6) * 420)} ${196 + Math.round(Math.sin((index * Math.PI) / 6) * 420)}`,
  );
  const ice = d.stamp(iceCube(d));
  return (
    rect(0, 0, COVER_WIDTH, COVER_HEIGHT, 0, sky) +
    stroke(rays.join(''), '#FFF3C9', 26, 'opacity=".7"') +
    circle(230, 196, 108, token.sun) +
    circle(230, 196, 150, token.sun, 'opacity=".25"') +
    path('M0 520Q600 470 1200 520V675H0Z', '#F3DDA6') +
    at(1130, 590, palm(d, -90), 1.1) +
    stood(d, 520, COVER_FLOOR, 120, waterBottle(d, 'natural'), 0.86) +
    stood(d, 780, COVER_FLOOR + 8, 110, tumbler(d, flavour.natural.liquid, flavour.natural.liquidDeep), 1.7) +
    [place(752, 330, 1, -8), place(812, 340, 0.94, 14), place(780, 400, 0.96, 30)]
      .map((where) => ice(where, 'opacity=".88"'))
      .join('') +
    at(876, 560, garnish('lime'), 1.1) +
    ice(place(650, 610, 0.8, 6)) +
    ice(place(910, 622, 0.6, -12))
  );
}

/** The knife, the board, and three strokes round the top. */
export function opening(d: Defs): string {
  return (
    boardRoom(d, '#F6D98F') +
    contactShadow(d, 480, 584, 180, 26) +
    at(480, 390, tenderCoconut(d, false), 1.26) +
    stroke('M330 268L384 214M454 178L540 176M606 212L648 262', token.palm, 7, 'stroke-dasharray="2 15"') +
    path('M640 250L654 272L630 270ZM388 206L364 216L384 230ZM546 170L530 162V188Z', token.palm) +
    contactShadow(d, 820, 586, 150, 10) +
    at(820, 560, knife(d), 1.3, -12) +
    path('M640 604C676 574 744 574 780 604C744 624 676 624 640 604Z', '#8DC25E') +
    path('M646 600C680 576 740 576 774 600C740 614 680 614 646 600Z', '#F3E6BC')
  );
}

/** Soft kernel in bowls and glasses. */
export function desserts(d: Defs): string {
  const cream =
    ellipse(400, 366, 200, 58, '#FFFDF4') +
    path('M230 366C280 336 360 330 420 346C480 326 560 340 580 366C540 396 260 400 230 366Z', '#FFFFFF') +
    path('M330 350l60 -16l8 26l-60 14ZM420 372l58 -20l14 24l-60 16ZM300 380l50 -10l10 20l-48 8Z', '#E6EFE6') +
    [350, 420, 470, 510]
      .map((x, index) => circle(x, 366 + (index % 2) * 18, 7, index % 2 === 0 ? '#7A2331' : '#F3B54A'))
      .join('');
  return (
    boardRoom(d, '#FBE3E8') +
    stood(d, 250, COVER_FLOOR, 90, tumbler(d, '#FFFDF4', '#F6BAC9'), 1.36) +
    at(250, 362, garnish('natural'), 0.8) +
    contactShadow(d, 560, 594, 150, 22) +
    onFloor(bowl(d, cloth.pink, cream), 560, 596, 0.84) +
    at(716, 300, spoon(d), 0.76, 62) +
    contactShadow(d, 900, 592, 140, 20) +
    at(900, 500, halfCoconut(d, 'green', false), 0.86, -6)
  );
}

/** What is dissolved in the water, as bubbles that rise from it. */
export function electrolytes(d: Defs): string {
  const bubble = (x: number, y: number, r: number, colour: string, charge: '+' | '-'): string =>
    circle(x, y, r, colour, 'opacity=".9"') +
    circle(x, y, r, 'none', 'stroke="#fff" stroke-width="4" opacity=".8"') +
    ellipse(
      x - r * 0.36,
      y - r * 0.42,
      r * 0.24,
      r * 0.14,
      '#fff',
      `transform="rotate(-32 ${x - r * 0.36} ${y - r * 0.42})"`,
    ) +
    stroke(
      charge === '+'
        ? `M${x - r * 0.34} ${y}h${r * 0.68}M${x} ${y - r * 0.34}v${r * 0.68}`
        : `M${x - r * 0.34} ${y}h${r * 0.68}`,
      '#fff',
      r * 0.17,
    );
  return (
    room(d, '#BFE6DE') +
    contactShadow(d, 600, 606, 260, 36) +
    at(600, 470, halfCoconut(d, 'green'), 1.4, -3) +
    bubble(470, 250, 56, token.leaf, '+') +
    bubble(620, 170, 76, '#2F6CB3', '+') +
    bubble(770, 262, 50, token.sun, '-') +
    bubble(560, 348, 26, '#2BA69E', '-') +
    bubble(700, 356, 30, '#6D4A9C', '+') +
    bubble(384, 150, 30, '#E8822F', '-') +
    bubble(850, 132, 34, token.leaf, '+') +
    stood(d, 1010, 600, 100, waterBottle(d, 'natural'), 0.72) +
    stood(d, 190, 600, 80, tumbler(d, flavour.natural.liquid, flavour.natural.liquidDeep), 1.3)
  );
}

/** Groves along the backwater. */
export function groves(d: Defs): string {
  const distant = d.stamp(palm(d, 26, far));
  return (
    backwater(d, COVER_WIDTH, COVER_HEIGHT, 360) +
    [
      place(560, 366, 0.34),
      place(620, 366, 0.4, 3),
      place(690, 364, 0.36),
      place(770, 366, 0.42, -2),
      place(1090, 362, 0.4),
    ]
      .map((where) => distant(where))
      .join('') +
    islet(300, 400, 190) +
    at(230, 404, palm(d, 30), 0.64) +
    at(320, 406, palm(d, -30), 0.54) +
    at(760, 500, canoe(d), 1.06) +
    bank(d, COVER_WIDTH, COVER_HEIGHT, 580) +
    at(96, 650, palm(d, 90), 1.24) +
    at(1110, 640, palm(d, -80), 1.16)
  );
}

/** A cold shelf, the door ajar. */
export function storing(d: Defs): string {
  const steel = d.across([
    [0, '#DDEBE8'],
    [0.5, '#F7FBFA'],
    [1, '#B5CFCB'],
  ]);
  const light = d.down([
    [0, '#FFFFFF'],
    [1, '#DFF1F4'],
  ]);
  const bottle = d.stamp(waterBottle(d, 'natural'));
  const lime = d.stamp(waterBottle(d, 'lime'));
  const nut = d.stamp(tenderCoconut(d, false));
  return (
    room(d, '#D9E6F3') +
    contactShadow(d, 600, 640, 330, 26) +
    rect(300, 40, 520, 600, 26, steel) +
    rect(330, 70, 460, 540, 14, light) +
    rect(330, 70, 460, 70, 14, '#FFF7DD', 'opacity=".8"') +
    rect(330, 336, 460, 12, 0, '#A9CBD0') +
    rect(330, 590, 460, 20, 0, '#A9CBD0') +
    [390, 480, 570].map((x) => bottle(`translate(${x} 336) scale(.42)`)).join('') +
    [660, 740].map((x) => lime(`translate(${x} 336) scale(.42)`)).join('') +
    nut('translate(424 524) scale(.46)') +
    nut('translate(556 528) scale(.44)') +
    at(700, 540, halfCoconut(d, 'green', false), 0.42, -6) +
    path('M820 40L1000 4Q1016 2 1016 20V664Q1016 680 1000 676L820 640Z', '#C5DAD7') +
    path('M836 70L986 40V638L836 608Z', '#EAF4F3') +
    path('M840 330L984 336V352L840 344Z', '#A9CBD0') +
    bottle('translate(880 334) scale(.36)') +
    lime('translate(948 340) scale(.36)') +
    stroke('M316 300V380', '#8FA9A4', 10)
  );
}
