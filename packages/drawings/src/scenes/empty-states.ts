import { token } from '../palette.ts';
import { halfCoconut, matureCoconut } from '../parts/coconut.ts';
import { contactShadow, ground, PICTURE } from '../parts/ground.ts';
import { mark } from '../parts/mark.ts';
import { palm } from '../parts/palm.ts';
import { at, Defs, ellipse, path, pd, rect, stroke } from '../svg.ts';

/** What stands where there is nothing to show. */
export function emptyStates(): Record<string, string> {
  return {
    'art/default-product': defaultProduct(),
    'art/empty-cart': emptyCart(),
    'art/not-found': notFound(),
  };
}

function defaultProduct(): string {
  const d = new Defs();
  return d.picture(PICTURE, PICTURE, ground(d, '#D8ECCF') + at(240, 220, mark(), 5));
}

/** A palm-leaf basket that waits. */
function emptyCart(): string {
  const d = new Defs();
  const straw = d.across([
    [0, '#A87443'],
    [0.3, '#E3BE88'],
    [0.6, '#CDA063'],
    [1, '#8A5A33'],
  ]);
  const basket = 'M118 214H382L350 362Q347 376 334 376H166Q153 376 150 362Z';
  let light = '';
  let dark = '';
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const x = 116 + column * 31 + (row % 2) * 15;
      const weave = pd`M${x} ${232 + row * 19}q8 -7 16 0`;
      if ((row + column) % 2 === 0) light += weave;
      else dark += weave;
    }
  }
  const handle = 'M160 218C166 50 334 50 340 218';
  const body =
    ellipse(256, 374, 196, 22, '#BFE3B4') +
    contactShadow(d, 252, 374, 120, 14) +
    stroke(handle, '#6B4524', 19) +
    stroke(handle, '#B98352', 13) +
    stroke(handle, '#E3BE88', 4, 'stroke-dasharray="10 14"') +
    ellipse(250, 214, 132, 28, '#6B4524') +
    ellipse(250, 219, 118, 20, '#43240F') +
    path('M146 222C180 206 320 206 354 222C330 240 170 240 146 222Z', '#8F6A3E', 'opacity=".55"') +
    path(basket, straw) +
    `<g clip-path="${d.clip(path(basket, '#000'))}">${stroke(light, '#F6E3BC', 4, 'opacity=".7"')}${stroke(dark, '#6B4020', 4, 'opacity=".55"')}</g>` +
    path('M114 206C150 240 350 240 386 206L382 228C350 260 150 260 118 228Z', '#D9B27C') +
    stroke('M122 220C160 246 340 246 378 220', '#8A5A33', 2.6, 'stroke-dasharray="9 9"') +
    contactShadow(d, 420, 374, 48, 8) +
    at(418, 332, halfCoconut(d, 'green'), 0.34, -8);
  return d.picture(500, 375, at(0, -20, body));
}

/** A coconut that came down in the wrong place. */
function notFound(): string {
  const d = new Defs();
  const sand = d.down([
    [0, '#F6E7BF'],
    [1, '#E6CF9A'],
  ]);
  const card = d.clip(rect(0, 0, 480, 360, 32, '#000'));
  const body =
    rect(0, 0, 480, 360, 32, '#E4F2DC') +
    rect(372, 58, 64, 64, 32, token.sun, 'opacity=".8"') +
    rect(356, 42, 96, 96, 48, token.sun, 'opacity=".18"') +
    `<g clip-path="${card}">${path('M0 232H480V300H0Z', token.water)}${path('M0 280Q120 252 250 268T480 262V360H0Z', sand)}${stroke('M300 246h40M380 254h60M30 250h50', '#fff', 3, 'opacity=".8"')}</g>` +
    at(96, 312, palm(d, 36), 0.54) +
    contactShadow(d, 300, 316, 82, 14) +
    path('M206 318C230 292 262 300 300 302S372 290 396 318C360 336 242 336 206 318Z', '#D9BF84') +
    at(300, 246, matureCoconut(d), 0.52, 24) +
    path('M214 312C244 300 262 312 300 314S360 300 388 312C360 330 244 332 214 312Z', '#F0DDAC') +
    stroke(
      'M254 92C272 116 280 138 284 156M318 64C324 98 324 126 320 148M382 148C366 156 356 164 350 174',
      token.palm,
      5,
      'opacity=".35" stroke-dasharray="2 14"',
    );
  return d.picture(480, 360, body);
}
