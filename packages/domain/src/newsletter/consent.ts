/** The version is stored with each subscription: a changed text needs a new one (NEWSLETTER-4). */
export const NEWSLETTER_CONSENT = {
  version: '2026-11-23',
  text: 'Now and then we write about the season, new flavours and offers. We use your address for that alone, and the service that carries our mails sees it. Every mail has a link to leave with one click. How to see, correct or erase it, and where to complain, stands in our Privacy Policy.',
} as const;
