/** Widths in pixels; pictures are never enlarged. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export const LARGEST_PICTURE_BYTES = 20 * 1_024 * 1_024;
export const LARGEST_PICTURE_PIXELS = 50_000_000;

/** Pixels of a photo's or crop's shorter side. */
export const SMALLEST_PICTURE_SIDE = 64;

/** Name below `/pictures/`: no URL, no path traversal (CATALOGUE-49). */
export const PICTURE_FILE = '^[a-z0-9][a-z0-9-]*(?:/[a-z0-9][a-z0-9-]*)*\\.(?:svg|png|jpg|webp|avif)$';
export const PICTURE_TEXT = 'Choose a picture';

const pictureShape = new RegExp(PICTURE_FILE);

export function isPicture(file: string): boolean {
  return pictureShape.test(file);
}

/** `photos/<hash>-<width>.webp`: the largest size, from which the others' names derive. */
const PHOTO = /^(photos\/[0-9a-f]{32})-(\d{2,4})\.webp$/;
const NAME = /^[0-9a-f]{32}-\d{2,4}\.(?:avif|webp)$/;

export function photoFile(hash: string, width: number): string {
  return `photos/${hash}-${width}.webp`;
}

export function isPhotoName(name: string): boolean {
  return NAME.test(name);
}

export function photoHash(file: string): string | null {
  return PHOTO.exec(file)?.[1]?.slice('photos/'.length) ?? null;
}

export function photoWidths(width: number): number[] {
  const largest = Math.min(width, PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? width);
  return [...PICTURE_WIDTHS.filter((one) => one < largest), largest];
}

/** `srcset` of one format; null for a drawing, which scales. */
export function photoSources(url: string, format: (typeof PICTURE_FORMATS)[number]): string | null {
  const at = url.indexOf('photos/');
  const parts = at === -1 ? null : PHOTO.exec(url.slice(at));
  if (parts === null || parts[1] === undefined) return null;
  const stem = url.slice(0, at) + parts[1];
  return photoWidths(Number(parts[2]))
    .map((width) => `${stem}-${width}.${format} ${width}w`)
    .join(', ');
}
