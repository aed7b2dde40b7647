import { scatter } from '../seed.ts';
import { at, circle, type Defs, ellipse, path, pd, place, rect, stroke } from '../svg.ts';

/** A bell-metal pan seen a little from above, 330 wide, standing on the origin; `inside` is drawn within its rim. */
export function uruli(d: Defs, fill: string, inside = ''): string {
  const metal = d.across([
    [0, '#6E4A1E'],
    [0.14, '#C9963F'],
    [0.26, '#F4D489'],
    [0.44, '#C48F38'],
    [0.8, '#8A5F22'],
    [1, '#5A3B14'],
  ]);
  return (
    path('M-158 -104C-156 -40 -110 0 0 2S156 -40 158 -104Z', metal) +
    path('M-120 -66C-96 -26 -60 -10 -30 -6C-76 -4 -124 -26 -136 -74Z', '#fff', 'opacity=".25"') +
    ellipse(0, -104, 166, 46, '#A8772C') +
    ellipse(-2, -107, 166, 45, '#E9C273') +
    ellipse(0, -104, 146, 36, '#6E4A1E') +
    ellipse(0, -98, 136, 29, fill) +
    inside +
    [-1, 1]
      .map((side) =>
        stroke(`M${side * 150} -96C${side * 186} -110 ${side * 190} -76 ${side * 152} -72`, '#8A5F22', 12),
      )
      .join('')
  );
}

/** A sprig of curry leaves, 150 long, growing to the right from the origin. */
export function currySprig(): string {
  const leaves = Array.from({ length: 6 }, (_, index) => {
    const x = 14 + index * 22;
    const size = 1 - Math.abs(index - 2) * 0.1;
    const pair = (side: 1 | -1) =>
      at(
        x,
        0,
        path(
          `M0 0C10 ${side * 8} 30 ${side * 18} 46 ${side * 38}C22 ${side * 42} 2 ${side * 26} 0 0Z`,
          side < 0 ? '#4FA564' : '#2F7B45',
        ) + stroke(`M0 0Q22 ${side * 16} 42 ${side * 35}`, '#1B5A31', 1.4),
        size,
      );
    return pair(-1) + pair(1);
  });
  return (
    stroke('M0 0Q80 4 150 -4', '#5B7A32', 4) +
    leaves.join('') +
    path('M146 -4C158 -22 180 -24 194 -16C184 2 164 8 146 -4Z', '#4FA564')
  );
}

/** Mustard seeds scattered over a lying ellipse round the origin. */
export function mustardSeeds(count: number, width: number, height: number, seed = 5): string {
  const next = scatter(seed);
  let seeds = '';
  for (let index = 0; index < count; index += 1) {
    const turn = next() * Math.PI * 2;
    const reach = Math.sqrt(next());
    seeds += circle(
      Math.cos(turn) * reach * width,
      Math.sin(turn) * reach * height,
      3.2 + next() * 1.8,
      next() > 0.4 ? '#3A2414' : '#6B4524',
    );
  }
  return seeds;
}

/** Round chips fried in oil, lying about the origin. */
export function bananaChips(d: Defs): string {
  const chip = d.stamp(
    ellipse(0, 0, 27, 15, '#D9942B') +
      ellipse(-1, -3, 26, 13.5, '#F6C64F') +
      path('M-6 -4L0 -10L5 -3L-2 1Z', '#E09F30', 'opacity=".7"'),
  );
  const spots = [
    [-78, 6, -8],
    [-30, -12, 6],
    [24, -14, -5],
    [76, 0, 10],
    [-52, 16, 4],
    [4, 10, -10],
    [52, 16, 3],
    [-14, 24, 8],
  ] as const;
  return spots.map(([x, y, turn]) => chip(place(x, y, 1, turn))).join('');
}

/** A low board of jackwood, its top edge at the origin's height. */
export function woodenBoard(d: Defs, width: number, depth = 56): string {
  const half = width / 2;
  const top = d.down([
    [0, '#C99B66'],
    [1, '#E3C08F'],
  ]);
  const grain = [0.2, 0.42, 0.68, 0.86].map(
    (share, index) =>
      pd`M${-half * (0.8 - index * 0.12)} ${-depth * (1 - share)}q${half * 0.5} ${index % 2 === 0 ? 5 : -5} ${half * (0.9 + index * 0.1)} 0`,
  );
  return (
    path(pd`M${-half + 34} ${-depth}H${half - 34}L${half} 0H${-half}Z`, top) +
    stroke(grain.join(''), '#A8763F', 2, 'opacity=".45"') +
    rect(-half, 0, width, 20, 4, '#9A6A3A') +
    rect(-half, 0, width, 4, 0, '#F0D6AC', 'opacity=".6"')
  );
}

/** A tumbler of something clear, 130 wide and 210 high, standing on the origin. */
export function tumbler(d: Defs, liquid: string, deep: string): string {
  const glass = d.across([
    [0, '#FFFFFF', 0.75],
    [0.12, '#FFFFFF', 0.2],
    [0.7, '#FFFFFF', 0.12],
    [1, '#9CC5BB', 0.55],
  ]);
  return (
    path('M-66 -210L-52 -8Q0 8 52 -8L66 -210Q0 -194 -66 -210Z', '#EAF5F1', 'opacity=".75"') +
    path(
      'M-58 -158L-47 -16Q0 -4 47 -16L58 -158Z',
      d.down([
        [0, liquid],
        [1, deep],
      ]),
      'opacity=".95"',
    ) +
    ellipse(0, -158, 58, 12, liquid) +
    ellipse(0, -160, 50, 8, '#fff', 'opacity=".45"') +
    path('M-66 -210L-52 -8Q0 8 52 -8L66 -210Q0 -194 -66 -210Z', glass) +
    ellipse(0, -210, 66, 13, 'none', 'stroke="#fff" stroke-width="3"') +
    ellipse(0, -210, 66, 13, '#DDEFE9', 'opacity=".35"') +
    rect(-49, -188, 9, 150, 4.5, '#fff', 'opacity=".7" transform="rotate(-4 -44 -110)"')
  );
}

/** A cube of ice, about 60 wide round the origin. */
export function iceCube(d: Defs): string {
  return (
    path(
      'M-30 -12L2 -30L32 -14L30 20L-2 34L-30 18Z',
      d.linear(0, 0, 1, 1, [
        [0, '#FFFFFF', 0.95],
        [0.5, '#DDF1F0', 0.85],
        [1, '#A9D8D4', 0.9],
      ]),
    ) +
    path('M-30 -12L0 2L32 -14L2 -30Z', '#fff', 'opacity=".75"') +
    stroke('M0 2L-2 34M-30 -12L0 2L32 -14', '#fff', 2.5, 'opacity=".8"') +
    path('M-22 0L-12 5V20L-22 14Z', '#fff', 'opacity=".6"')
  );
}
