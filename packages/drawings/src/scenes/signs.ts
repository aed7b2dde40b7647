import { capitals, wordmark, wordmarkAt, wordmarkWidth } from '../lettering.ts';
import { token } from '../palette.ts';
import { backwater, jetty } from '../parts/backwater.ts';
import { halfCoconut, tenderCoconut } from '../parts/coconut.ts';
import { contactShadow } from '../parts/ground.ts';
import { islet } from '../parts/land.ts';
import { markPrint } from '../parts/mark.ts';
import { palm } from '../parts/palm.ts';
import { waterBottle } from '../parts/water-bottle.ts';
import { at, Defs, rect } from '../svg.ts';

/** The brand's name and its sign for a browser's tab. */
export function signs(): Record<string, string> {
  return { 'art/wordmark': lettered(token.palm, token.leaf), 'art/favicon': tabIcon() };
}

/** The sign with round corners, for a browser's tab. */
export function tabIcon(): string {
  return icon(64, 16, 0.82);
}

/** The sign for a home screen, which cuts the corners itself. */
export function appIcon(): string {
  return icon(512, 0, 0.74);
}

/** The sign for home screens that may cut away everything outside a circle. */
export function maskableIcon(): string {
  return icon(512, 0, 0.56);
}

function lettered(ink: string, leaf: string): string {
  const d = new Defs();
  const size = 112;
  return d.picture(396, 120, at((396 - wordmarkWidth(size)) / 2, 100, wordmark(size, ink, leaf)));
}

/** The mark on a leaf-green square; `share` is how much of it the mark takes. */
function icon(size: number, corner: number, share: number): string {
  const d = new Defs();
  const scale = (size * share) / 64;
  const left = (size - 64 * scale) / 2;
  // The mark's middle lies a little below the middle of its box.
  const top = (size - 66 * scale) / 2;
  return d.picture(
    size,
    size,
    rect(0, 0, size, size, corner, token.leaf) + at(left, top, markPrint('#FFFFFF'), scale),
  );
}

/** What a shared link shows, 1200 by 630. */
export function socialPreview(): string {
  const d = new Defs();
  const body =
    backwater(d, 1200, 630, 390) +
    islet(1130, 420, 150) +
    at(1150, 424, palm(d, -80), 0.78) +
    wordmarkAt(d, 330, 290, 150, token.palm, token.leaf) +
    capitals('TENDER COCONUT WATER', 330, 356, 24, token.leaf, 14) +
    capitals('COCONUT OIL', 330, 396, 24, token.leaf, 14) +
    jetty(d, 610, 520, 500) +
    contactShadow(d, 730, 544, 90, 14) +
    at(730, 544, waterBottle(d, 'lime'), 0.66) +
    contactShadow(d, 860, 550, 100, 16) +
    at(860, 550, waterBottle(d, 'natural'), 0.8) +
    contactShadow(d, 1020, 546, 110, 16) +
    at(1020, 420, tenderCoconut(d), 0.74) +
    at(940, 512, halfCoconut(d, 'green'), 0.4, -8);
  return d.picture(1200, 630, body);
}
