import { contactShadow, ground } from '../parts/ground.ts';
import { woodenBoard } from '../parts/kitchen.ts';
import { at, type Defs } from '../svg.ts';

export const COVER_WIDTH = 1200;
export const COVER_HEIGHT = 675;

/** Where things on a cover's floor stand. */
export const COVER_FLOOR = 590;

/** A quiet room for the cover of an article. */
export function room(d: Defs, tint: string): string {
  return ground(d, tint, COVER_WIDTH, COVER_HEIGHT, 490);
}

/** The room with a long board in it; things stand on it at `COVER_FLOOR`. */
export function boardRoom(d: Defs, tint: string, width = 960): string {
  return (
    room(d, tint) + contactShadow(d, 600, 634, width * 0.46, 22) + at(600, 622, woodenBoard(d, width, 104))
  );
}

/** A thing whose foot is its origin, with its shade. */
export function stood(
  d: Defs,
  x: number,
  y: number,
  width: number,
  thing: string,
  scale: number,
  turn = 0,
): string {
  return contactShadow(d, x, y, width, width * 0.16) + at(x, y, thing, scale, turn);
}
