import { capitals, wordmarkAt } from '../lettering.ts';
import { type Flavour, type FlavourName, flavour, mix, token } from '../palette.ts';
import { scatter } from '../seed.ts';
import { at, circle, type Defs, ellipse, group, path, pd, rect, stroke } from '../svg.ts';
import { garnish } from './garnish.ts';

const BODY =
  'M-48 -500C-48 -470 -62 -452 -86 -426C-108 -402 -118 -378 -118 -346V-42C-118 -16 -106 -4 -84 2C-40 12 40 12 84 2C106 -4 118 -16 118 -42V-346C118 -378 108 -402 86 -426C62 -452 48 -470 48 -500Z';

const LIQUID =
  'M-74 -436C-98 -412 -110 -386 -110 -346V-44C-110 -20 -100 -10 -80 -5C-40 5 40 5 80 -5C100 -10 110 -20 110 -44V-346C110 -386 98 -412 74 -436Z';

const LABEL = 'M-118 -338Q0 -312 118 -338V-62Q0 -34 -118 -62Z';

/** The light across any upright round body: soft edge, window highlight, shade to the right. */
export function roundness(d: Defs, shade: string): string {
  return d.across([
    [0, shade, 0.34],
    [0.07, shade, 0.1],
    [0.14, '#fff', 0.12],
    [0.22, '#fff', 0.42],
    [0.32, '#fff', 0.08],
    [0.55, shade, 0],
    [0.82, shade, 0.22],
    [0.95, shade, 0.42],
    [1, shade, 0.26],
  ]);
}

export function waterBottle(d: Defs, name: FlavourName): string {
  const f = flavour[name];
  return (
    path(
      BODY,
      d.across([
        [0, '#DCE9E4'],
        [0.5, '#F4FAF7'],
        [1, '#C9DDD6'],
      ]),
      'opacity=".92"',
    ) +
    path(
      LIQUID,
      d.down([
        [0, f.liquid],
        [1, f.liquidDeep],
      ]),
    ) +
    ellipse(0, -436, 74, 11, mix(f.liquid, '#ffffff', 0.55)) +
    label(d, name, f) +
    path(BODY, roundness(d, f.dark)) +
    path(
      'M-96 -380C-90 -402 -66 -424 -56 -446C-50 -452 -44 -446 -48 -438C-58 -416 -78 -398 -82 -372C-86 -362 -98 -366 -96 -380Z',
      '#fff',
      'opacity=".85"',
    ) +
    rect(-100, -330, 13, 250, 6.5, '#fff', 'opacity=".34"') +
    path('M-96 -36Q-40 -16 60 -22Q-30 -8 -84 -18Q-96 -24 -96 -36Z', '#fff', 'opacity=".6"') +
    cap(d, f) +
    droplets()
  );
}

function label(d: Defs, name: FlavourName, f: Flavour): string {
  const clip = d.clip(path(LABEL, '#000'));
  const arch = 'M-80 -20V-150C-80 -202 -44 -232 0 -232S80 -202 80 -150V-20Z';
  return group(
    path(LABEL, f.base) +
      path('M-118 -338Q0 -312 118 -338V-328Q0 -302 -118 -328Z', f.accent) +
      path(arch, '#FFFBEF') +
      circle(0, -168, 42, token.sun, 'opacity=".55"') +
      at(0, -118, nut(), 1) +
      at(48, -92, garnish(name), 0.8) +
      path('M-118 -92Q0 -64 118 -92V-30H-118Z', f.dark) +
      wordmarkAt(d, 0, -256, 58, f.ink, f.accent) +
      capitals(f.name, 0, -54, 19, name === 'lime' ? '#fff' : f.ink, 14),
    `clip-path="${clip}"`,
  );
}

/** The half coconut of the label: flat, because it is print. */
function nut(): string {
  return (
    path('M-58 -12C-58 34 -30 58 0 58S58 34 58 -12Z', '#3F8F4C') +
    path('M10 58C40 54 58 30 58 -12H40C42 22 30 46 10 58Z', '#1F6136') +
    ellipse(0, -12, 58, 22, '#F3E6BC') +
    ellipse(0, -12, 46, 16, '#FFFFFF') +
    ellipse(0, -9, 36, 10.5, token.water) +
    path('M-24 -12Q-8 -20 12 -18Q-8 -14 -16 -7Q-22 -8 -24 -12Z', '#fff')
  );
}

function cap(d: Defs, f: Flavour): string {
  const side = d.across([
    [0, f.dark],
    [0.2, f.light],
    [0.34, f.base],
    [0.7, f.base],
    [1, f.dark],
  ]);
  let ribs = '';
  for (const x of [-46, -38, -28, -16, -4, 9, 21, 32, 41, 48]) ribs += `M${x} -542V-514`;
  return (
    path(
      'M-52 -512H52V-500Q0 -488 -52 -500Z',
      d.across([
        [0, '#B9CFC7'],
        [0.3, '#FFFFFF'],
        [1, '#A9C2B9'],
      ]),
    ) +
    path('M-54 -552V-516Q0 -502 54 -516V-552Z', side) +
    `<path d="${ribs}" stroke="${f.dark}" stroke-width="2.5" opacity=".4"/>` +
    ellipse(0, -552, 54, 12, mix(f.light, '#ffffff', 0.15)) +
    ellipse(0, -552, 46, 9, f.base, 'opacity=".55"') +
    ellipse(-14, -554.5, 20, 3.4, '#fff', 'opacity=".5"')
  );
}

/** Cold from the ice box: beads of water on the clear plastic; on the label they would read as accents. */
function droplets(): string {
  const next = scatter(21);
  let beads = '';
  let sparks = '';
  for (let index = 0; index < 22; index += 1) {
    const high = index % 4 !== 0;
    const x = -84 + next() * 168;
    const y = high ? -420 + next() * 84 : -30 + next() * 26;
    const r = 2 + next() * 3.6;
    beads += pd`M${x - r} ${y}a${r} ${r * 1.2} 0 1 1 ${r * 2} 0a${r} ${r * 1.2} 0 1 1 ${-r * 2} 0`;
    sparks += pd`M${x - r * 0.25} ${y - r * 0.4}h0`;
  }
  return path(beads, '#fff', 'opacity=".5"') + stroke(sparks, '#fff', 2.6);
}
