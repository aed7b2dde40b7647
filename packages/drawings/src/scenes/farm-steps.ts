import { standingPack } from '../kinds/water-pack.ts';
import { backwater, jetty } from '../parts/backwater.ts';
import { canoe, grower } from '../parts/boat.ts';
import { halfCoconut, tenderCoconut } from '../parts/coconut.ts';
import { contactShadow, ground, onFloor } from '../parts/ground.ts';
import { woodenBoard } from '../parts/kitchen.ts';
import { knife } from '../parts/knife.ts';
import { bunch, climber, filterVessel } from '../parts/labour.ts';
import { bank } from '../parts/land.ts';
import { palm } from '../parts/palm.ts';
import { waterBottle } from '../parts/water-bottle.ts';
import { at, Defs, path, place, stroke } from '../svg.ts';

const WIDTH = 800;
const HEIGHT = 600;

/** From the palm to the road, in three steps. */
export function farmSteps(): Record<string, string> {
  return Object.fromEntries(
    [harvest, opening, sending].map((draw, index) => {
      const d = new Defs();
      return [`art/farm-step-${index + 1}`, d.picture(WIDTH, HEIGHT, draw(d))];
    }),
  );
}

/** A climber in the crown, and a bunch that comes down by rope into waiting hands. */
function harvest(d: Defs): string {
  const nut = d.stamp(tenderCoconut(d, false));
  return (
    backwater(d, WIDTH, HEIGHT, 380) +
    bank(d, WIDTH, HEIGHT, 470) +
    at(90, 510, palm(d, 40), 0.7) +
    contactShadow(d, 330, 560, 60, 12) +
    at(330, 560, palm(d, 30), 1.06) +
    at(352, 208, climber(), 0.92) +
    stroke('M372 92C430 84 470 96 474 130V300', '#C9A36A', 5) +
    at(474, 296, bunch(nut), 0.95) +
    contactShadow(d, 556, 556, 44, 8) +
    at(556, 556, grower('#2F6CB3', 'M-18 -142C-34 -152 -44 -162 -60 -158'), 0.98) +
    [place(650, 556, 0.17), place(700, 560, 0.18), place(676, 520, 0.17)]
      .map((where) => nut(where))
      .join('') +
    contactShadow(d, 210, 566, 30, 6) +
    nut(place(210, 542, 0.17))
  );
}

/** Washed nuts, the knife, and water that runs through a cloth at once. */
function opening(d: Defs): string {
  const nut = d.stamp(tenderCoconut(d, false));
  const stream = d.down([
    [0, '#F3FBF6', 0.95],
    [1, '#BFE3DC', 0.95],
  ]);
  return (
    ground(d, '#CFECEA', WIDTH, HEIGHT) +
    contactShadow(d, 400, 552, 370, 22) +
    at(400, 540, woodenBoard(d, 760, 120)) +
    contactShadow(d, 560, 512, 110, 16) +
    at(560, 512, filterVessel(d), 1.06) +
    path('M520 218C548 250 556 300 552 352H570C576 296 566 244 540 206Z', stream) +
    at(476, 170, tenderCoconut(d, false), 0.76, 104) +
    contactShadow(d, 160, 500, 84, 14) +
    nut(place(160, 416, 0.58)) +
    contactShadow(d, 300, 512, 84, 14) +
    at(306, 452, halfCoconut(d, 'green'), 0.5, -6) +
    contactShadow(d, 200, 530, 100, 8) +
    at(226, 528, knife(d), 0.62, -8)
  );
}

/** Packed in paper trays; the boat is waiting. */
function sending(d: Defs): string {
  return (
    backwater(d, WIDTH, HEIGHT, 290) +
    at(640, 420, canoe(d), 0.84) +
    jetty(d, 60, 470, 680) +
    onFloor(standingPack(d, 12, 'natural'), 256, 508, 0.66) +
    contactShadow(d, 520, 506, 44, 8) +
    at(520, 508, waterBottle(d, 'natural'), 0.36)
  );
}
