import { Defs } from '../svg.ts';
import { COVER_HEIGHT, COVER_WIDTH } from './cover.ts';
import {
  chekku,
  coir,
  cooking,
  hair,
  label,
  nothingWasted,
  sadya,
  virginOrRoasted,
} from './covers-of-the-kitchen.ts';
import { desserts, electrolytes, groves, opening, storing, summer, tenderWater } from './covers-of-water.ts';

const inOrder = [
  tenderWater,
  summer,
  opening,
  desserts,
  electrolytes,
  groves,
  virginOrRoasted,
  chekku,
  cooking,
  hair,
  coir,
  nothingWasted,
  sadya,
  label,
  storing,
];

/** The covers of the articles. */
export function covers(): Record<string, string> {
  return Object.fromEntries(
    inOrder.map((draw, index) => {
      const d = new Defs();
      const body = draw(d);
      return [`art/blog-${String(index + 1).padStart(2, '0')}`, d.picture(COVER_WIDTH, COVER_HEIGHT, body)];
    }),
  );
}
