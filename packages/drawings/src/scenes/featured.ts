import { standingPack } from '../kinds/water-pack.ts';
import { token } from '../palette.ts';
import { halfCoconut } from '../parts/coconut.ts';
import { contactShadow, onFloor } from '../parts/ground.ts';
import { oilBottle } from '../parts/oil-bottle.ts';
import { oilPouch } from '../parts/oil-pouch.ts';
import { at, circle, Defs, path, rect } from '../svg.ts';

/** The three tall cards of the exclusive collection. */
export function featured(): Record<string, string> {
  return {
    'art/featured-pet-bottle': card('#F3B54A', petBottle),
    'art/featured-pouch': card('#BFE3B4', pouches),
    'art/featured-water-pack': card('#B9DFDA', waterPack),
  };
}

function card(tint: string, goods: (d: Defs) => string): string {
  const d = new Defs();
  const wall = d.linear(0, 0, 1, 1, [
    [0, '#FFFBEF'],
    [0.5, tint],
    [1, tint],
  ]);
  const body =
    rect(0, 0, 900, 1000, 0, wall) +
    circle(450, 470, 340, '#FFFBEF', 'opacity=".5"') +
    path('M0 840C260 800 640 800 900 840V1000H0Z', token.palm, 'opacity=".1"') +
    goods(d);
  return d.picture(900, 1000, body);
}

function petBottle(d: Defs): string {
  return (
    contactShadow(d, 430, 900, 170, 32) +
    at(430, 900, oilBottle(d, 'virgin', 'large'), 1.42) +
    contactShadow(d, 706, 926, 120, 20) +
    at(706, 852, halfCoconut(d, 'brown'), 0.7, -8)
  );
}

function pouches(d: Defs): string {
  return (
    contactShadow(d, 336, 890, 220, 32) +
    at(336, 890, oilPouch(d, 'virgin', 'large'), 1.06) +
    contactShadow(d, 668, 914, 160, 26) +
    at(668, 914, oilPouch(d, 'chekku', 'small'), 0.78)
  );
}

function waterPack(d: Defs): string {
  return onFloor(standingPack(d, 12, 'natural'), 450, 890, 1.16);
}
