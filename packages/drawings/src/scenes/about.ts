import { pressing, token } from '../palette.ts';
import { backwater, jetty } from '../parts/backwater.ts';
import { canoe, grower } from '../parts/boat.ts';
import { tenderCoconut } from '../parts/coconut.ts';
import { frond } from '../parts/frond.ts';
import { contactShadow } from '../parts/ground.ts';
import { bank, hills, islet, paddy } from '../parts/land.ts';
import { markPrintAt } from '../parts/mark.ts';
import { oilBottle } from '../parts/oil-bottle.ts';
import { far, palm } from '../parts/palm.ts';
import { shopFront } from '../parts/shop-front.ts';
import { waterBottle } from '../parts/water-bottle.ts';
import { at, circle, Defs, path, place, rect, stroke } from '../svg.ts';

/** Who we are: the house, how it began, where it goes, and what it promises. */
export function about(): Record<string, string> {
  const scene = (width: number, height: number, draw: (d: Defs) => string): string => {
    const d = new Defs();
    return d.picture(width, height, draw(d));
  };
  return {
    'art/about': scene(1200, 675, house),
    'art/story': scene(800, 600, story),
    'art/vision': scene(800, 600, vision),
    'art/mission': scene(800, 600, mission),
    'art/promise': scene(800, 600, promise),
  };
}

function house(d: Defs): string {
  return (
    backwater(d, 1200, 675, 360) +
    islet(160, 392, 180) +
    at(110, 396, palm(d, 40), 0.6) +
    at(210, 398, palm(d, -24), 0.5) +
    at(250, 500, canoe(d), 0.9) +
    path('M420 675C440 560 620 540 1200 540V675Z', '#93C98D') +
    path('M520 675C560 610 760 596 1200 604V675Z', '#F0E0B4') +
    at(480, 600, palm(d, -40), 0.9) +
    at(1130, 590, palm(d, -60), 1.06) +
    at(
      810,
      618,
      shopFront(d, { town: 'MALAPPURAM', wall: '#F1DDB4', awning: token.leaf, roof: 'tiles' }),
      0.92,
    )
  );
}

/** A stall under a palm: three strokes of the knife, and the nut is handed over. */
function story(d: Defs): string {
  const nut = d.stamp(tenderCoconut(d, false));
  const cart = d.across([
    [0, '#6B4020'],
    [0.3, '#C08A55'],
    [1, '#7A4A26'],
  ]);
  return (
    backwater(d, 800, 600, 330) +
    bank(d, 800, 600, 420) +
    at(650, 500, palm(d, -60), 1) +
    at(84, 470, palm(d, 40), 0.66) +
    contactShadow(d, 330, 540, 230, 20) +
    stroke('M190 200V420M480 200V420', '#8A5A33', 10) +
    path('M150 214L200 150H470L520 214Q335 196 150 214Z', token.sun) +
    path('M226 150H290L262 204Q206 208 150 214L200 150ZM354 150H412L448 206Q400 202 348 202Z', '#FFFBEF') +
    at(330, 448, grower('#2F6CB3', 'M-18 -142C-34 -130 -50 -124 -70 -132'), 1.16) +
    at(246, 282, tenderCoconut(d), 0.16) +
    rect(170, 404, 330, 22, 5, '#D9B27C') +
    rect(182, 424, 306, 92, 4, cart) +
    stroke('M240 428V514M300 428V514M360 428V514M430 428V514', '#4A2A12', 4, 'opacity=".5"') +
    [
      place(220, 382, 0.18),
      place(276, 384, 0.17),
      place(400, 382, 0.18),
      place(456, 384, 0.17),
      place(428, 346, 0.17),
    ]
      .map((where) => nut(where))
      .join('') +
    [230, 440]
      .map(
        (x) =>
          circle(x, 524, 34, '#4A2A12') +
          circle(x, 524, 25, '#D9B27C') +
          circle(x, 524, 7, '#4A2A12') +
          stroke(`M${x - 24} 524H${x + 24}M${x} 500V548`, '#4A2A12', 4),
      )
      .join('') +
    contactShadow(d, 590, 548, 44, 8) +
    at(590, 548, grower(token.hibiscus), 1.12)
  );
}

