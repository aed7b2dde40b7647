/** What a picture file is by its first bytes. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/heic';

export const HEIC_TEXT = 'Photos in HEIC format cannot be read here. Choose a JPEG, PNG or WebP picture.';

const PNG = '\x89PNG\r\n\x1a\n';
const JPEG = '\xff\xd8\xff';
const WEBP_AT = 8;
const BOX_TYPE_AT = 4;
const BRANDS_AT = 8;
const BRAND_LENGTH = 4;
/** Sizes and versions of brands; a first box that claims more than this is cut. */
const LONGEST_BOX = 256;

/** Brands of the HEIF container (ISO/IEC 23008-12) whose pictures are in HEVC, or in a format of their own choice. */
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

/** The type of a file by its first bytes, whatever its name says; null where it is no picture that is known here. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (textAt(bytes, 0, JPEG.length) === JPEG) return 'image/jpeg';
  if (textAt(bytes, 0, PNG.length) === PNG) return 'image/png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, WEBP_AT, 4) === 'WEBP') return 'image/webp';
  if (textAt(bytes, BOX_TYPE_AT, 4) !== 'ftyp') return null;
  const brands = brandsOf(bytes);
  // AVIF names the general brands of its container, too.
  if (brands.some((brand) => AVIF.has(brand))) return 'image/avif';
  return brands.some((brand) => HEIF.has(brand)) ? 'image/heic' : null;
}

/** The major brand and the compatible ones; the version between them is no brand. */
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
