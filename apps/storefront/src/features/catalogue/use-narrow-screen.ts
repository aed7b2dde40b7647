import { mediaQuery } from '@ilaneer/client/media-query';

/** Up to 768 px (STOREFRONT-18). */
export const useNarrowScreen = mediaQuery('(max-width: 768px)');
