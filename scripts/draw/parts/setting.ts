import { mix } from '../palette.ts';
import { at, type Defs } from '../svg.ts';
import { backwater } from './backwater.ts';
import { contactShadow, ground, PICTURE } from './ground.ts';
import { woodenBoard } from './kitchen.ts';
import { palm } from './palm.ts';

/** Where a thing on the board of `waterside` or `tabletop` touches it. */
export const BOARD = 684;

/** A bench by the backwater in the morning, for things in use. */
export function waterside(d: Defs): string {
  return (
    backwater(d, PICTURE, PICTURE, 430) +
    at(96, 500, palm(d, 60)) +
    at(720, 480, palm(d, -50), 0.8) +
    contactShadow(d, 400, 716, 330, 26) +
    at(400, 700, woodenBoard(d, 720, 110))
  );
}

/** A board of jackwood on a table in a quiet room. */
export function tabletop(d: Defs, tint: string): string {
  return (
    ground(d, mix(tint, '#FBFAF4', 0.3)) +
    contactShadow(d, 410, 728, 350, 26) +
    at(400, 716, woodenBoard(d, 730, 104))
  );
}
