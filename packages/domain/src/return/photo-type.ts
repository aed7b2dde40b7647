/** Photos of a return: at most 3, of at most 5 MB each. */
export const MOST_PHOTOS = 3;
export const LARGEST_PHOTO_BYTES = 5 * 1_024 * 1_024;

/** The kinds of photos that a return takes. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
const WEBP_AT = 8;

/** What a file is by its first bytes, whatever its name says; null when it is no photo. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | null {
  if (hasAt(bytes, 0, JPEG)) return 'image/jpeg';
  if (hasAt(bytes, 0, PNG)) return 'image/png';
  if (hasAt(bytes, 0, RIFF) && hasAt(bytes, WEBP_AT, WEBP)) return 'image/webp';
  return null;
}

function hasAt(bytes: Uint8Array, offset: number, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[offset + index] === byte);
}
