import { createHash } from 'node:crypto';
import { HEIC_TEXT, pictureTypeOf } from '@ilaneer/domain/picture/picture-type';
import {
  LARGEST_PICTURE_PIXELS,
  PICTURE_FORMATS,
  photoWidths,
  SMALLEST_PICTURE_SIDE,
} from '@ilaneer/domain/product/picture-files';
import { err, ok, type Result } from '@ilaneer/domain/result';
import sharp from 'sharp';

export type Cut = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type SizesJob = { readonly bytes: Uint8Array; readonly cut: Cut | null };

export type MadePicture = {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array; readonly type: string }[];
};

// Effort 2 encodes a phone photo in about a second.
const AVIF = { quality: 55, effort: 2 };
const WEBP = { quality: 82 };

/** Upright and without metadata; the type is read from the bytes. Errors: the text to show. */
export async function makeSizes({ bytes, cut }: SizesJob): Promise<Result<MadePicture, string>> {
  const found = await readSize(bytes);
  if (!found.ok) return found;
  if (
    cut !== null &&
    (cut.left + cut.width > found.value.width || cut.top + cut.height > found.value.height)
  ) {
    return err('The cut reaches beyond the picture');
  }
  const { width: whole, height: tall } = cut ?? found.value;
  if (Math.min(whole, tall) < SMALLEST_PICTURE_SIDE)
    return err(`A picture has at least ${SMALLEST_PICTURE_SIDE} × ${SMALLEST_PICTURE_SIDE} pixels`);
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(cut)).digest('hex').slice(0, 32);
  const widths = photoWidths(whole);
  const width = widths.at(-1) ?? whole;
  try {
    const files = await drawSizes({ bytes, cut }, hash, widths);
    return ok({ hash, width, height: Math.round((tall * width) / whole), files });
  } catch {
    return err('The picture did not arrive whole. Please try again.');
  }
}

/** Decodes once at the largest width, then downscales. */
async function drawSizes(
  { bytes, cut }: SizesJob,
  hash: string,
  widths: readonly number[],
): Promise<MadePicture['files']> {
  const upright = sharp(bytes, { limitInputPixels: LARGEST_PICTURE_PIXELS }).autoOrient();
  const { data, info } = await (cut === null ? upright : upright.extract(cut))
    .resize({ width: Math.max(...widths) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const files: MadePicture['files'][number][] = [];
  for (const size of widths) {
    const resized = sharp(data, { raw: { width, height, channels } }).resize({ width: size });
    for (const format of PICTURE_FORMATS) {
      const made = format === 'avif' ? resized.clone().avif(AVIF) : resized.clone().webp(WEBP);
      files.push({
        name: `${hash}-${size}.${format}`,
        bytes: await made.toBuffer(),
        type: `image/${format}`,
      });
    }
  }
  return files;
}

async function readSize(bytes: Uint8Array): Promise<Result<{ width: number; height: number }, string>> {
  const type = pictureTypeOf(bytes);
  if (type === 'image/heic') return err(HEIC_TEXT);
  if (type === null) return err('Please choose a JPEG, PNG, WebP or AVIF photograph');
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height > LARGEST_PICTURE_PIXELS) return err('A picture has at most 50 megapixels');
    return ok({ width, height });
  } catch {
    return err('The picture did not arrive whole. Please try again.');
  }
}
