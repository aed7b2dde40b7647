/**
 * What somebody agrees to who subscribes. The version is kept with every subscription, so a change of the text
 * needs a new version.
 */
export const NEWSLETTER_CONSENT = {
  version: '2026-11',
  text: 'Now and then we write about the season, new flavours and offers. Every mail has a link to leave with one click.',
} as const;
