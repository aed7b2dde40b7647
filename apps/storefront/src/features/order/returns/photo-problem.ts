import { HEIC_TEXT } from '@ilaneer/domain/picture/picture-type';
import { LARGEST_PHOTO_BYTES, MOST_PHOTOS, PHOTO_TYPES } from '@ilaneer/domain/return/photo-type';

/** `accept` of the picker. */
export const PHOTO_ACCEPT = PHOTO_TYPES.join(',');

/** Before sending; the server checks bytes. */
export function photoProblem(
  files: readonly { readonly name: string; readonly size: number; readonly type: string }[],
  already: number,
): string | null {
  // Some systems don't know the type.
  if (files.some(({ name, type }) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)))
    return HEIC_TEXT;
  if (files.some(({ type }) => !PHOTO_TYPES.some((one) => one === type))) {
    return 'Please choose JPEG, PNG or WebP photos';
  }
  if (files.some(({ size }) => size > LARGEST_PHOTO_BYTES)) return 'A photo may have at most 5 MB';
  if (files.length + already > MOST_PHOTOS) return `A return has at most ${MOST_PHOTOS} photos`;
  return null;
}
