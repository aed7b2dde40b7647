import { labelSheet } from '../kinds/back-label.ts';
import { brush } from '../kinds/coir-brush.ts';
import { bowl } from '../kinds/shell-bowl.ts';
import { cloth, flavour, mix, pressing, token } from '../palette.ts';
import { chekku as press } from '../parts/chekku.ts';
import { halfCoconut, matureCoconut, tenderCoconut } from '../parts/coconut.ts';
import { husk, ropeCoil } from '../parts/coir.ts';
import { contactShadow, onFloor } from '../parts/ground.ts';
import { comb, hibiscus, plait } from '../parts/hair-care.ts';
import { bananaChips, currySprig, mustardSeeds, uruli } from '../parts/kitchen.ts';
import { oilBottle } from '../parts/oil-bottle.ts';
import { sadya as leafOfFood, pookalam } from '../parts/sadya.ts';
import { waterBottle } from '../parts/water-bottle.ts';
import { at, circle, type Defs, ellipse, group, path, rect, stroke } from '../svg.ts';
import { boardRoom, COVER_FLOOR, COVER_HEIGHT, COVER_WIDTH, room, stood } from './cover.ts';

/** Two bottles side by side: pale and clear, dark and roasted. */
export function virginOrRoasted(d: Defs): string {
  const split = d.clip(path('M640 0H1200V675H560Z', '#000'));
  return (
    room(d, pressing.virgin.ground) +
    group(room(d, pressing.roasted.ground), `clip-path="${split}"`) +
    stood(d, 380, 600, 130, oilBottle(d, 'virgin', 'large'), 0.98) +
    contactShadow(d, 196, 604, 100, 16) +
    at(196, 544, halfCoconut(d, 'brown'), 0.64, -8) +
    stood(d, 800, 600, 130, oilBottle(d, 'roasted', 'large'), 0.98) +
    stood(d, 1016, 612, 120, uruli(d, pressing.roasted.oilDeep, at(0, -104, bananaChips(d), 1)), 0.78)
  );
}

export function chekku(d: Defs): string {
  return (
    room(d, pressing.chekku.ground) +
    contactShadow(d, 620, 616, 250, 34) +
    at(620, 616, press(d), 1.04) +
    stood(d, 960, 612, 90, oilBottle(d, 'chekku', 'large'), 0.72) +
    contactShadow(d, 190, 612, 110, 18) +
    at(190, 560, halfCoconut(d, 'brown', false), 0.6, -10) +
    at(300, 606, halfCoconut(d, 'brown', false), 0.36, 8)
  );
}

export function cooking(d: Defs): string {
  const pan = uruli(
    d,
    pressing.chekku.oil,
    at(0, -98, mustardSeeds(40, 104, 20)) +
      at(-84, -94, currySprig(), 0.8, 2) +
      at(40, -92, path('M0 0C20 -8 44 -8 58 -22C52 -2 32 10 4 8Z', token.hibiscus)),
  );
  return (
    boardRoom(d, '#F4C9A0', 1040) +
    contactShadow(d, 560, 600, 280, 30) +
    at(560, 600, pan, 1.5) +
    stood(d, 940, COVER_FLOOR, 100, oilBottle(d, 'chekku', 'large'), 0.82) +
    contactShadow(d, 204, 588, 80, 12) +
    at(204, 540, halfCoconut(d, 'brown'), 0.5, -8) +
    at(760, 606, currySprig(), 0.7, -10) +
    at(330, 604, mustardSeeds(26, 50, 10, 9)) +
    stroke(
      'M450 380C434 336 464 316 450 274M560 364C544 320 574 300 560 258M660 380C644 336 674 316 660 274',
      '#fff',
      10,
      'opacity=".5"',
    )
  );
}

export function hair(d: Defs): string {
  return (
    room(d, '#F0DBDA') +
    at(360, -40, plait(), 1.06, 3) +
    stood(d, 650, 604, 110, oilBottle(d, 'virgin', 'small'), 0.96) +
    contactShadow(d, 900, 600, 150, 14) +
    at(900, 560, comb(d), 1.06, -10) +
    at(800, 470, hibiscus(d), 0.8, 10) +
    at(176, 520, hibiscus(d), 0.9, -16) +
    stood(d, 1030, 520, 70, uruli(d, pressing.virgin.oil), 0.5)
  );
}

