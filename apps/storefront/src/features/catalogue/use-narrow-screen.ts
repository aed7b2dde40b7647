import { mediaQuery } from '@ilaneer/client/media-query';

/** Whether the screen is as narrow as a phone's, up to and including 768 px (STOREFRONT-18). */
export const useNarrowScreen = mediaQuery('(max-width: 768px)');
