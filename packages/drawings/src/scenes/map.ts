import { capitals, type Edge } from '../lettering.ts';
import { token } from '../palette.ts';
import { canoe } from '../parts/boat.ts';
import { uru } from '../parts/coast.ts';
import { markPrint } from '../parts/mark.ts';
import { palm } from '../parts/palm.ts';
import { scatter } from '../seed.ts';
import { at, circle, Defs, ellipse, type Point, path, pd, rect, stroke } from '../svg.ts';

const WIDTH = 1200;
const HEIGHT = 800;

// Degrees to picture units about a point in the Arabian Sea; a degree of longitude is a little shorter here.
const NORTH = 11.83;
const WEST = 73.5;
const PER_LATITUDE = 268;
const PER_LONGITUDE = 264;

function on(latitude: number, longitude: number): Point {
  return [(longitude - WEST) * PER_LONGITUDE, (NORTH - latitude) * PER_LATITUDE];
}

const coast = [
  [12.0, 75.23],
  [11.75, 75.48],
  [11.6, 75.58],
  [11.36, 75.74],
  [11.17, 75.8],
  [10.97, 75.87],
  [10.77, 75.92],
  [10.53, 76.02],
  [10.18, 76.16],
  [9.97, 76.24],
  [9.68, 76.29],
  [9.49, 76.32],
  [9.14, 76.47],
  [8.88, 76.56],
  [8.7, 76.72],
] as const;

const ghats = [
  [12.0, 75.75],
  [11.85, 76.1],
  [11.6, 76.42],
  [11.3, 76.5],
  [11.1, 76.62],
  [10.8, 76.86],
  [10.5, 76.84],
  [10.3, 77.02],
  [10.0, 77.2],
  [9.6, 77.22],
  [9.3, 77.2],
  [9.0, 77.24],
  [8.7, 77.28],
] as const;

interface Pin {
  readonly town: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly label: readonly [dx: number, dy: number, edge: Edge];
}

const pins: readonly Pin[] = [
  { town: 'KOZHIKODE', latitude: 11.26, longitude: 75.78, label: [-36, -18, 'end'] },
  { town: 'MALAPPURAM', latitude: 11.05, longitude: 76.07, label: [-18, -84, 'start'] },
  { town: 'PERINTHALMANNA', latitude: 10.94, longitude: 76.26, label: [36, -12, 'start'] },
  { town: 'KOCHI', latitude: 9.97, longitude: 76.28, label: [36, -18, 'start'] },
  { town: 'ALAPPUZHA', latitude: 9.49, longitude: 76.34, label: [36, -18, 'start'] },
];

/** Kerala's coast with the five branches, for the contact page. */
export function map(): Record<string, string> {
  const d = new Defs();
  const body = sea(d) + land(d) + ranges() + backwaters() + life(d) + compass() + pins.map(pin).join('');
  return { 'art/map-kerala': d.picture(WIDTH, HEIGHT, body) };
}

/** A soft line through points, as path data after its first move. */
function through(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(([x, y], index) => {
      const [px, py] = points[index] ?? [x, y];
      return pd`Q${px} ${py} ${(px + x) / 2} ${(py + y) / 2}`;
    })
    .join('');
}

function sea(d: Defs): string {
  const water = d.linear(0, 0, 1, 1, [
    [0, '#E3F4F1'],
    [0.5, token.water],
    [1, '#A9D8D0'],
  ]);
  const shore = coast.map(([latitude, longitude]) => on(latitude, longitude));
  const [[x = 0, y = 0] = []] = shore;
  const line = pd`M${x} ${y}` + through(shore);
  const next = scatter(12);
  let waves = '';
  for (let index = 0; index < 35; index += 1) {
    const x = (index % 5) * 112 + next() * 66;
    const y = Math.floor(index / 5) * 114 + next() * 74;
    waves += pd`M${x} ${y}q10 -8 20 0t20 0`;
  }
  return (
    rect(0, 0, WIDTH, HEIGHT, 0, water) +
    stroke(waves, '#fff', 3, 'opacity=".7"') +
    stroke(line, '#fff', 76, 'opacity=".2"') +
    stroke(line, '#fff', 44, 'opacity=".3"') +
    stroke(line, '#F6E7BF', 16)
  );
}

function land(d: Defs): string {
  const green = d.linear(0, 0, 1, 0.3, [
    [0, '#CBE6B4'],
    [0.6, '#A5D3A0'],
    [1, '#86BF8F'],
  ]);
  const east = d.linear(0, 0, 1, 0, [
    [0, '#E9E3C2'],
    [1, '#F3EDD2'],
  ]);
  const shore = coast.map(([latitude, longitude]) => on(latitude, longitude));
  const border = ghats.map(([latitude, longitude]) => on(latitude, longitude)).reverse();
  const [[x = 0, y = 0] = []] = shore;
  const [lastX, lastY] = shore.at(-1) ?? [0, 0];
  const state = pd`M${x} ${y}${through(shore)}L${lastX} ${lastY}`;
  const back = border.map(([bx, by]) => pd`L${bx} ${by}`).join('');
  return (
    path(pd`M${x} ${y}${through(shore)}L${lastX} ${lastY}V${HEIGHT + 60}H${WIDTH}V-60Z`, east) +
    path(`${state}${back}Z`, green) +
    stroke(
      pd`M${border[0]?.[0] ?? 0} ${border[0]?.[1] ?? 0}${through(border)}`,
      '#FFFFFF',
      3,
      'opacity=".7" stroke-dasharray="3 9"',
    )
  );
}

