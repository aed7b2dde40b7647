export const MOST_PHOTOS = 3;
export const LARGEST_PHOTO_BYTES = 5 * 1_024 * 1_024;

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];
