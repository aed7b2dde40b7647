export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/heic';

export const HEIC_TEXT = 'Photos in HEIC format cannot be read here. Choose a JPEG, PNG or WebP picture.';

const PNG = '\x89PNG\r\n\x1a\n';
const JPEG = '\xff\xd8\xff';
const WEBP_AT = 8;
const BOX_TYPE_AT = 4;
const BRANDS_AT = 8;
const BRAND_LENGTH = 4;
/** Bounds the brand list of a first box. */
const LONGEST_BOX = 256;

/** HEIF brands (ISO/IEC 23008-12) with HEVC or unspecified codecs. */
const HEIF = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
  'mif1',
  'msf1',
  'mif2',
]);
const AVIF = new Set(['avif', 'avis']);

/** By magic bytes, regardless of name; null if unknown. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (textAt(bytes, 0, JPEG.length) === JPEG) return 'image/jpeg';
  if (textAt(bytes, 0, PNG.length) === PNG) return 'image/png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, WEBP_AT, 4) === 'WEBP') return 'image/webp';
  if (textAt(bytes, BOX_TYPE_AT, 4) !== 'ftyp') return null;
  const brands = brandsOf(bytes);
  // AVIF also lists generic brands.
  if (brands.some((brand) => AVIF.has(brand))) return 'image/avif';
  return brands.some((brand) => HEIF.has(brand)) ? 'image/heic' : null;
}

/** Major and compatible brands; the version in between is skipped. */
function brandsOf(bytes: Uint8Array): string[] {
  const size = bytes.slice(0, BOX_TYPE_AT).reduce((sum, byte) => sum * 256 + byte, 0);
  const end = Math.min(size, bytes.length, LONGEST_BOX);
  const brands: string[] = [];
  for (let at = BRANDS_AT; at + BRAND_LENGTH <= end; at += BRAND_LENGTH) {
    if (at !== BRANDS_AT + BRAND_LENGTH) brands.push(textAt(bytes, at, BRAND_LENGTH));
  }
  return brands;
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
