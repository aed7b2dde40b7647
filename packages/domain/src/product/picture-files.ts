/** The widths that photographs are kept in, in pixels; no picture is made larger than it came. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export const LARGEST_PICTURE_BYTES = 20 * 1_024 * 1_024;
export const LARGEST_PICTURE_PIXELS = 50_000_000;

/** Pixels of the shorter side that a photograph, or a part that is cut out of one, has at least. */
export const SMALLEST_PICTURE_SIDE = 200;

/** The name of a picture below `/pictures/`, as a pattern: no address and no way out of that folder (CATALOGUE-49). */
export const PICTURE_FILE = '^[a-z0-9][a-z0-9-]*(?:/[a-z0-9][a-z0-9-]*)*\\.(?:svg|png|jpg|webp|avif)$';
export const PICTURE_TEXT = 'Please name a picture of the shop, such as art/gallery-1.svg';

const pictureShape = new RegExp(PICTURE_FILE);

/** Whether it names a picture of the shop. */
export function isPicture(file: string): boolean {
  return pictureShape.test(file);
}

/** `photos/<hash>-<width>.webp`, the largest of a photograph; its other sizes are found by its name. */
const PHOTO = /^(photos\/[0-9a-f]{32})-(\d{2,4})\.webp$/;
const NAME = /^[0-9a-f]{32}-\d{2,4}\.(?:avif|webp)$/;

export function photoFile(hash: string, width: number): string {
  return `photos/${hash}-${width}.webp`;
}

/** Whether it is what one size of a photograph is called. */
export function isPhotoName(name: string): boolean {
  return NAME.test(name);
}

/** The hash of a photograph's file; null of a drawing. */
export function photoHash(file: string): string | null {
  return PHOTO.exec(file)?.[1]?.slice('photos/'.length) ?? null;
}

/** The widths that a photograph of such a width is kept in. */
export function photoWidths(width: number): number[] {
  const largest = Math.min(width, PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? width);
  return [...PICTURE_WIDTHS.filter((one) => one < largest), largest];
}

/** The sizes of a photograph in one format, as `srcset` names them; null of a drawing, which fits every size. */
export function photoSources(url: string, format: (typeof PICTURE_FORMATS)[number]): string | null {
  const at = url.indexOf('photos/');
  const parts = at === -1 ? null : PHOTO.exec(url.slice(at));
  if (parts === null || parts[1] === undefined) return null;
  const stem = url.slice(0, at) + parts[1];
  return photoWidths(Number(parts[2]))
    .map((width) => `${stem}-${width}.${format} ${width}w`)
    .join(', ');
}
