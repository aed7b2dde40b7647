import { mediaQuery } from '@ilaneer/client/media-query';

/** Live. */
export const useReducedMotion = mediaQuery('(prefers-reduced-motion: reduce)');
