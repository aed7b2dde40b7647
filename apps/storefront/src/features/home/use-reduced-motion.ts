import { mediaQuery } from '@ilaneer/client/media-query';

/** Whether the visitor asked for no motion, followed while the page is open. */
export const useReducedMotion = mediaQuery('(prefers-reduced-motion: reduce)');
