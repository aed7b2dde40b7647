/** Pages that a shop in India must have before it sells (Consumer Protection (E-Commerce) Rules 2020). */
export const POLICIES = {
  'privacy-policy': 'Privacy policy',
  'refund-policy': 'Refund policy',
  'shipping-policy': 'Shipping policy',
  'terms-of-service': 'Terms of service',
} as const;

export type PolicySlug = keyof typeof POLICIES;

export const POLICY_SLUGS = [
  'privacy-policy',
  'refund-policy',
  'shipping-policy',
  'terms-of-service',
] as const satisfies readonly PolicySlug[];

export function isPolicySlug(slug: string): slug is PolicySlug {
  return Object.hasOwn(POLICIES, slug);
}

/** Those that account holders are told of where a change of them matters (CONTENT-26). */
export const TOLD_POLICIES = ['privacy-policy', 'terms-of-service'] as const satisfies readonly PolicySlug[];

export type ToldPolicy = (typeof TOLD_POLICIES)[number];

export function isToldPolicy(slug: string): slug is ToldPolicy {
  return TOLD_POLICIES.some((one) => one === slug);
}

/** What fills the blanks of a policy, by their names. */
export type BlankValues = Readonly<Record<string, string>>;

// `{{name of the court}}`, as templates have them, and `[name of the court]`, as people write them; but no link of Markdown.
const namedBlank = /\{\{\s*([^{}\n]+?)\s*\}\}/g;
const openBlank = /\{\{[^{}\n]+\}\}|\[[^\]\n]+\](?![([])/g;

/** The names of the blanks in a policy's text, each once, in their order (SETTING-10). */
export function blanksOf(body: string): string[] {
  return [...new Set([...body.matchAll(namedBlank)].map(([, name = '']) => name))];
}

/** The words as shoppers read them: every blank that has a value says it, the others stay. */
export function fillBlanks(body: string, values: BlankValues): string {
  return body.replace(namedBlank, (blank, name: string) => {
    const value = Object.hasOwn(values, name) ? (values[name]?.trim() ?? '') : '';
    return value === '' ? blank : value;
  });
}

/** What is still blank in filled words, as it stands there. Nobody is shown a policy that has any (SETTING-10). */
export function openBlanks(words: string): string[] {
  return [...new Set(words.match(openBlank) ?? [])];
}

/** The titles of the policies that are not there, or have blanks left (SETTING-6). */
export function unfinishedPolicies(bodies: ReadonlyMap<string, string>): string[] {
  return POLICY_SLUGS.flatMap((slug) => {
    const body = bodies.get(slug);
    return body === undefined || openBlanks(body).length > 0 ? [POLICIES[slug]] : [];
  });
}
