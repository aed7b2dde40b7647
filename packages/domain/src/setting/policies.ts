/** Pages that a shop in India must have before it sells (Consumer Protection (E-Commerce) Rules 2020). */
export const POLICIES = {
  'privacy-policy': 'Privacy policy',
  'refund-policy': 'Refund policy',
  'shipping-policy': 'Shipping policy',
  'terms-of-service': 'Terms of service',
} as const;

// `[name of the court]`, but no link of Markdown.
const blank = /\[[^\]\n]+\](?![([])/;

/** The titles of the policies that are not there, or have blanks left (SETTING-6). */
export function unfinishedPolicies(bodies: ReadonlyMap<string, string>): string[] {
  return Object.entries(POLICIES).flatMap(([slug, title]) => {
    const body = bodies.get(slug);
    return body === undefined || blank.test(body) ? [title] : [];
  });
}
