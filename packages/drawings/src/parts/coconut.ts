import { token } from '../palette.ts';
import { scatter } from '../seed.ts';
import { type Defs, ellipse, path, pd, stroke } from '../svg.ts';

const TENDER_BODY =
  'M-150 -8C-152 -84 -104 -132 -62 -140H62C104 -132 152 -84 150 -8C150 82 86 160 0 166C-86 160 -150 82 -150 -8Z';

/** A green coconut with its top sliced off and a straw in it; about 300 wide, its middle at the origin. */
export function tenderCoconut(d: Defs, straw = true): string {
  const skin = d.radial(0.3, 0.3, 0.85, [
    [0, '#C5E08A'],
    [0.35, '#8DC25E'],
    [0.75, '#4B9347'],
    [1, '#2A6A3A'],
  ]);
  const facet = d.linear(0, 0, 1, 0.4, [
    [0, '#FBF4DC'],
    [0.55, '#EADBAE'],
    [1, '#CDB87E'],
  ]);
  return (
    path(TENDER_BODY, skin) +
    path('M-40 166C-80 90 -88 10 -66 -100C-108 -40 -118 60 -40 166Z', '#2A6A3A', 'opacity=".16"') +
    path('M34 165C92 96 102 0 78 -98C122 -40 124 74 34 165Z', '#1D5430', 'opacity=".3"') +
    path(
      'M-124 -62C-138 -10 -130 54 -98 98C-112 44 -116 -6 -104 -66C-108 -76 -118 -76 -124 -62Z',
      '#F3FBD8',
      'opacity=".6"',
    ) +
    path('M126 44C112 96 80 134 40 152C96 140 132 92 138 20Z', '#D9F0B0', 'opacity=".28"') +
    path(
      'M-126 -80C-108 -118 -80 -138 -62 -142H62C82 -138 110 -118 128 -78L92 -92L58 -72L14 -86L-30 -70L-76 -92Z',
      facet,
    ) +
    path(
      'M-76 -92L-90 -126L-30 -70ZM58 -72L14 -86L30 -112ZM92 -92L104 -120L128 -78Z',
      '#B99F62',
      'opacity=".28"',
    ) +
    ellipse(
      0,
      -126,
      96,
      30,
      d.linear(0, 0, 1, 0.3, [
        [0, '#FFFBEB'],
        [1, '#F0E4BF'],
      ]),
    ) +
    stroke(
      'M-78 -128q14 -12 34 -16M-62 -116q20 8 34 10M46 -146q22 4 32 14M30 -106q24 0 40 -10',
      '#D8C58F',
      2.2,
    ) +
    ellipse(2, -127, 44, 14.5, '#fff') +
    ellipse(2, -127, 44, 14.5, '#B58B52', 'opacity=".18"') +
    ellipse(
      3,
      -124.5,
      37,
      11,
      d.down([
        [0, '#8DA892'],
        [0.5, '#CFE6DC'],
        [1, '#F3FBF6'],
      ]),
    ) +
    (straw ? paperStraw() : '')
  );
}

