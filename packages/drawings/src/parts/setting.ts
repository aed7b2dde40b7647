import { mix } from '../palette.ts';
import { at, type Defs } from '../svg.ts';
import { backwater } from './backwater.ts';
import { contactShadow, ground, PICTURE } from './ground.ts';
import { woodenBoard } from './kitchen.ts';
import { bank } from './land.ts';
import { palm } from './palm.ts';

/** Where a thing on the board of `waterside` or `tabletop` touches it. */
export const BOARD = 684;

/** A bench by the backwater in the morning, for things in use. */
export function waterside(d: Defs): string {
  return (
    backwater(d, PICTURE, PICTURE, 430) +
    bank(d, PICTURE, PICTURE, 590) +
    at(84, 640, palm(d, 60), 1.12) +
    at(732, 620, palm(d, -50), 0.98) +
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
