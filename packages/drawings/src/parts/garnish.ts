import type { FlavourName } from '../palette.ts';
import { circle, ellipse, path, pd, stroke } from '../svg.ts';

/** What gives a drink its flavour, about 60 wide with its middle at the origin. */
export function garnish(name: FlavourName): string {
  switch (name) {
    case 'natural':
      return leaves();
    case 'nannari':
      return roots();
    case 'lime':
      return limeSlice();
    case 'ginger':
      return gingerRoot();
  }
}

function leaves(): string {
  return (
    path('M-4 26C-34 18 -40 -10 -26 -34C-4 -22 4 4 -4 26Z', '#2F8C58') +
    path('M-4 26C-12 4 -18 -14 -26 -34C-4 -22 4 4 -4 26Z', '#57B07C') +
    path('M-4 26C-6 0 10 -22 36 -26C38 4 22 24 -4 26Z', '#1E7B4F') +
    path('M-4 26C10 8 22 -8 36 -26C38 4 22 24 -4 26Z', '#0F5235')
  );
}

function roots(): string {
  return (
    stroke(
      'M-34 20C-22 2 -14 10 -4 -4S12 -26 30 -32M-24 28C-10 20 -2 22 8 10S22 -10 36 -8M-8 30C4 30 16 28 34 14',
      '#7A4A2A',
      8,
    ) +
    stroke(
      'M-35 17C-23 -1 -15 7 -5 -7S11 -29 29 -35M-25 25C-11 17 -3 19 7 7S21 -13 35 -11M-9 28C3 28 15 26 33 12',
      '#B27A4C',
      3,
    ) +
    path('M-6 -6C-24 -8 -34 -20 -34 -36C-16 -34 -6 -24 -6 -6Z', '#4C9A5E') +
    path('M-6 -6C-14 -18 -24 -28 -34 -36C-16 -34 -6 -24 -6 -6Z', '#2F7B45')
  );
}

function limeSlice(): string {
  let segments = '';
  for (let index = 0; index < 8; index += 1) {
    const middle = (index * Math.PI) / 4 + 0.2;
    const [a, b] = [middle - 0.3, middle + 0.3];
    segments += pd`M${Math.cos(middle) * 5} ${Math.sin(middle) * 5}L${Math.cos(a) * 24} ${Math.sin(a) * 24}Q${Math.cos(middle) * 30} ${Math.sin(middle) * 30} ${Math.cos(b) * 24} ${Math.sin(b) * 24}Z`;
  }
  return (
    circle(0, 0, 35, '#7FAE2A') +
    circle(0, 0, 30.5, '#F6FADA') +
    path(segments, '#BDD94F') +
    path('M-24 -18A30 30 0 0 1 4 -30A34 34 0 0 0 -24 -18Z', '#fff', 'opacity=".7"')
  );
}

function gingerRoot(): string {
  return (
    path(
      'M-36 14C-40 0 -28 -8 -18 -6C-20 -20 -12 -32 0 -30C10 -28 12 -18 10 -10C18 -20 32 -20 36 -8C38 4 30 12 20 12C18 26 6 30 -4 26C-14 32 -32 28 -36 14Z',
      '#D9A45E',
    ) +
    path(
      'M-4 26C-14 32 -32 28 -36 14C-24 22 -10 18 0 12C10 8 24 4 36 -8C38 4 30 12 20 12C18 26 6 30 -4 26Z',
      '#B67D3A',
    ) +
    ellipse(0, -22, 8, 6, '#F6DFA4') +
    ellipse(27, -7, 7, 6, '#F6DFA4') +
    stroke('M-28 10q6 -6 12 -4M-8 2q8 -4 12 -10M4 18q8 0 12 -6', '#9A6428', 2)
  );
}
