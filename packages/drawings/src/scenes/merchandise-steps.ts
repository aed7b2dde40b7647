import { cap } from '../kinds/cap.ts';
import { notebook } from '../kinds/notebook.ts';
import { tote } from '../kinds/tote.ts';
import { shirtOnHanger } from '../kinds/tshirt.ts';
import { cloth } from '../palette.ts';
import { backwater, jetty } from '../parts/backwater.ts';
import { canoe } from '../parts/boat.ts';
import { contactShadow, ground, onFloor } from '../parts/ground.ts';
import { woodenBoard } from '../parts/kitchen.ts';
import { bank } from '../parts/land.ts';
import { palm } from '../parts/palm.ts';
import { at, Defs, ellipse, path, rect, stroke } from '../svg.ts';

const WIDTH = 800;
const HEIGHT = 600;

/** How merchandise comes about, in three steps. */
export function merchandiseSteps(): Record<string, string> {
  return Object.fromEntries(
    [colours, batch, packing].map((draw, index) => {
      const d = new Defs();
      return [`art/merchandise-step-${index + 1}`, d.picture(WIDTH, HEIGHT, draw(d))];
    }),
  );
}

/** Shirts in the colours of the place, on a line between two palms. */
function colours(d: Defs): string {
  const shirts = [cloth.blue, cloth.white, cloth.green].map((ramp, index) =>
    at(218 + index * 182, index === 1 ? 250 : 240, at(-400, -270, shirtOnHanger(d, ramp)), 0.33, index - 1),
  );
  return (
    backwater(d, WIDTH, HEIGHT, 360) +
    bank(d, WIDTH, HEIGHT, 480) +
    at(46, 552, palm(d, 40), 1.02) +
    at(752, 546, palm(d, -50), 0.98) +
    stroke('M86 138Q400 206 716 136', '#8A5A33', 6) +
    stroke('M86 136Q400 204 716 134', '#D9B27C', 2.5) +
    shirts.join('')
  );
}

/** A few of each on the board, and no more. */
function batch(d: Defs): string {
  return (
    ground(d, '#F3EADF', WIDTH, HEIGHT) +
    contactShadow(d, 400, 552, 370, 22) +
    at(400, 540, woodenBoard(d, 760, 120)) +
    contactShadow(d, 180, 510, 96, 12) +
    onFloor(tote(d, cloth.yellow), 178, 516, 0.56) +
    contactShadow(d, 356, 510, 70, 9) +
    onFloor(notebook(d, cloth.maroon), 356, 516, 0.44) +
    [cloth.turquoise, cloth.orange]
      .map((ramp, index) => {
        const x = 508 + index * 156;
        return contactShadow(d, x, 522, 80, 12) + at(x, 520, at(-402, -600, cap(d, ramp)), 0.27);
      })
      .join('')
  );
}

/** A parcel in brown paper, tied with coir; the boat is waiting. */
function packing(d: Defs): string {
  return (
    backwater(d, WIDTH, HEIGHT, 290) +
    at(640, 420, canoe(d), 0.84) +
    jetty(d, 60, 470, 680) +
    contactShadow(d, 166, 506, 70, 10) +
    onFloor(tote(d, cloth.green), 166, 512, 0.42) +
    contactShadow(d, 372, 506, 130, 16) +
    at(384, 508, parcel(d), 0.86)
  );
}

/** 260 wide and 190 high, standing on the origin. */
function parcel(d: Defs): string {
  const paper = d.linear(0, 0, 1, 1, [
    [0, '#E3C08E'],
    [0.5, '#CFA46C'],
    [1, '#B98352'],
  ]);
  const twine = (data: string): string => stroke(data, '#6B4020', 8) + stroke(data, '#D9B27C', 4);
  return (
    path('M-150 -148L-96 -192H150L108 -148Z', '#EBD0A4') +
    path('M108 -148L150 -192V-40L108 0Z', '#9A6A3D') +
    rect(-150, -148, 258, 148, 0, paper) +
    path('M-150 -148H108V-136H-150Z', '#0E3B2E', 'opacity=".1"') +
    twine('M-20 0V-148L28 -192M-150 -70H108L150 -112') +
    twine('M-20 -70C-64 -112 -92 -96 -78 -76S-40 -66 -20 -70C4 -112 40 -108 38 -86S6 -66 -20 -70') +
    twine('M-20 -70C-30 -48 -46 -40 -58 -28M-20 -70C-8 -48 4 -42 18 -34') +
    ellipse(-20, -70, 9, 8, '#8A5A33')
  );
}
