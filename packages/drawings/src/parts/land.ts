import { type Defs, ellipse, path, pd, stroke } from '../svg.ts';

/** A grassy bank along the lower edge of a picture, its crest at about `y`. */
export function bank(d: Defs, width: number, height: number, y: number): string {
  const grass = d.down([
    [0, '#B5DDA2'],
    [0.3, '#93C98D'],
    [1, '#62AB72'],
  ]);
  const tufts = [0.06, 0.19, 0.33, 0.5, 0.64, 0.79, 0.93].map((share, index) => {
    const x = width * share;
    const foot = y + 40 + (index % 3) * (height - y) * 0.2;
    return pd`M${x} ${foot}q-3 -10 -9 -15M${x + 4} ${foot}q0 -12 2 -20M${x + 8} ${foot}q4 -9 10 -13`;
  });
  return (
    path(
      pd`M0 ${y + 14}C${width * 0.22} ${y - 22} ${width * 0.46} ${y + 26} ${width * 0.68} ${y + 2}S${width * 0.9} ${y - 16} ${width} ${y + 8}V${height}H0Z`,
      grass,
    ) + stroke(tufts.join(''), '#4C9A5E', 3, 'opacity=".5"')
  );
}

/** A low rise in the water that carries a palm. */
export function islet(x: number, y: number, half: number): string {
  return (
    ellipse(x, y + half * 0.1, half * 1.08, half * 0.16, '#8FCDBE', 'opacity=".7"') +
    ellipse(x, y, half, half * 0.15, '#62AB72') +
    ellipse(x - half * 0.06, y - half * 0.04, half * 0.88, half * 0.1, '#93C98D')
  );
}

/** Rows of hills, the far ones paler, down to `y`. */
export function hills(width: number, y: number): string {
  return (
    path(
      pd`M0 ${y}V${y - 150}Q${width * 0.14} ${y - 250} ${width * 0.3} ${y - 140}T${width * 0.58} ${y - 190}T${width * 0.82} ${y - 150}T${width} ${y - 210}V${y}Z`,
      '#CDE6CB',
    ) +
    path(
      pd`M0 ${y}V${y - 70}Q${width * 0.2} ${y - 160} ${width * 0.42} ${y - 76}T${width * 0.76} ${y - 96}T${width} ${y - 60}V${y}Z`,
      '#A9D2A8',
    ) +
    path(
      pd`M0 ${y}V${y - 26}Q${width * 0.3} ${y - 76} ${width * 0.55} ${y - 24}T${width} ${y - 40}V${y}Z`,
      '#84BD8D',
    )
  );
}

/** Young paddy in its beds, from `y` down to `foot`. */
export function paddy(d: Defs, width: number, y: number, foot: number): string {
  const green = d.down([
    [0, '#CBE59B'],
    [1, '#9BCB72'],
  ]);
  const bunds = [0.1, 0.32, 0.62].map(
    (share) =>
      pd`M0 ${y + (foot - y) * share}Q${width * 0.5} ${y + (foot - y) * share - 10} ${width} ${y + (foot - y) * share + 4}`,
  );
  const ways = [0.16, 0.42, 0.72, 0.94].map(
    (share) => pd`M${width * share} ${y}L${width * (0.5 + (share - 0.5) * 1.9)} ${foot}`,
  );
  return (
    path(pd`M0 ${y}H${width}V${foot}H0Z`, green) +
    stroke(bunds.join(''), '#7FB35B', 5, 'opacity=".7"') +
    stroke(ways.join(''), '#7FB35B', 4, 'opacity=".5"')
  );
}