/** A young palm at sunrise, and the grove that it will belong to. */
function vision(d: Defs): string {
  const sky = d.down([
    [0, '#FBDD85'],
    [0.5, '#FDF0CB'],
    [1, '#E4F2DC'],
  ]);
  const distant = d.stamp(palm(d, 30, far));
  const leaf = frond({ length: 190, droop: 0.34, spread: 60, leaflets: 13 }, '#57B07C', '#2F8F5E', '#17623F');
  const young = d.stamp(leaf);
  return (
    rect(0, 0, 800, 600, 0, sky) +
    circle(400, 300, 120, token.sun, 'opacity=".9"') +
    circle(400, 300, 190, token.sun, 'opacity=".22"') +
    hills(800, 420) +
    [
      place(70, 430, 0.5),
      place(170, 424, 0.42, 3),
      place(640, 424, 0.44),
      place(730, 430, 0.52, -3),
      place(250, 422, 0.34),
      place(560, 420, 0.34),
    ]
      .map((where) => distant(where))
      .join('') +
    bank(d, 800, 600, 430) +
    contactShadow(d, 400, 536, 120, 14) +
    [-160, -128, -96, -66, -34, -4].map((turn) => young(`translate(400 500) rotate(${turn})`)).join('') +
    at(400, 520, tenderCoconut(d, false), 0.28, 90) +
    path('M330 540C360 520 440 520 470 540C440 556 360 556 330 540Z', '#8A5A33', 'opacity=".8"')
  );
}

/** From the grove by boat and road to people far away. */
function mission(d: Defs): string {
  const crate =
    rect(-60, -70, 120, 70, 4, '#C99B66') + stroke('M-60 -47H60M-60 -23H60M-30 -70V0M30 -70V0', '#8A5A33', 4);
  return (
    backwater(d, 800, 600, 300) +
    paddy(d, 800, 300, 330) +
    at(60, 330, palm(d, 30), 0.46) +
    at(140, 326, palm(d, -20), 0.36) +
    at(290, 420, canoe(d), 0.86) +
    jetty(d, 300, 500, 620) +
    at(430, 520, crate, 1.06) +
    at(430, 446, crate, 0.9) +
    contactShadow(d, 566, 524, 50, 8) +
    at(566, 526, waterBottle(d, 'natural'), 0.4) +
    contactShadow(d, 660, 524, 50, 8) +
    at(660, 526, oilBottle(d, 'virgin', 'large'), 0.4)
  );
}

/** A bottle in a wreath of palm leaves. */
function promise(d: Defs): string {
  const leaf = d.stamp(
    frond({ length: 400, droop: 0.1, spread: 96, leaflets: 18 }, '#57B07C', '#1E7B4F', '#0F5235'),
  );
  return (
    rect(
      0,
      0,
      800,
      600,
      0,
      d.linear(0, 0, 1, 1, [
        [0, '#F4FAEC'],
        [1, pressing.virgin.ground],
      ]),
    ) +
    circle(400, 292, 244, '#FFFFFF', 'opacity=".7"') +
    [-82, -54, -26].map((turn) => leaf(`translate(400 556) rotate(${turn})`)).join('') +
    [-82, -54, -26].map((turn) => leaf(`translate(400 556) scale(-1 1) rotate(${turn})`)).join('') +
    contactShadow(d, 400, 544, 110, 18) +
    at(400, 544, waterBottle(d, 'natural'), 0.82) +
    at(
      572,
      470,
      circle(4, 8, 66, token.palm, 'opacity=".2"') +
        circle(0, 0, 66, token.sun) +
        circle(0, 0, 57, 'none', 'stroke="#FFF3C9" stroke-width="3" stroke-dasharray="4 6"'),
    ) +
    markPrintAt(572, 468, 76, token.palm)
  );
}
