import { cap } from '../kinds/cap.ts';
import { notebook } from '../kinds/notebook.ts';
import { tote } from '../kinds/tote.ts';
import { shirtOnHanger } from '../kinds/tshirt.ts';
import { cloth } from '../palette.ts';
import { backwater, jetty } from '../parts/backwater.ts';
import { halfCoconut, tenderCoconut } from '../parts/coconut.ts';
import { contactShadow, onFloor } from '../parts/ground.ts';
import { islet } from '../parts/land.ts';
import { oilBottle } from '../parts/oil-bottle.ts';
import { oilPouch } from '../parts/oil-pouch.ts';
import { palm } from '../parts/palm.ts';
import { waterBottle } from '../parts/water-bottle.ts';
import { at, Defs, stroke } from '../svg.ts';

type Stage = {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly trees: number;
};

// The words lie at the left of a wide banner and at the top of a tall one.
const wide: Stage = { width: 1600, height: 720, horizon: 430, x: 1180, y: 610, scale: 0.82, trees: 0.8 };
const tall: Stage = { width: 720, height: 960, horizon: 620, x: 360, y: 850, scale: 0.6, trees: 0.4 };

/** The home page's banners, each for wide and for narrow screens. */
export function banners(): Record<string, string> {
  const pictures: Record<string, string> = {};
  for (const [shape, stage] of Object.entries({ wide, tall })) {
    pictures[`banners/tender-water-${shape}`] = onTheJetty(stage, water);
    pictures[`banners/coconut-oil-${shape}`] = onTheJetty(stage, oil);
    pictures[`banners/merchandise-${shape}`] = onTheJetty(stage, merchandise);
  }
  return pictures;
}

function onTheJetty(
  { width, height, horizon, x, y, scale, trees }: Stage,
  goods: (d: Defs) => string,
): string {
  const d = new Defs();
  const body =
    backwater(d, width, height, horizon) +
    islet(width * 0.96, horizon + 36, width * 0.12) +
    at(width * 0.98, horizon + 40, palm(d, -90), trees) +
    at(width * 0.9, horizon + 30, palm(d, 70), trees * 0.7) +
    jetty(d, x - 420 * scale, y - 20 * scale, 840 * scale) +
    at(x, y, goods(d), scale);
  return d.picture(width, height, body);
}

function water(d: Defs): string {
  return (
    contactShadow(d, -246, 0, 120, 20) +
    at(-246, 0, waterBottle(d, 'lime'), 0.86) +
    contactShadow(d, 0, 10, 130, 24) +
    at(0, 10, waterBottle(d, 'natural'), 1.06) +
    contactShadow(d, 250, 4, 170, 26) +
    at(250, -176, tenderCoconut(d), 1.02) +
    at(322, -30, halfCoconut(d, 'green'), 0.46, -8)
  );
}

function oil(d: Defs): string {
  return (
    contactShadow(d, -230, 0, 150, 22) +
    at(-230, 0, oilPouch(d, 'chekku', 'large'), 0.78) +
    contactShadow(d, 20, 10, 130, 24) +
    at(20, 10, oilBottle(d, 'virgin', 'large'), 1.08) +
    contactShadow(d, 240, 6, 110, 20) +
    at(240, 0, oilBottle(d, 'roasted', 'small'), 0.8) +
    at(-98, -16, halfCoconut(d, 'brown'), 0.36, -6)
  );
}

function merchandise(d: Defs): string {
  const stand = '#8A5A33';
  return (
    stroke('M-330 0V-560M-60 0V-560M-344 -548H-46', stand, 14) +
    stroke('M-333 0V-556M-63 0V-556M-344 -551H-46', '#D9B27C', 3) +
    at(-195, -548, at(-400, -24, shirtOnHanger(d, cloth.green)), 0.6) +
    contactShadow(d, 56, 0, 130, 18) +
    onFloor(tote(d, cloth.yellow), 56, 0, 0.72) +
    contactShadow(d, 284, 4, 120, 18) +
    onFloor(notebook(d, cloth.maroon), 284, 4, 0.54) +
    contactShadow(d, -196, 34, 120, 14) +
    at(-206, 30, at(-402, -602, cap(d, cloth.turquoise)), 0.42)
  );
}
