import { capitals, wordmarkAt } from '../lettering.ts';
import { mix, token } from '../palette.ts';
import { at, circle, type Defs, ellipse, path, rect, stroke } from '../svg.ts';
import { tenderCoconut } from './coconut.ts';
import { waterBottle } from './water-bottle.ts';

export interface ShopFront {
  readonly town: string;
  readonly wall: string;
  readonly awning: string;
  readonly roof: 'flat' | 'thatch' | 'tiles';
}

/** A branch of the shop, 560 wide and about 430 high, standing on the origin. */
export function shopFront(d: Defs, { town, wall, awning, roof }: ShopFront): string {
  const plaster = d.across([
    [0, mix(wall, '#ffffff', 0.35)],
    [0.5, wall],
    [1, mix(wall, token.palm, 0.16)],
  ]);
  return (
    ellipse(30, 2, 330, 18, token.palm, 'opacity=".2"') +
    rect(-240, -300, 480, 300, 0, plaster) +
    rect(-246, -18, 492, 20, 2, mix(wall, token.palm, 0.35)) +
    roofs[roof](d, wall) +
    inside(d) +
    door(d) +
    awningOf(d, awning) +
    sign(d, town) +
    at(-262, 0, pot()) +
    at(262, 0, pot()) +
    heap(d)
  );
}

const roofs: Readonly<Record<ShopFront['roof'], (d: Defs, wall: string) => string>> = {
  tiles: (d) => {
    const clay = d.down([
      [0, '#D98A5E'],
      [1, '#A9552F'],
    ]);
    const rows = [0, 1, 2, 3, 4].map((row) => {
      const y = -384 + row * 20;
      const half = 222 + row * 15;
      const scallops = Array.from({ length: 16 }, () => 'q8 9 16 0').join('');
      return at(0, y, stroke(`M-128 0${scallops}`, '#8A4425', 2.6, 'opacity=".6"'), half / 128);
    });
    return (
      path('M-292 -288L-212 -404H212L292 -288Z', clay) +
      rows.join('') +
      rect(-220, -412, 440, 14, 7, '#B9653C') +
      rect(-292, -294, 584, 10, 3, '#7A3C20')
    );
  },
  thatch: (d) => {
    const straw = d.down([
      [0, '#EBD29C'],
      [1, '#B98E4E'],
    ]);
    const blades = Array.from(
      { length: 46 },
      (_, index) => `M${-280 + index * 12.4} -282l${index % 2 === 0 ? 5 : -4} -${30 + (index % 4) * 18}`,
    );
    return (
      path(
        'M-300 -280C-260 -340 -220 -400 -180 -424H180C220 -400 260 -340 300 -280Q150 -268 0 -276T-300 -280Z',
        straw,
      ) +
      stroke(blades.join(''), '#8F6A33', 2.4, 'opacity=".55"') +
      stroke('M-186 -420H186', '#8F6A33', 8)
    );
  },
  flat: (_d, wall) =>
    rect(-256, -352, 512, 60, 4, mix(wall, '#ffffff', 0.3)) +
    rect(-264, -360, 528, 16, 4, mix(wall, token.palm, 0.3)) +
    [-200, -120, -40, 40, 120, 200].map((x) => circle(x, -322, 12, mix(wall, token.palm, 0.18))).join(''),
};

function sign(d: Defs, town: string): string {
  return (
    rect(-214, -286, 428, 84, 10, token.palm) +
    rect(-208, -280, 416, 72, 7, 'none', `stroke="${token.tender}" stroke-width="2" opacity=".7"`) +
    wordmarkAt(d, 0, -238, 54, '#FBFAF4', token.tender) +
    capitals(town, 0, -216, 13, token.sun, 24)
  );
}

function awningOf(d: Defs, colour: string): string {
  const shade = d.down([
    [0, '#0E3B2E', 0],
    [1, '#0E3B2E', 0.22],
  ]);
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const top = -216 + index * 48;
    const foot = -234 + index * 52;
    return path(
      `M${top} -198H${top + 48}L${foot + 52} -140a26 18 0 0 1 -52 0Z`,
      index % 2 === 0 ? colour : '#FFFBEF',
    );
  });
  return stripes.join('') + path('M-216 -198H216L234 -140H-234Z', shade);
}

/** The lit counter with its rows of bottles. */
function inside(d: Defs): string {
  const light = d.down([
    [0, '#F7D48D'],
    [1, '#FFEFC9'],
  ]);
  const bottle = d.stamp(waterBottle(d, 'natural'));
  const row = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((column) => bottle(`translate(${-192 + column * 32.6} -57) scale(.124)`))
    .join('');
  return (
    rect(-208, -194, 260, 140, 0, light) +
    row +
    rect(-222, -56, 288, 16, 3, '#D9B27C') +
    rect(-214, -42, 272, 42, 0, '#8A5A33') +
    stroke('M-160 -38V-4M-100 -38V-4M-40 -38V-4M20 -38V-4', '#5C3719', 3, 'opacity=".6"')
  );
}

function door(d: Defs): string {
  const hall = d.down([
    [0, '#E9B863'],
    [1, '#7A4A26'],
  ]);
  return (
    rect(84, -190, 122, 190, 0, hall) +
    path('M84 -190H110V0H84Z', '#8A5A33') +
    path('M206 -190H180V0H206Z', '#6B4524') +
    rect(90, -176, 14, 70, 2, '#6B4524') +
    rect(90, -94, 14, 78, 2, '#6B4524') +
    circle(145, -138, 15, '#FFF3C9') +
    circle(145, -138, 34, '#FFF3C9', 'opacity=".35"') +
    rect(72, -4, 146, 10, 2, '#CDBF98')
  );
}

function pot(): string {
  return (
    path(
      'M0 -44C-30 -70 -40 -110 -34 -132C-14 -116 -2 -84 0 -44ZM0 -44C-4 -90 6 -124 24 -140C32 -110 20 -74 0 -44ZM0 -44C16 -78 36 -96 52 -98C46 -72 26 -52 0 -44ZM0 -44C-18 -66 -40 -76 -54 -74C-46 -54 -24 -44 0 -44Z',
      token.leaf,
    ) +
    path('M0 -44C2 -84 12 -116 24 -140C32 -110 20 -74 0 -44Z', '#3F9E6C') +
    path('M-28 -48H28L20 0H-20Z', '#C8794A') +
    path('M6 -48H28L20 0H4Z', '#9A5330') +
    rect(-32, -54, 64, 12, 4, '#D98A5E')
  );
}

/** Green coconuts piled before the counter. */
function heap(d: Defs): string {
  const nut = d.stamp(tenderCoconut(d, false));
  return [
    [-176, -18, 0.15],
    [-130, -16, 0.16],
    [-84, -18, 0.15],
    [-154, -50, 0.15],
    [-108, -50, 0.15],
    [-131, -80, 0.14],
  ]
    .map(([x = 0, y = 0, scale = 1]) => nut(`translate(${x} ${y}) scale(${scale})`))
    .join('');
}
