import { waterPackPicture } from '../kinds/water-pack.ts';
import { wordmark, wordmarkWidth } from '../lettering.ts';
import { pressing, token } from '../palette.ts';
import { backwater, jetty } from '../parts/backwater.ts';
import { halfCoconut, matureCoconut, tenderCoconut } from '../parts/coconut.ts';
import { contactShadow, ground, PICTURE } from '../parts/ground.ts';
import { mark, markPrint } from '../parts/mark.ts';
import { oilBottle } from '../parts/oil-bottle.ts';
import { oilPouch } from '../parts/oil-pouch.ts';
import { palm } from '../parts/palm.ts';
import { waterBottle } from '../parts/water-bottle.ts';
import { at, circle, Defs, ellipse, path, rect, stroke } from '../svg.ts';
import { framed } from './inset.ts';

/** The brand's own signs, and the art of screens and sections. */
export function sectionArt(): Record<string, string> {
  return {
    'art/wordmark': lettered(token.palm, token.leaf),
    'art/favicon': favicon(),
    'art/default-product': defaultProduct(),
    'art/not-found': notFound(),
    'art/empty-cart': emptyCart(),
    'art/featured-pet-bottle': featured('#F3B54A', (d) =>
      at(450, 900, oilBottle(d, 'virgin', 'large'), 1.36),
    ),
    'art/featured-pouch': featured(
      '#BFE3B4',
      (d) =>
        at(330, 900, oilPouch(d, 'virgin', 'large'), 0.98) +
        at(640, 916, oilPouch(d, 'chekku', 'small'), 0.72),
    ),
    'art/featured-water-pack': featuredPack(),
    'art/farm-step-1': harvest(),
    'art/farm-step-2': opening(),
    'art/farm-step-3': sending(),
  };
}

function lettered(ink: string, leaf: string): string {
  const d = new Defs();
  const size = 112;
  return d.picture(396, 120, at((396 - wordmarkWidth(size)) / 2, 100, wordmark(size, ink, leaf)));
}

function favicon(): string {
  const d = new Defs();
  return d.picture(64, 64, rect(0, 0, 64, 64, 16, token.leaf) + at(6, 5, markPrint('#FFFFFF'), 0.82));
}

function defaultProduct(): string {
  const d = new Defs();
  return d.picture(PICTURE, PICTURE, ground(d, pressing.virgin.ground) + at(240, 220, mark(), 5));
}

function notFound(): string {
  const d = new Defs();
  const body =
    rect(0, 0, 480, 360, 32, '#E4F2DC') +
    ellipse(240, 306, 210, 34, '#BFE3B4') +
    at(96, 306, palm(d, 36), 0.5) +
    contactShadow(d, 300, 300, 82, 14) +
    at(300, 236, matureCoconut(d), 0.5, 24) +
    stroke(
      'M250 96C272 118 282 140 286 158M318 70C324 102 324 126 320 148M382 100C366 122 354 140 346 158',
      token.palm,
      5,
      'opacity=".3" stroke-dasharray="2 14"',
    );
  return d.picture(480, 360, body);
}

function emptyCart(): string {
  const d = new Defs();
  const weave = Array.from({ length: 7 }, (_, row) =>
    stroke(`M${146 - row * -7} ${236 + row * 20}H${354 - row * 7}`, '#6B4524', 4, 'opacity=".45"'),
  );
  const body =
    ellipse(250, 372, 190, 24, '#BFE3B4') +
    stroke('M160 226C170 60 330 60 340 226', '#8A5A33', 16) +
    stroke('M160 226C170 60 330 60 340 226', '#B98352', 7) +
    path(
      'M124 214H376L346 366Q344 376 334 376H166Q156 376 154 366Z',
      d.across([
        [0, '#B98352'],
        [0.3, '#D9B27C'],
        [1, '#8A5A33'],
      ]),
    ) +
    weave.join('') +
    rect(112, 200, 276, 30, 15, '#D9B27C') +
    at(412, 330, halfCoconut(d, 'green'), 0.34, -8);
  return d.picture(500, 400, body);
}

function featured(tint: string, goods: (d: Defs) => string): string {
  const d = new Defs();
  const body =
    rect(
      0,
      0,
      900,
      1000,
      0,
      d.linear(0, 0, 1, 1, [
        [0, '#FFFBEF'],
        [0.5, tint],
        [1, tint],
      ]),
    ) +
    circle(450, 470, 330, '#FFFBEF', 'opacity=".5"') +
    path('M0 840C260 800 640 800 900 840V1000H0Z', token.palm, 'opacity=".1"') +
    contactShadow(d, 450, 900, 260, 36) +
    goods(d) +
    at(720, 880, halfCoconut(d, 'brown'), 0.5, -8);
  return d.picture(900, 1000, body);
}

function featuredPack(): string {
  const d = new Defs();
  const body =
    rect(
      0,
      0,
      900,
      1000,
      0,
      d.linear(0, 0, 1, 1, [
        [0, '#FFFFFF'],
        [0.5, token.water],
        [1, '#A9D8D0'],
      ]),
    ) + framed(waterPackPicture(12, 'natural'), { x: 90, y: 130, size: 720 });
  return d.picture(900, 1000, body);
}

function farm(body: (d: Defs) => string): string {
  const d = new Defs();
  return d.picture(480, 360, backwater(d, 480, 360, 240) + body(d));
}

function harvest(): string {
  return farm(
    (d) =>
      at(250, 330, palm(d, 20), 0.66) +
      stroke('M226 330V80M254 330V80', '#8A5A33', 5) +
      Array.from({ length: 9 }, (_, rung) => stroke(`M226 ${316 - rung * 26}H254`, '#8A5A33', 4)).join('') +
      contactShadow(d, 376, 326, 52, 9) +
      at(376, 280, tenderCoconut(d, false), 0.3) +
      at(120, 312, tenderCoconut(d, false), 0.2),
  );
}

function opening(): string {
  return farm(
    (d) =>
      jetty(d, 60, 280, 360) +
      contactShadow(d, 170, 292, 60, 9) +
      at(170, 226, tenderCoconut(d), 0.42) +
      at(316, 264, halfCoconut(d, 'green'), 0.44, -6),
  );
}

function sending(): string {
  return farm(
    (d) =>
      jetty(d, 60, 280, 360) +
      [120, 190, 260]
        .map((x) => contactShadow(d, x, 292, 28, 6) + at(x, 294, waterBottle(d, 'natural'), 0.3))
        .join('') +
      at(360, 294, waterBottle(d, 'lime'), 0.3),
  );
}