/** Dashes across a thick line make the stripes, so the line has square ends. */
function paperStraw(): string {
  const line = 'M6 -122L62 -262L118 -292';
  const stripe = (data: string, colour: string, width: number, more = '') =>
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more}/>`;
  return (
    stripe(line, '#FFFDF4', 21) +
    stripe(line, token.hibiscus, 21, ' stroke-dasharray="11 17"') +
    stripe('M0 -125L56 -266L114 -297', '#fff', 5, ' opacity=".45"') +
    stripe('M13 -120L69 -257L122 -285', token.palm, 6, ' opacity=".18"')
  );
}

export type Skin = 'green' | 'brown';

/** Half a coconut turned to the viewer, the cut slightly from above; about 320 wide, its middle at the origin. */
export function halfCoconut(d: Defs, skin: Skin, water = true): string {
  return skin === 'green' ? tenderHalf(d, water) : matureHalf(d);
}

function tenderHalf(d: Defs, water: boolean): string {
  const outside = d.linear(0, 0, 1, 1, [
    [0, '#9CCB67'],
    [0.5, '#4F9A49'],
    [1, '#22592F'],
  ]);
  const husk = d.linear(0, 0, 1, 1, [
    [0, '#FFFBEA'],
    [1, '#E9DBAC'],
  ]);
  const flesh = d.linear(0, 0, 1, 1, [
    [0, '#E3E6DC'],
    [0.5, '#FFFFFF'],
    [1, '#FFFFFF'],
  ]);
  return (
    path(
      'M-160 -20C-160 -104 -90 -124 0 -124S160 -104 160 -20C162 76 92 142 6 142S-162 76 -160 -20Z',
      outside,
    ) +
    path('M156 10C146 88 84 138 8 138C62 130 120 86 134 22Z', '#D9F0B0', 'opacity=".25"') +
    ellipse(0, -22, 160, 104, '#6FAE55') +
    ellipse(0, -22, 153, 98, husk) +
    stroke(fibres(152, 97, 112, 70, 46, -22), '#D3BF86', 1.8, 'opacity=".7"') +
    ellipse(0, -20, 113, 71, '#C79C62') +
    ellipse(0, -19, 107, 66, flesh) +
    ellipse(
      2,
      -12,
      84,
      47,
      d.linear(0, 0, 0.6, 1, [
        [0, '#C4CEC2'],
        [0.6, '#EEF2EA'],
        [1, '#FFFFFF'],
      ]),
    ) +
    (water
      ? ellipse(
          2,
          -4,
          76,
          36,
          d.linear(0, 0, 0.4, 1, [
            [0, '#B9DAD2'],
            [1, '#E9F7F3'],
          ]),
        ) +
        path('M-54 -10Q-30 -30 14 -31Q-26 -22 -40 -6Q-48 0 -54 -10Z', '#fff', 'opacity=".85"') +
        ellipse(34, 12, 10, 3.5, '#fff', 'opacity=".8"')
      : '')
  );
}

function matureHalf(d: Defs): string {
  const outside = d.linear(0, 0, 1, 1, [
    [0, '#A8713F'],
    [0.5, '#7A4A26'],
    [1, '#43240F'],
  ]);
  return (
    path(
      'M-158 -22C-158 -104 -90 -122 0 -122S158 -104 158 -22C160 70 92 134 4 134S-160 70 -158 -22Z',
      outside,
    ) +
    stroke(bristle(), '#C08A52', 2.4, 'opacity=".55"') +
    stroke(
      'M-152 20l-12 10M-130 66l-12 14M-86 106l-6 16M-20 132l0 14M60 124l6 14M116 88l12 12M148 38l14 6',
      '#7A4A26',
      3.4,
    ) +
    ellipse(0, -22, 158, 101, '#8F5B31') +
    ellipse(0, -22, 149, 94, '#5A3419') +
    ellipse(
      0,
      -21,
      144,
      90,
      d.linear(0, 0, 1, 1, [
        [0, '#F4F3EA'],
        [0.45, '#FFFFFF'],
        [1, '#FFFEF8'],
      ]),
    ) +
    ellipse(
      3,
      -14,
      104,
      58,
      d.linear(0.1, 0, 0.6, 1, [
        [0, '#BDBEAE'],
        [0.45, '#E4E5DA'],
        [1, '#FFFFFF'],
      ]),
    ) +
    ellipse(8, 2, 76, 34, '#fff', 'opacity=".75"') +
    path('M-130 -42Q-104 -92 -30 -100Q-92 -84 -112 -38Q-124 -30 -130 -42Z', '#fff')
  );
}

/** A brown husked coconut, whole; about 280 wide, its middle at the origin. */
export function matureCoconut(d: Defs): string {
  const shell = d.radial(0.32, 0.28, 0.85, [
    [0, '#C48E57'],
    [0.4, '#96622F'],
    [0.8, '#683D1D'],
    [1, '#412410'],
  ]);
  const next = scatter(7);
  let hairs = '';
  for (let index = 0; index < 34; index += 1) {
    const turn = next() * Math.PI * 2;
    const reach = 20 + next() * 104;
    const x = Math.cos(turn) * reach;
    const y = Math.sin(turn) * reach * 0.94;
    hairs += pd`M${x} ${y}q${6 + next() * 8} ${10 + next() * 10} ${4 + next() * 6} ${22 + next() * 14}`;
  }
  return (
    path('M-138 4C-138 -86 -70 -134 2 -132S140 -78 138 8S76 132 0 132S-138 88 -138 4Z', shell) +
    stroke(hairs, '#D3A36A', 2, 'opacity=".42"') +
    ellipse(-30, -66, 13, 11, '#3A1F0C') +
    ellipse(26, -74, 12, 10, '#3A1F0C') +
    ellipse(4, -36, 14, 11, '#3A1F0C') +
    path('M-112 -40Q-92 -98 -32 -112Q-84 -80 -96 -34Q-106 -26 -112 -40Z', '#F2D4A4', 'opacity=".55"')
  );
}

function bristle(): string {
  const next = scatter(3);
  let data = '';
  for (let index = 0; index < 26; index += 1) {
    const x = -130 + index * 10.4;
    const depth = Math.sqrt(Math.max(0, 1 - (x / 158) ** 2));
    data += pd`M${x} ${-22 + depth * 104}q${x * 0.02 + 3} ${8 + next() * 12} ${-x * 0.06} ${depth * (24 + next() * 18)}`;
  }
  return data;
}

function fibres(rx: number, ry: number, innerX: number, innerY: number, count: number, cy: number): string {
  const next = scatter(11);
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const turn = (index / count) * Math.PI * 2;
    const far = 0.72 + next() * 0.26;
    const near = 0.2 + next() * 0.3;
    const point = (share: number) => [
      Math.cos(turn) * (innerX + (rx - innerX) * share),
      cy + Math.sin(turn) * (innerY + (ry - innerY) * share),
    ];
    const [x1 = 0, y1 = 0] = point(near);
    const [x2 = 0, y2 = 0] = point(far);
    data += pd`M${x1} ${y1}L${x2} ${y2}`;
  }
  return data;
}
