import { type Defs, path, rect, stroke } from '../svg.ts';

/** The heavy knife that opens a coconut, 300 long with its middle at the origin and its edge below. */
export function knife(d: Defs): string {
  const steel = d.down([
    [0, '#8FA3A0'],
    [0.5, '#DCE7E4'],
    [1, '#FFFFFF'],
  ]);
  return (
    path('M-40 -26H120C150 -24 160 -6 150 14C146 24 138 30 128 28C80 20 20 18 -40 20Z', steel) +
    path('M-40 -26H120C134 -25 143 -20 148 -12C90 -18 20 -18 -40 -18Z', '#6F8582', 'opacity=".5"') +
    rect(-52, -28, 16, 50, 4, '#C9963F') +
    path('M-52 -20C-90 -24 -130 -22 -150 -10Q-158 2 -148 14C-120 18 -90 16 -52 14Z', '#7A4A26') +
    stroke('M-58 -14C-90 -16 -124 -14 -142 -6', '#B98352', 4, 'opacity=".8"')
  );
}
