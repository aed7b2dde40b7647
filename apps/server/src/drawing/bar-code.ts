import bwipjs from 'bwip-js/node';
import type { Pdf } from './pdf-page.ts';

/** Quiet zone, in modules; scanners need it. */
const QUIET = 10;

const DRAWABLE = /^[\x20-\x7e]{1,48}$/;

export function drawBarCode(
  pdf: Pdf,
  text: string,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  // Typed tracking numbers may have characters without a bar code: only the text is drawn.
  if (!DRAWABLE.test(text)) return;
  const widths = barsOf(text);
  const bar = place.width / (widths.reduce((sum, width) => sum + width, 0) + 2 * QUIET);
  let at = place.x + QUIET * bar;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) pdf.rect(at, place.y, width * bar, place.height);
    at += width * bar;
  }
  pdf.fill('#000000');
}

/** Alternating bar and gap widths. */
function barsOf(text: string): readonly number[] {
  const [drawn] = bwipjs.raw({ bcid: 'code128', text });
  if (drawn === undefined || !('sbs' in drawn)) throw new Error('a bar code has no bars');
  return drawn.sbs;
}
