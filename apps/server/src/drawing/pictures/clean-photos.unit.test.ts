import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LARGEST_PHOTO_BYTES } from '@ilaneer/domain/return/photo-type';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPhotos } from './clean-photos.ts';

const SECRET = 'Pixel-9-of-Meera';

/** EXIF-rotated with location and device: red above blue when upright. */
function sideways(): Sharp {
  const half = (background: string) => sharp({ create: { width: 30, height: 20, channels: 3, background } });
  return half('#0000ff')
    .extend({ left: 30, background: '#ff0000' })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: SECRET }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${SECRET}</a></x:xmpmeta>`);
}

const segment = (marker: number, text: string) => {
  const body = Buffer.from(text, 'latin1');
  return Buffer.concat([Buffer.from([0xff, marker, 0, body.length + 2]), body]);
};
const withSegments = (jpeg: Buffer) =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xed, `Photoshop 3.0\0${SECRET}`),
    segment(0xfe, SECRET),
    jpeg.subarray(2),
    Buffer.from(SECRET),
  ]);

/** A text chunk after the 33 bytes of signature and header. */
function withText(png: Buffer): Buffer {
  const body = Buffer.from(`tEXtComment\0${SECRET}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)]);
}

async function cleaned(bytes: Buffer) {
  const taken = await cleanPhotos([bytes]);
  if (!taken.ok || taken.value[0] === undefined) throw new Error('the photo is not taken');
  const { contentType, bytes: clean } = taken.value[0];
  return { contentType, bytes: Buffer.from(clean) };
}

async function colourAt(bytes: Buffer, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((part) => (part > 128 ? 1 : 0));
}

describe('a photo that a shopper sends', () => {
  it.each([
    ['image/jpeg', async () => withSegments(await sideways().jpeg().toBuffer())],
    ['image/png', async () => withText(await sideways().png().toBuffer())],
    ['image/webp', async () => sideways().webp().toBuffer()],
  ])('keeps nothing of its camera as %s, and stands upright', async (type, make) => {
    const sent = await make();
    expect(sent.includes(SECRET)).toBe(true);
    expect((await sharp(sent).metadata()).orientation).toBe(6);
    const { contentType, bytes } = await cleaned(sent);
    expect(contentType).toBe(type);
    expect(bytes.includes(SECRET)).toBe(false);
    const { exif, xmp, iptc, icc, comments, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, comments, orientation }).toEqual({});
    expect([width, height]).toEqual([20, 60]);
    expect(await colourAt(bytes, 10, 10)).toEqual([1, 0, 0]);
    expect(await colourAt(bytes, 10, 50)).toEqual([0, 0, 1]);
  });

  it('is named by its number when it does not decode', async () => {
    const jpeg = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    for (const broken of [jpeg.subarray(0, 30), jpeg.subarray(0, jpeg.length / 2), Buffer.alloc(0)]) {
      expect(await cleanPhotos([jpeg, broken])).toEqual({
        ok: false,
        error: { number: 2, problem: 'unreadable' },
      });
    }
  });

  it('is refused by its pixels before they are decoded', async () => {
    const wide = await sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await cleanPhotos([wide])).toEqual({
      ok: false,
      error: { number: 1, problem: 'too many pixels' },
    });
  });

  it('stays within 5 MB for any content', async () => {
    const [width, height] = [2_400, 2_400];
    const noise = randomBytes(width * height * 3);
    const raw = { width, height, channels: 3 } as const;
    const { bytes, contentType } = await cleaned(
      await sharp(noise, { raw }).png({ compressionLevel: 1 }).toBuffer(),
    );
    expect(contentType).toBe('image/webp');
    expect(bytes.length).toBeLessThanOrEqual(LARGEST_PHOTO_BYTES);
    expect((await sharp(bytes).metadata()).width).toBe(2_000);
  }, 60_000);
});
