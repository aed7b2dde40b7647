import { type Point, path, pd, stroke } from '../svg.ts';

interface FrondShape {
  readonly length: number;
  /** How far the tip hangs below the root, as a share of the length. */
  readonly droop: number;
  /** Length of the longest leaflet. */
  readonly spread: number;
  readonly leaflets: number;
}

/** Root at the origin, growing to the right. */
function rib({ length, droop }: FrondShape): readonly [Point, Point, Point] {
  return [
    [0, 0],
    [length * 0.48, -length * 0.24],
    [length, length * droop],
  ];
}

function pointOn([a, b, c]: readonly [Point, Point, Point], t: number): Point {
  const rest = 1 - t;
  return [
    rest * rest * a[0] + 2 * rest * t * b[0] + t * t * c[0],
    rest * rest * a[1] + 2 * rest * t * b[1] + t * t * c[1],
  ];
}

/** One side's leaflets as path data; `side` is -1 for the upper edge and 1 for the lower. */
function leaflets(shape: FrondShape, side: -1 | 1): string {
  const curve = rib(shape);
  const step = 0.92 / shape.leaflets;
  let data = '';
  for (let index = 0; index < shape.leaflets; index += 1) {
    const t = 0.08 + index * step;
    const root = pointOn(curve, t);
    const next = pointOn(curve, Math.min(1, t + step * 1.15));
    const heading = Math.atan2(next[1] - root[1], next[0] - root[0]);
    const open = side * (1.2 - 0.85 * t) + 0.12;
    const reach = shape.spread * Math.sin(Math.PI * (0.2 + 0.72 * t)) ** 0.8 + shape.spread * 0.12;
    const angle = heading + open;
    const tip: Point = [root[0] + Math.cos(angle) * reach, root[1] + Math.sin(angle) * reach + reach * 0.14];
    const bow = angle - side * 0.25;
    const middle: Point = [root[0] + Math.cos(bow) * reach * 0.55, root[1] + Math.sin(bow) * reach * 0.55];
    const inner: Point = [(next[0] + tip[0] + middle[0]) / 3, (next[1] + tip[1] + middle[1]) / 3];
    const back: Point = [inner[0] * 0.6 + next[0] * 0.4, inner[1] * 0.6 + next[1] * 0.4];
    data += pd`M${root[0]} ${root[1]}Q${middle[0]} ${middle[1]} ${tip[0]} ${tip[1]}Q${back[0]} ${back[1]} ${next[0]} ${next[1]}Z`;
  }
  return data;
}

function ribLine(shape: FrondShape): string {
  const [, bend, tip] = rib(shape);
  return pd`M0 0Q${bend[0]} ${bend[1]} ${tip[0]} ${tip[1]}`;
}

/** A palm frond in two tones: the upper leaflets catch the light. */
export function frond(shape: FrondShape, lit: string, shaded: string, ribColour: string): string {
  return (
    path(leaflets(shape, 1), shaded) +
    path(leaflets(shape, -1), lit) +
    stroke(ribLine(shape), ribColour, Math.max(1.5, shape.length * 0.014))
  );
}

/** The same frond as one flat shape, for the shadow that it throws. */
export function frondShadow(shape: FrondShape, colour: string): string {
  return (
    path(leaflets(shape, 1) + leaflets(shape, -1), colour) +
    stroke(ribLine(shape), colour, shape.length * 0.014)
  );
}
