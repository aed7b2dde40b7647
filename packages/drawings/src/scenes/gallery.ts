import { toteOfCoconuts } from '../kinds/tote.ts';
import { cloth, pressing, token } from '../palette.ts';
import { backwater } from '../parts/backwater.ts';
import { canoe } from '../parts/boat.ts';
import { tenderCoconut } from '../parts/coconut.ts';
import { contactShadow, ground, onFloor, PICTURE } from '../parts/ground.ts';
import { currySprig, iceCube, mustardSeeds, uruli, woodenBoard } from '../parts/kitchen.ts';
import { knife } from '../parts/knife.ts';
import { bank, islet } from '../parts/land.ts';
import { oilBottle } from '../parts/oil-bottle.ts';
import { far, palm } from '../parts/palm.ts';
import { waterBottle } from '../parts/water-bottle.ts';
import { at, circle, Defs, ellipse, path, place, rect, stroke } from '../svg.ts';

/** Six square scenes, as the brand would post them. */
export function gallery(): Record<string, string> {
  const scenes = [groveAtDawn, cutOpen, onIce, intoThePan, byBoat, carriedHome];
  return Object.fromEntries(
    scenes.map((draw, index) => {
      const d = new Defs();
      return [`art/gallery-${index + 1}`, d.picture(PICTURE, PICTURE, draw(d))];
    }),
  );
}

function groveAtDawn(d: Defs): string {
  const sky = d.down([
    [0, '#FDEBC6'],
    [0.5, '#FBF3D8'],
    [1, '#E4F2DC'],
  ]);
  const ray = d.down([
    [0, '#FFF3C9', 0.75],
    [1, '#FFF3C9', 0],
  ]);
  const distant = d.stamp(palm(d, 30, far));
  return (
    rect(0, 0, PICTURE, PICTURE, 0, sky) +
    circle(236, 250, 86, token.sun, 'opacity=".8"') +
    circle(236, 250, 140, token.sun, 'opacity=".18"') +
    path('M0 560Q200 500 420 548T800 520V800H0Z', '#BBDDB9') +
    [
      place(90, 560, 0.62),
      place(230, 546, 0.5, -2),
      place(356, 560, 0.66, 3),
      place(500, 548, 0.54),
      place(620, 552, 0.7, 2),
      place(742, 540, 0.56),
    ]
      .map((where) => distant(where))
      .join('') +
    path('M236 250L60 800H300ZM236 250L420 800H640ZM236 250L760 760L800 620Z', ray) +
    bank(d, PICTURE, PICTURE, 620) +
    path('M300 800C340 720 390 690 388 632H408C414 680 500 720 530 800Z', '#EBD9AE', 'opacity=".9"') +
    at(110, 720, palm(d, 80), 1.24) +
    at(700, 740, palm(d, -70), 1.32)
  );
}

function cutOpen(d: Defs): string {
  return (
    ground(d, '#F6D98F') +
    contactShadow(d, 400, 734, 350, 24) +
    at(400, 716, woodenBoard(d, 740, 130)) +
    contactShadow(d, 330, 664, 176, 26) +
    at(330, 474, tenderCoconut(d), 1.22) +
    contactShadow(d, 560, 676, 110, 10) +
    at(600, 652, knife(d), 1.02, -24) +
    path('M470 700C500 676 556 676 584 700C556 716 500 716 470 700Z', '#F3E6BC') +
    path('M476 702C504 690 552 690 580 702C552 714 504 714 476 702Z', '#8DC25E')
  );
}

function onIce(d: Defs): string {
  const tin = d.across([
    [0, '#7FA9A6'],
    [0.2, '#EAF6F4'],
    [0.5, '#B5D6D2'],
    [1, '#6A9592'],
  ]);
  const ice = d.stamp(iceCube(d));
  const cubes = Array.from({ length: 17 }, (_, index) =>
    ice(place(146 + index * 32, 474 + (index % 3) * 16, 0.9, (index * 37) % 40), 'opacity=".95"'),
  );
  return (
    ground(d, '#A9D8D0') +
    contactShadow(d, 400, 716, 300, 32) +
    ellipse(400, 476, 304, 54, '#5E8A87') +
    at(262, 640, waterBottle(d, 'lime'), 0.82, -9) +
    at(540, 640, waterBottle(d, 'nannari'), 0.82, 8) +
    at(400, 664, waterBottle(d, 'natural'), 0.92, -2) +
    cubes.join('') +
    path(
      'M96 476C120 540 270 548 400 548S680 540 704 476L664 690Q656 716 620 716H180Q144 716 136 690Z',
      tin,
    ) +
    stroke('M110 540Q400 610 690 540M128 640Q400 706 672 640', '#6A9592', 5, 'opacity=".5"') +
    stroke('M98 480C124 540 270 550 400 550S678 540 702 480', '#F4FBFA', 7) +
    ice(place(214, 740, 0.7, 20)) +
    ice(place(640, 746, 0.55, -14))
  );
}

function intoThePan(d: Defs): string {
  const oil = d.down([
    [0, pressing.chekku.oilLight],
    [1, pressing.chekku.oil],
  ]);
  return (
    ground(d, '#EFC9A2') +
    contactShadow(d, 380, 712, 280, 34) +
    at(
      380,
      712,
      uruli(
        d,
        pressing.chekku.oil,
        at(0, -98, mustardSeeds(34, 100, 20)) + at(-90, -92, currySprig(), 0.76, 4),
      ),
      1.6,
    ) +
    path('M334 316C352 326 372 380 366 552H386C396 380 392 330 372 300Z', oil) +
    ellipse(376, 552, 44, 12, pressing.chekku.oilLight, 'opacity=".8"') +
    at(716, -6, oilBottle(d, 'chekku', 'large', true), 0.86, -132) +
    stroke(
      'M230 500C216 460 242 440 230 404M290 480C276 440 302 420 290 384M480 500C466 466 492 446 480 414',
      '#fff',
      8,
      'opacity=".45"',
    )
  );
}

function byBoat(d: Defs): string {
  return (
    backwater(d, PICTURE, PICTURE, 380) +
    islet(110, 410, 190) +
    at(60, 412, palm(d, 50), 0.62) +
    at(150, 414, palm(d, -20), 0.5) +
    islet(740, 420, 130) +
    at(740, 420, palm(d, -46), 0.56) +
    at(400, 600, canoe(d), 1.24)
  );
}

function carriedHome(d: Defs): string {
  return (
    ground(d, '#BFE3B4') +
    contactShadow(d, 400, 700, 210, 28) +
    onFloor(toteOfCoconuts(d, cloth.yellow), 400, 700, 1.02) +
    contactShadow(d, 650, 716, 90, 16) +
    at(650, 650, tenderCoconut(d, false), 0.5, 8)
  );
}
