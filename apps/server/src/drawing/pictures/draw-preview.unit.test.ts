import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPreview } from './draw-preview.ts';

const BOX = { width: 440, height: 88 };
const logoOf = (picture: Uint8Array, ground: '#ffffff' | null) =>
  drawPreview({ kind: 'logo', picture, box: BOX, ground });

async function pixelAt(png: Uint8Array, left: number) {
  const at = { left, top: 44, width: 1, height: 1 };
  return [...(await sharp(png).ensureAlpha().extract(at).raw().toBuffer())];
}

it('a logo stands at the left of its box, on nothing or on white', async () => {
  const square = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#204060' } })
    .png()
    .toBuffer();
  const [onDark, onWhite] = [await logoOf(square, null), await logoOf(square, '#ffffff')];
  for (const png of [onDark, onWhite]) expect(await pixelAt(png, 44)).toEqual([0x20, 0x40, 0x60, 255]);
  expect((await pixelAt(onDark, 200))[3]).toBe(0);
  expect(await pixelAt(onWhite, 200)).toEqual([255, 255, 255, 255]);
});

it.each([[null], ['#ffffff' as const]])('the noisiest logo has at most 20 kB (%s)', async (ground) => {
  const raw = { width: 880, height: 176, channels: 4 } as const;
  const noise = await sharp(randomBytes(880 * 176 * 4), { raw })
    .png()
    .toBuffer();
  expect((await logoOf(noise, ground)).length).toBeLessThanOrEqual(20_480);
});
