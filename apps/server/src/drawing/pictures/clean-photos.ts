import { pictureTypeOf } from '@ilaneer/domain/picture/picture-type';
import { LARGEST_PICTURE_PIXELS } from '@ilaneer/domain/product/picture-files';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { LARGEST_PHOTO_BYTES, type PhotoType } from '@ilaneer/domain/return/photo-type';
import sharp, { type Sharp } from 'sharp';

export type CleanPhoto = { readonly bytes: Uint8Array; readonly contentType: PhotoType };

export type PhotoProblem = { readonly number: number; readonly problem: 'unreadable' | 'too many pixels' };

const QUALITY = 88;
/** Fallback that always fits the size limit. */
const SMALL = { side: 2_000, quality: 80 };

/** Without location, device or other metadata (RETURN-24). Above 5 MB it becomes a smaller WebP. */
export async function cleanPhotos(
  files: readonly Uint8Array[],
): Promise<Result<readonly CleanPhoto[], PhotoProblem>> {
  const photos: CleanPhoto[] = [];
  for (const [index, bytes] of files.entries()) {
    const cleaned = await cleanPhoto(bytes);
    if (!cleaned.ok) return err({ number: index + 1, problem: cleaned.error });
    photos.push(cleaned.value);
  }
  return ok(photos);
}

async function cleanPhoto(bytes: Uint8Array): Promise<Result<CleanPhoto, PhotoProblem['problem']>> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > LARGEST_PICTURE_PIXELS) return err('too many pixels');
    // Tolerates warnings, not truncation.
    const upright = sharp(bytes, { failOn: 'error', limitInputPixels: LARGEST_PICTURE_PIXELS }).autoOrient();
    const own = await inOwnFormat(upright.clone(), bytes);
    return ok(own.bytes.length <= LARGEST_PHOTO_BYTES ? own : await smaller(upright));
  } catch {
    return err('unreadable');
  }
}

async function inOwnFormat(photo: Sharp, bytes: Uint8Array): Promise<CleanPhoto> {
  switch (pictureTypeOf(bytes)) {
    case 'image/png':
      return { bytes: await photo.png().toBuffer(), contentType: 'image/png' };
    case 'image/webp':
      return { bytes: await photo.webp({ quality: QUALITY }).toBuffer(), contentType: 'image/webp' };
    default:
      return { bytes: await photo.jpeg({ quality: QUALITY }).toBuffer(), contentType: 'image/jpeg' };
  }
}

async function smaller(photo: Sharp): Promise<CleanPhoto> {
  const { side, quality } = SMALL;
  const resized = photo.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  return { bytes: await resized.webp({ quality }).toBuffer(), contentType: 'image/webp' };
}
