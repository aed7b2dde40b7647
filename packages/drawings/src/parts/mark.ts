import { token } from '../palette.ts';
import { at, circle, ellipse, path } from '../svg.ts';

const LEAVES = 'M33 18C34 7 44 1 58 3C56 15 46 21 33 18ZM31 18C29 10 20 6 9 9C13 18 22 21 31 18Z';
const DROP = 'M32 25C37 32 40.5 36 40.5 41A8.5 8.5 0 0 1 23.5 41C23.5 36 27 32 32 25Z';
const RING =
  'M32 16A23.5 23.5 0 1 0 32 63A23.5 23.5 0 1 0 32 16ZM32 20.5A17.5 17.5 0 1 1 32 55.5A17.5 17.5 0 1 1 32 20.5Z';

/** The brand's mark, 64 by 64 with its corner at the origin: a cut coconut, its water, two leaves. */
export function mark(): string {
  return (
    circle(32, 39.5, 23.5, token.leaf) +
    path(
      'M32 63A23.5 23.5 0 0 0 55.5 39.5C55.5 36 54.7 33 53.5 30C53 45 43 55 25 62C27 62.7 29.5 63 32 63Z',
      token.palm,
      'opacity=".35"',
    ) +
    ellipse(32, 38, 17.5, 17.5, token.kernel) +
    path(DROP, token.sun) +
    path(LEAVES, token.palm)
  );
}

/** The mark in one ink, as it is printed on cloth, wood and labels. */
export function markPrint(ink: string): string {
  return path(RING + DROP, ink, 'fill-rule="evenodd"') + path(LEAVES, ink);
}

/** The printed mark with its middle at a point, `size` high. */
export function markPrintAt(x: number, y: number, size: number, ink: string): string {
  return at(x - size / 2, y - size / 2, markPrint(ink), size / 64);
}
