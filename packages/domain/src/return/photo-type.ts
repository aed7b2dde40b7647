/** Photos of a return: at most 3, of at most 5 MB each. */
export const MOST_PHOTOS = 3;
export const LARGEST_PHOTO_BYTES = 5 * 1_024 * 1_024;

/** The kinds of photos that a return takes. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];
