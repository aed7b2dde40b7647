import type { Ramp } from '../palette.ts';
import { contactShadow, FLOOR, ground, PICTURE } from '../parts/ground.ts';
import { BOARD, tabletop, waterside } from '../parts/setting.ts';
import { at, Defs, place } from '../svg.ts';

/** Where a thing stands in a product picture, how large it is, and how far it is turned. */
type Spot = readonly [x: number, y: number, scale: number, turn?: number];

/** Things that are sold together: what each is, and where each stands, from back to front. */
export type Several = {
  readonly thing: (d: Defs, ramp: Ramp) => string;
  readonly spots: readonly Spot[];
  /** Where it is put to use. */
  readonly used: 'indoors' | 'outdoors';
};

/** All of them, each to be counted. */
export function severalPicture(several: Several, ramp: Ramp): string {
  const d = new Defs();
  return d.picture(PICTURE, PICTURE, ground(d, ramp.ground) + together(d, several, ramp));
}

/** The one in front so near that its make shows, the others behind it. */
export function severalClose(several: Several, ramp: Ramp): string {
  const d = new Defs();
  const [x, y] = several.spots.at(-1) ?? [400, FLOOR];
  const near = at(430, 730, at(-x, -y, together(d, several, ramp)), 1.75);
  return d.picture(PICTURE, PICTURE, ground(d, ramp.ground, PICTURE, PICTURE, 640) + near);
}

/** All of them where they are used. */
export function severalInUse(several: Several, ramp: Ramp): string {
  const d = new Defs();
  const setting = several.used === 'indoors' ? tabletop(d, ramp.ground) : waterside(d);
  const body = setting + at(400, BOARD + 8, at(-400, -FLOOR, together(d, several, ramp)), 0.82);
  return d.picture(PICTURE, PICTURE, body);
}

function together(d: Defs, { thing, spots }: Several, ramp: Ramp): string {
  const stamp = d.stamp(at(-PICTURE / 2, -FLOOR, thing(d, ramp)));
  return spots
    .map(([x, y, scale, turn = 0]) => {
      const shadow = contactShadow(d, x + 8, y, 215 * scale, 26 * scale, 0.3);
      return shadow + stamp(place(x, y, scale, turn));
    })
    .join('');
}
