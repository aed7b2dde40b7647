import { at, circle, type Defs, path, pd } from '../svg.ts';
import { frond } from './frond.ts';

/** Leaf colours of a palm: nearer ones are darker, far ones fade into the morning air. */
export interface Foliage {
  readonly lit: string;
  readonly shaded: string;
  readonly rib: string;
  readonly bark: string;
  readonly barkShade: string;
}

export const near: Foliage = {
  lit: '#3F9E6C',
  shaded: '#1E7B4F',
  rib: '#0F5235',
  bark: '#A9835A',
  barkShade: '#7A5A38',
};

export const far: Foliage = {
  lit: '#93C79C',
  shaded: '#79B78B',
  rib: '#6BA97E',
  bark: '#B9B18E',
  barkShade: '#A39B78',
};

const TURNS = [-168, -138, -104, -66, -30, 4, 30, 150, 182];

/** A coconut palm whose crown stands `lean` to the right of its foot; its foot is the origin and it is about 520 high. */
export function palm(d: Defs, lean: number, foliage = near): string {
  const leaf = d.stamp(
    frond({ length: 190, droop: 0.5, spread: 52, leaflets: 14 }, foliage.lit, foliage.shaded, foliage.rib),
  );
  const crown = TURNS.map((turn) => leaf(`translate(${lean} -470) rotate(${turn})`)).join('');
  const nuts =
    foliage === near
      ? [-16, 6, 24].map((dx) => circle(lean + dx, -454, 15, dx === 6 ? '#7FBB57' : '#5FA343')).join('')
      : '';
  const rings = pd`M${lean * 0.86 - 6} -420q8 5 16 0M${lean * 0.62 - 9} -330q10 5 20 0M${lean * 0.4 - 11} -240q11 5 23 0M${lean * 0.2 - 11} -150q12 5 25 0M-11 -70q13 5 26 0`;
  return (
    path(
      pd`M-15 0C${lean * 0.1 - 10} -180 ${lean * 0.5 - 12} -340 ${lean - 7} -470H${lean + 9}C${lean * 0.5 + 12} -330 ${lean * 0.1 + 16} -170 17 0Z`,
      foliage.bark,
    ) +
    path(
      pd`M4 0C${lean * 0.1 + 6} -180 ${lean * 0.5 + 2} -340 ${lean + 2} -470H${lean + 9}C${lean * 0.5 + 12} -330 ${lean * 0.1 + 16} -170 17 0Z`,
      foliage.barkShade,
    ) +
    `<path d="${rings}" fill="none" stroke="${foliage.barkShade}" stroke-width="2"/>` +
    at(0, 0, crown) +
    nuts
  );
}