/** The Western Ghats along the border. */
function ranges(): string {
  return ghats
    .slice(1, -1)
    .flatMap(([latitude, longitude], index) => {
      const [x, y] = on(latitude, longitude);
      return [0, 1].map((peak) => {
        const left = x + peak * 46 - 40;
        const top = y - 18 - ((index + peak) % 3) * 10;
        return (
          path(
            pd`M${left - 56} ${y + 26}C${left - 30} ${y + 10} ${left - 20} ${top - 22} ${left} ${top - 22}S${left + 34} ${y + 8} ${left + 58} ${y + 26}Q${left} ${y + 38} ${left - 56} ${y + 26}Z`,
            '#7DBB86',
          ) +
          path(
            pd`M${left} ${top - 22}C${left + 20} ${top - 22} ${left + 34} ${y + 8} ${left + 58} ${y + 26}Q${left + 36} ${y + 33} ${left + 12} ${y + 32}C${left + 14} ${y} ${left + 8} ${top - 4} ${left} ${top - 22}Z`,
            '#4C8F62',
            'opacity=".75"',
          )
        );
      });
    })
    .join('');
}

/** Vembanad lake, and three rivers from the hills. */
function backwaters(): string {
  const river = (points: readonly (readonly [number, number])[]): string => {
    const way = points.map(([latitude, longitude]) => on(latitude, longitude));
    const [x = 0, y = 0] = way[0] ?? [];
    return pd`M${x} ${y}` + through(way);
  };
  const rivers =
    river([
      [10.77, 75.92],
      [10.8, 76.2],
      [10.76, 76.5],
      [10.72, 76.8],
      [10.72, 76.86],
    ]) +
    river([
      [11.16, 75.81],
      [11.2, 76.0],
      [11.26, 76.25],
      [11.4, 76.4],
      [11.42, 76.42],
    ]) +
    river([
      [10.16, 76.18],
      [10.12, 76.4],
      [10.06, 76.7],
      [10.02, 77.0],
      [10.0, 77.02],
    ]);
  const [lakeX, lakeY] = on(9.72, 76.36);
  return (
    stroke(rivers, '#8CCBC6', 6) +
    path(
      pd`M${lakeX - 20} ${lakeY - 66}C${lakeX - 4} ${lakeY - 50} ${lakeX + 8} ${lakeY - 20} ${lakeX + 16} ${lakeY + 6}C${lakeX + 26} ${lakeY + 34} ${lakeX + 22} ${lakeY + 60} ${lakeX + 10} ${lakeY + 62}C${lakeX} ${lakeY + 30} ${lakeX - 14} ${lakeY - 10} ${lakeX - 20} ${lakeY - 66}Z`,
      '#8CCBC6',
    )
  );
}

function life(d: Defs): string {
  return (
    at(236, 352, uru(d), 0.5) +
    at(520, 486, canoe(d), 0.28) +
    [
      [716, 392, 0.15],
      [772, 360, 0.12],
      [850, 420, 0.13],
      [872, 540, 0.14],
      [838, 700, 0.16],
      [900, 750, 0.13],
    ]
      .map(
        ([x = 0, y = 0, scale = 1]) =>
          ellipse(x, y, 16, 4, token.palm, 'opacity=".16"') + at(x, y, palm(d, 20), scale),
      )
      .join('')
  );
}

function compass(): string {
  return at(
    1090,
    206,
    circle(0, 0, 54, '#FFFBEF', 'opacity=".85"') +
      circle(0, 0, 46, 'none', `stroke="${token.husk}" stroke-width="2"`) +
      path('M0 -38L10 0H-10Z', token.hibiscus) +
      path('M0 38L10 0H-10Z', token.palm) +
      path('M-38 0L0 -7V7ZM38 0L0 -7V7Z', token.husk, 'opacity=".55"') +
      capitals('N', 0, -60, 18, token.palm),
  );
}

function pin({ town, latitude, longitude, label: [dx, dy, edge] }: Pin): string {
  const [x, y] = on(latitude, longitude);
  const width = town.length * 18.4 + 32;
  const left = { start: dx - 16, middle: dx - width / 2, end: dx - width + 16 }[edge];
  return at(
    x,
    y,
    rect(left, dy - 30, width, 42, 21, '#FFFBEF', 'opacity=".92"') +
      capitals(town, dx, dy, 25, token.palm, 6, edge) +
      ellipse(3, 1, 13, 5, token.palm, 'opacity=".35"') +
      path('M0 0C-8 -20 -26 -34 -26 -54A26 26 0 0 1 26 -54C26 -34 8 -20 0 0Z', token.leaf) +
      path('M0 0C8 -20 26 -34 26 -54A26 26 0 0 0 10 -78C20 -52 12 -24 0 0Z', token.palm, 'opacity=".3"') +
      at(-17, -73, markPrint('#FFFFFF'), 0.53),
  );
}
