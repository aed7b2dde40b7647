import { capitals, wordmarkAt } from '../lettering.ts';
import { type Pressing, type PressingName, pressing, token } from '../palette.ts';
import { at, circle, type Defs, ellipse, path, stroke } from '../svg.ts';

/** What a label prints: a way of pressing and what the vessel holds, such as `1 L`. */
export interface OilPrint {
  readonly name: PressingName;
  readonly volume: string;
}

/** The label's picture, 130 wide with its middle at the origin: flat, because it is print. */
export function emblem(name: PressingName): string {
  return halo(pressing[name]) + { virgin: freshKernel, chekku: woodenPress, roasted: fire }[name]();
}

function halo(p: Pressing): string {
  return circle(0, -6, 62, p.oil, 'opacity=".32"') + circle(0, -6, 48, p.oil, 'opacity=".4"');
}

function nutHalf(y: number): string {
  return at(
    0,
    y,
    path('M-54 -8C-54 32 -28 52 0 52S54 32 54 -8Z', '#7A4A26') +
      path('M8 52C36 48 54 28 54 -8H38C40 20 28 42 8 52Z', '#4F2B17') +
      ellipse(0, -8, 54, 20, '#8F5B31') +
      ellipse(0, -8, 47, 16, token.kernel) +
      ellipse(0, -5, 33, 10, '#E4E5DA'),
  );
}

function freshKernel(): string {
  return (
    path('M-8 -22C-34 -30 -40 -52 -34 -66C-14 -60 -4 -42 -8 -22Z', token.leaf) +
    path('M2 -22C-2 -46 14 -64 36 -68C40 -46 26 -28 2 -22Z', '#3F9E6C') +
    nutHalf(4)
  );
}

/** The chekku: a heavy wooden mortar, its leaning pestle and the spout for the oil. */
function woodenPress(): string {
  return (
    stroke('M-4 -6L30 -68', '#5C3719', 11) +
    stroke('M26 -62L-58 -48', '#8A5A33', 7) +
    path('M-36 -14H36L28 22L38 54H-38L-28 22Z', '#8A5A33') +
    path('M8 -14H36L28 22L38 54H14Q22 20 8 -14Z', '#5C3719') +
    ellipse(0, -14, 36, 9, '#B98352') +
    ellipse(0, -13, 24, 5, '#43240F') +
    path('M-32 24L-58 34V41L-30 36Z', '#5C3719') +
    path('M-57 43C-52 50 -50 54 -50 58A7 7 0 0 1 -64 58C-64 54 -62 50 -57 43Z', token.sun)
  );
}

function fire(): string {
  return (
    path(
      'M-2 -70C22 -52 30 -34 24 -16C34 -20 36 -30 34 -38C50 -18 44 8 18 14H-20C-46 6 -46 -20 -30 -38C-30 -28 -26 -22 -20 -20C-24 -40 -14 -56 -2 -70Z',
      token.hibiscus,
    ) +
    path(
      'M0 -38C16 -24 20 -8 12 8H-14C-26 -4 -20 -18 -12 -24C-10 -18 -8 -14 -4 -14C-8 -24 -4 -32 0 -38Z',
      token.sun,
    ) +
    nutHalf(10)
  );
}

/** Brand, picture, pressing and volume, one below the other; the middle of the top edge is the origin. */
export function oilPrint(d: Defs, { name, volume }: OilPrint, width: number): string {
  const p = pressing[name];
  const scale = width / 228;
  return at(
    0,
    0,
    wordmarkAt(d, 0, 62, 56, p.dark, p.base) +
      at(0, 124, emblem(name), 0.62) +
      capitals(p.name, 0, 194, 25, p.ink, 10) +
      capitals('COCONUT OIL', -22, 217, 12.5, p.ink, 14) +
      capitals(volume, 72, 217, 14, p.accent, 6),
    scale,
  );
}
