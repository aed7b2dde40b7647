import { mix, token } from '../palette.ts';
import { at, type Defs, ellipse, path, pd, place, rect } from '../svg.ts';
import { frondShadow } from './frond.ts';

export const PICTURE = 800;

/** Where a standing product touches the floor of a product picture. */
export const FLOOR = 690;

/** The shade of two fronds that hang outside the picture, top left, where the light comes from. */
export function palmShade(d: Defs, colour: string, opacity: number): string {
  const shade = d.stamp(frondShadow({ length: 520, droop: 0.3, spread: 190, leaflets: 15 }, colour));
  const turns = [place(-60, 90, 1, 8), place(330, -110, 0.9, 62), place(640, -60, 0.8, 28)];
  return `<g opacity="${opacity}">${turns.map((turn) => shade(turn)).join('')}</g>`;
}

/** A sunlit wall: for things that hang or lie flat. */
export function wall(d: Defs, tint: string, width = PICTURE, height = PICTURE): string {
  const shade = mix(tint, token.palm, 0.5);
  return (
    rect(0, 0, width, height, 0, d.linear(0, 0, 0.9, 1, wallStops(tint))) +
    palmShade(d, shade, 0.1) +
    rect(0, 0, width, height, 0, glow(d))
  );
}

/** A wall and a floor: for things that stand. */
export function ground(
  d: Defs,
  tint: string,
  width = PICTURE,
  height = PICTURE,
  horizon = height * 0.7375,
): string {
  const floor = d.down([
    [0, mix(tint, token.palm, 0.1)],
    [0.35, mix(tint, token.palm, 0.03)],
    [1, mix(tint, token.kernel, 0.3)],
  ]);
  const edge = pd`M0 ${horizon}C${width * 0.3} ${horizon - 24} ${width * 0.7} ${horizon - 24} ${width} ${horizon}V${height}H0Z`;
  return wall(d, tint, width, height) + path(edge, floor);
}

/** A thing drawn for a product picture, its foot moved to a point and its size changed. */
export function onFloor(body: string, x: number, y: number, scale: number, turn = 0): string {
  return at(x, y, at(-PICTURE / 2, -FLOOR, body), scale, turn);
}

function wallStops(tint: string) {
  return [
    [0, mix(tint, token.kernel, 0.62)],
    [0.5, mix(tint, token.kernel, 0.2)],
    [1, mix(tint, token.palm, 0.05)],
  ] as const;
}

function glow(d: Defs): string {
  return d.radial(0.22, 0.12, 0.75, [
    [0, '#fff', 0.55],
    [1, '#fff', 0],
  ]);
}

/** The dark line under a thing, and the longer shade that it throws away from the light. */
export function contactShadow(
  d: Defs,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  strength = 0.42,
): string {
  const soft = d.radial(0.5, 0.5, 0.5, [
    [0, token.palm, strength],
    [0.55, token.palm, strength * 0.55],
    [1, token.palm, 0],
  ]);
  const long = d.radial(0.32, 0.5, 0.6, [
    [0, token.palm, strength * 0.7],
    [1, token.palm, 0],
  ]);
  return (
    ellipse(cx + rx * 0.55, cy + ry * 0.15, rx * 1.55, ry * 1.25, long) +
    ellipse(cx + rx * 0.04, cy, rx * 1.12, ry * 0.8, soft)
  );
}

/** A ball of blurred shade behind something that hangs a little off the wall. */
export function hangingShadow(shape: string, dx = 16, dy = 22): string {
  return (
    at(dx * 1.5, dy * 1.5, path(shape, token.palm, 'opacity=".06"'), 1) +
    at(dx, dy, path(shape, token.palm, 'opacity=".08"')) +
    at(dx * 0.45, dy * 0.45, path(shape, token.palm, 'opacity=".12"'))
  );
}