export function coir(d: Defs): string {
  return (
    boardRoom(d, '#EFD9B0', 1060) +
    contactShadow(d, 280, 584, 190, 24) +
    at(280, 528, husk(), 1.2) +
    contactShadow(d, 620, 596, 150, 22) +
    at(620, 590, ropeCoil(), 1.16) +
    contactShadow(d, 950, 592, 150, 18) +
    onFloor(brush(d, cloth.green), 950, 600, 0.5) +
    at(470, 610, husk(), 0.3, 12)
  );
}

/** One coconut in the middle, and round it what its parts become. */
export function nothingWasted(d: Defs): string {
  const places = [-90, -30, 30, 90, 150, 210].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return [600 + Math.cos(angle) * 360, 338 + Math.sin(angle) * 230] as const;
  });
  const things = [
    at(0, 74, waterBottle(d, 'natural'), 0.27),
    at(0, 74, oilBottle(d, 'virgin', 'large'), 0.27),
    onFloor(bowl(d, cloth.turquoise, ''), 0, 56, 0.24),
    at(-14, 62, ropeCoil(), 0.44),
    onFloor(brush(d, cloth.yellow), 0, 62, 0.24),
    at(0, 18, husk(), 0.46),
  ];
  const tints = ['#CFE8C6', '#FBEFCB', '#D2EDE9', '#F6E6CB', '#FBE3E8', '#EFD9B0'];
  return (
    room(d, '#BFE3B4') +
    ellipse(
      600,
      338,
      360,
      214,
      'none',
      'stroke="#fff" stroke-width="6" stroke-dasharray="2 18" stroke-linecap="round"',
    ) +
    circle(600, 338, 124, '#FFFBEF', 'opacity=".85"') +
    at(596, 352, tenderCoconut(d), 0.56) +
    places
      .map(
        ([x, y], index) =>
          circle(x + 5, y + 9, 96, token.palm, 'opacity=".12"') +
          circle(x, y, 96, '#FFFFFF') +
          circle(x, y, 88, tints[index] ?? token.white) +
          at(x, y, things[index] ?? ''),
      )
      .join('')
  );
}

export function sadya(d: Defs): string {
  return (
    rect(
      0,
      0,
      COVER_WIDTH,
      COVER_HEIGHT,
      0,
      d.linear(0, 0, 1, 1, [
        [0, '#C98A5B'],
        [1, '#8F5530'],
      ]),
    ) +
    stroke(
      'M0 168H1200M0 338H1200M0 508H1200M300 0V168M900 0V168M140 168V338M740 168V338M420 338V508M1040 338V508M260 508V675M820 508V675',
      '#7A4424',
      4,
      'opacity=".5"',
    ) +
    at(1060, 110, pookalam(190)) +
    at(560, 400, leafOfFood(d), 1.06, -3) +
    at(150, 112, halfCoconut(d, 'brown'), 0.6, -8) +
    at(330, 96, matureCoconut(d), 0.4, 20)
  );
}

/** A magnifying glass over the facts. */
export function label(d: Defs): string {
  const sheet = d.stamp(labelSheet(d, 'tender-coconut-water-200ml', flavour.natural.name, flavour.natural));
  const lens = circle(0, 0, 150, '#000');
  return (
    room(d, '#CFE8C6') +
    at(560, 340, sheet('translate(-400 -400)'), 0.8, -3) +
    at(
      720,
      380,
      circle(10, 16, 164, token.palm, 'opacity=".2"') +
        stroke('M122 122L214 214', '#5C3719', 44) +
        stroke('M128 120L212 204', '#A8734A', 14) +
        circle(0, 0, 164, mix(token.husk, token.sun, 0.5)) +
        group(
          rect(-160, -160, 320, 320, 0, '#FFFFFF') + at(0, 0, sheet('translate(-590 -420)'), 1.7, -3),
          `clip-path="${d.clip(lens)}"`,
        ) +
        circle(0, 0, 150, '#DDF1F0', 'opacity=".18"') +
        path(
          'M-112 -62C-86 -108 -40 -126 4 -122C-44 -104 -78 -72 -92 -30C-106 -22 -122 -42 -112 -62Z',
          '#fff',
          'opacity=".5"',
        ),
    ) +
    stood(d, 180, 610, 100, waterBottle(d, 'natural'), 0.76)
  );
}
