/** Its version is stored with every subscription, so a changed text needs a new version (NEWSLETTER-4). */
export const NEWSLETTER_CONSENT = {
  version: '2026-11',
  text: 'Now and then we write about the season, new flavours and offers. Every mail has a link to leave with one click.',
} as const;
