import { createHash } from 'node:crypto';
import {
  LARGEST_PICTURE_PIXELS,
  PICTURE_FORMATS,
  photoWidths,
  SMALLEST_PICTURE_SIDE,
} from '@ilaneer/domain/product/picture-files';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { type Failure, invalid } from '../../http/failure.ts';

/** A part of a photograph, in its own pixels. */
export type Cut = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type MadePicture = {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly name: string; readonly bytes: Buffer; readonly type: string }[];
};

const TAKEN = ['jpeg', 'png', 'webp', 'heif'] as const;
// AVIF takes long to make: this is what a phone photograph is done with in about a second.
const AVIF = { quality: 55, effort: 2 };
const WEBP = { quality: 82 };

/**
 * Makes the sizes of a photograph, upright and without what its camera wrote into it. What it is, its bytes say. Errors:
 * PICTURE_REFUSED.
 */
export async function makeSizes(bytes: Buffer, cut: Cut | null): Promise<Result<MadePicture, Failure>> {
  const found = await readSize(bytes);
  if (!found.ok) return found;
  if (
    cut !== null &&
    (cut.left + cut.width > found.value.width || cut.top + cut.height > found.value.height)
  ) {
    return refused('The cut reaches beyond the picture');
  }
  const { width: whole, height: tall } = cut ?? found.value;
  if (Math.min(whole, tall) < SMALLEST_PICTURE_SIDE)
    return refused(`A picture has at least ${SMALLEST_PICTURE_SIDE} × ${SMALLEST_PICTURE_SIDE} pixels`);
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(cut)).digest('hex').slice(0, 32);
  const widths = photoWidths(whole);
  const files: MadePicture['files'][number][] = [];
  try {
    for (const width of widths) {
      const opened = await open(bytes, { limitInputPixels: LARGEST_PICTURE_PIXELS });
      const upright = opened.autoOrient();
      const resized = (cut === null ? upright : upright.extract(cut)).resize({ width });
      for (const format of PICTURE_FORMATS) {
        const made = format === 'avif' ? resized.clone().avif(AVIF) : resized.clone().webp(WEBP);
        files.push({
          name: `${hash}-${width}.${format}`,
          bytes: await made.toBuffer(),
          type: `image/${format}`,
        });
      }
    }
  } catch {
    return refused('The picture did not arrive whole. Please try again.');
  }
  const width = widths.at(-1) ?? whole;
  return ok({ hash, width, height: Math.round((tall * width) / whole), files });
}

async function readSize(bytes: Buffer): Promise<Result<{ width: number; height: number }, Failure>> {
  const read = await metadataOf(bytes).catch(() => null);
  if (read === null || !TAKEN.some((format) => format === read.format)) {
    return refused('Please choose a JPEG, PNG, WebP or AVIF photograph');
  }
  const { width, height } = read.autoOrient;
  if (width * height > LARGEST_PICTURE_PIXELS) return refused('A picture has at most 50 megapixels');
  return ok({ width, height });
}

async function metadataOf(bytes: Buffer): Promise<Metadata> {
  return (await open(bytes, { limitInputPixels: false })).metadata();
}

// The library takes 28 MB for as long as the shop runs, and is wanted when staff add a picture. Of an empty file it throws
// at once.
async function open(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, options);
}

function refused(message: string): Result<never, Failure> {
  return err(invalid([{ field: 'picture', message }], 'PICTURE_REFUSED'));
}
