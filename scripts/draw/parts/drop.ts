import { type Defs, ellipse, path } from '../svg.ts';

/** A drop of water or oil, hanging from its point at the origin; 60 wide and 86 high. */
export function drop(d: Defs, light: string, body: string, deep: string): string {
  const fill = d.radial(0.35, 0.6, 0.7, [
    [0, light],
    [0.55, body],
    [1, deep],
  ]);
  return (
    path('M0 0C14 26 30 40 30 56A30 30 0 0 1 -30 56C-30 40 -14 26 0 0Z', fill) +
    path('M-17 60C-18 48 -11 38 -6 32C-8 44 -8 52 -8 62C-9 70 -16 70 -17 60Z', '#fff', 'opacity=".85"') +
    ellipse(12, 70, 7, 5, '#fff', 'opacity=".4"')
  );
}
