import { mediaQuery } from '@ilaneer/client/media-query';

export const useReducedMotion = mediaQuery('(prefers-reduced-motion: reduce)');
