import { token } from '../palette.ts';
import { backwater, seaside } from '../parts/backwater.ts';
import { canoe, houseboat } from '../parts/boat.ts';
import { fishingNet, lighthouse, uru } from '../parts/coast.ts';
import { bank, hills, islet, paddy } from '../parts/land.ts';
import { palm } from '../parts/palm.ts';
import { type ShopFront, shopFront } from '../parts/shop-front.ts';
import { at, circle, Defs, path, pd, rect, stroke } from '../svg.ts';

const WIDTH = 800;
const HEIGHT = 600;

interface Branch extends ShopFront {
  readonly code: string;
  /** What the town is known by, behind and beside the shop. */
  readonly place: (d: Defs) => string;
}

const branches: readonly Branch[] = [
  { code: 'mlp', town: 'MALAPPURAM', wall: '#F1DDB4', awning: token.leaf, roof: 'tiles', place: malappuram },
  { code: 'kkd', town: 'KOZHIKODE', wall: '#CFE3E8', awning: '#2F6CB3', roof: 'flat', place: kozhikode },
  {
    code: 'pmn',
    town: 'PERINTHALMANNA',
    wall: '#F4C9A0',
    awning: token.hibiscus,
    roof: 'tiles',
    place: perinthalmanna,
  },
  { code: 'kch', town: 'KOCHI', wall: '#F6D98F', awning: '#2BA69E', roof: 'tiles', place: kochi },
  { code: 'alp', town: 'ALAPPUZHA', wall: '#DCE9C8', awning: token.sun, roof: 'thatch', place: alappuzha },
];

/** The five branches, each where it stands. */
export function stores(): Record<string, string> {
  return Object.fromEntries(
    branches.map((branch) => {
      const d = new Defs();
      const body = branch.place(d) + street(d) + at(486, 542, shopFront(d, branch), 0.86);
      return [`art/store-${branch.code}`, d.picture(WIDTH, HEIGHT, body)];
    }),
  );
}

function street(d: Defs): string {
  const sand = d.down([
    [0, '#E6D3A6'],
    [1, '#F3E6C4'],
  ]);
  return (
    path('M0 530Q400 512 800 530V600H0Z', sand) +
    stroke('M40 572q40 -6 90 0M560 580q50 -6 110 0M250 586q30 -4 70 0', '#CDB581', 3, 'opacity=".7"')
  );
}

function sky(d: Defs): string {
  const air = d.down([
    [0, '#DDF0EA'],
    [0.7, '#FBF3D8'],
    [1, '#FDEFD2'],
  ]);
  return (
    rect(0, 0, WIDTH, HEIGHT, 0, air) +
    circle(150, 130, 50, token.sun, 'opacity=".75"') +
    circle(150, 130, 78, token.sun, 'opacity=".16"')
  );
}

/** Laterite hills, and the football that the district lives for. */
function malappuram(d: Defs): string {
  return (
    sky(d) +
    hills(WIDTH, 420) +
    bank(d, WIDTH, HEIGHT, 400) +
    at(40, 500, palm(d, 40), 0.72) +
    at(748, 500, palm(d, -40), 0.78) +
    stroke('M60 524V436H166V524M60 436L78 462M166 436L184 462', '#FFFFFF', 6) +
    stroke(
      'M78 462V522M86 440V520M112 440V520M138 440V520M64 462H164M64 490H164',
      '#FFFFFF',
      1.6,
      'opacity=".7"',
    ) +
    at(196, 556, football(), 1.1)
  );
}

function football(): string {
  return (
    circle(0, 0, 15, '#FFFFFF') +
    path('M0 -7L7 -2L4 6H-4L-7 -2Z', '#0E3B2E') +
    stroke('M0 -7V-15M7 -2L14 -5M4 6L9 12M-4 6L-9 12M-7 -2L-14 -5', '#0E3B2E', 2)
  );
}

/** The beach, the lighthouse, and an uru from the yards of Beypore. */
function kozhikode(d: Defs): string {
  return (
    seaside(d, WIDTH, HEIGHT, 330) +
    at(148, 400, uru(d), 0.74) +
    path('M0 470Q200 440 420 470T800 460V600H0Z', '#F3E2B6') +
    at(62, 492, lighthouse(d), 0.66) +
    at(768, 500, palm(d, -40), 0.7)
  );
}

/** Paddy and palms below the hills, with the shrine road's lamps. */
function perinthalmanna(d: Defs): string {
  return (
    sky(d) +
    hills(WIDTH, 360) +
    paddy(d, WIDTH, 356, 540) +
    at(60, 420, palm(d, 30), 0.5) +
    at(140, 400, palm(d, -24), 0.4) +
    at(744, 440, palm(d, -40), 0.66) +
    [46, 120, 194].map((x, index) => at(x, 470 + index * 16, egret(), 0.9 + index * 0.1)).join('')
  );
}

function egret(): string {
  return (
    stroke('M-2 0V-18M5 0V-18', '#5C3719', 2.4) +
    path('M-16 -30C-8 -44 14 -42 18 -28C12 -16 -6 -14 -16 -30Z', '#FFFFFF') +
    stroke('M14 -32C24 -38 16 -50 22 -58', '#FFFFFF', 5) +
    path('M22 -62L36 -57L22 -55Z', token.sun)
  );
}

/** The lift nets at the mouth of the harbour. */
function kochi(d: Defs): string {
  return (
    backwater(d, WIDTH, HEIGHT, 350) +
    at(196, 486, fishingNet(), 0.94) +
    at(60, 424, fishingNet(), 0.4) +
    islet(760, 384, 120) +
    at(752, 388, palm(d, -36), 0.6) +
    path('M180 500Q400 470 800 490V600H180Z', '#D9C69A')
  );
}

/** A houseboat on the canal. */
function alappuzha(d: Defs): string {
  return (
    backwater(d, WIDTH, HEIGHT, 320) +
    islet(90, 340, 130) +
    at(50, 342, palm(d, 30), 0.56) +
    at(120, 344, palm(d, -26), 0.46) +
    at(164, 446, houseboat(d), 0.54) +
    at(690, 384, canoe(d), 0.36) +
    path(pd`M${150} 600Q240 500 420 486T800 470V600Z`, '#93C98D') +
    at(764, 486, palm(d, -50), 0.86)
  );
}
