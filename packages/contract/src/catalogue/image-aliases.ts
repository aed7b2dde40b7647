/** What earlier clients call things of a picture. */
export const IMAGE_ALIASES = { publicUrl: 'url', originalName: 'alt' } as const;
