import { type Defs, ellipse, path, rect, stroke } from '../svg.ts';

/** A climber high on a trunk, a loop of rope round his feet; his hip is the origin and the trunk is behind him. */
export function climber(): string {
  return (
    stroke('M-8 8C-34 22 -38 40 -14 52M8 8C34 22 38 40 14 52', '#9A6540', 12) +
    stroke('M-22 56Q0 66 22 56M-20 61Q0 71 20 61', '#D9B27C', 5) +
    path('M-24 -18H24C30 4 28 20 20 30Q0 36 -20 30C-28 20 -30 4 -24 -18Z', '#FFFDF4') +
    path('M-22 -76Q0 -88 22 -76L26 -14Q0 -6 -26 -14Z', '#C8402F') +
    path('M8 -82L22 -76L26 -14L12 -10Q16 -50 8 -82Z', '#92291C', 'opacity=".45"') +
    stroke('M-18 -70C-34 -84 -30 -104 -12 -112M18 -70C34 -88 30 -108 14 -120', '#9A6540', 11) +
    ellipse(0, -100, 15, 17, '#A8734A') +
    path('M-16 -96C-18 -124 18 -124 16 -96C8 -90 -8 -90 -16 -96Z', '#24150D') +
    path('M-17 -104Q0 -116 17 -104L16 -97Q0 -108 -16 -97Z', '#FFFBEF') +
    path('M24 -18C40 -14 44 4 36 18C30 10 26 -4 24 -18Z', '#8FA3A0') +
    rect(20, -26, 9, 14, 3, '#5C3719')
  );
}

/** A bunch of green coconuts hanging from the origin, about 150 wide and 130 high; `nut` places one of them. */
export function bunch(nut: (transform: string) => string): string {
  const spots = [
    [-34, 62],
    [34, 60],
    [0, 56],
    [-22, 96],
    [24, 96],
  ];
  return (
    stroke('M0 0C-4 20 -20 30 -32 44M0 0C2 20 0 30 0 38M0 0C6 20 20 30 32 42', '#B98E4E', 8) +
    spots.map(([x = 0, y = 0]) => nut(`translate(${x} ${y}) scale(.17)`)).join('')
  );
}

/** A steel vessel with a filter cloth over it, 200 wide, standing on the origin; water runs through the cloth. */
export function filterVessel(d: Defs): string {
  const steel = d.across([
    [0, '#7F9A96'],
    [0.2, '#F4FAF8'],
    [0.5, '#C5D8D4'],
    [0.82, '#8FA9A4'],
    [1, '#6C8782'],
  ]);
  return (
    path('M-92 -150H92L84 -8Q0 14 -84 -8Z', steel) +
    stroke('M-88 -96Q0 -78 88 -96M-85 -40Q0 -22 85 -40', '#6C8782', 3, 'opacity=".5"') +
    ellipse(0, -150, 96, 22, '#6C8782') +
    path(
      'M-100 -152Q0 -184 100 -152Q104 -128 84 -124Q40 -96 0 -96T-84 -124Q-104 -128 -100 -152Z',
      '#FFFDF4',
    ) +
    path('M-100 -152Q0 -122 100 -152Q0 -184 -100 -152Z', '#E9F4F0') +
    ellipse(0, -153, 54, 10, '#CFE6DC') +
    stroke('M-70 -122L-62 -106M-30 -108L-26 -98M30 -108L26 -98M70 -122L62 -106', '#DCD3B8', 2.4)
  );
}
