import { isEmail } from '../account/email.ts';

/** Required pages (Consumer Protection (E-Commerce) Rules 2020). */
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

/** Policies whose material changes are announced (CONTENT-26). */
export const ANNOUNCED_POLICIES = [
  'privacy-policy',
  'terms-of-service',
] as const satisfies readonly PolicySlug[];

export type AnnouncedPolicy = (typeof ANNOUNCED_POLICIES)[number];

export function isAnnouncedPolicy(slug: string): slug is AnnouncedPolicy {
  return ANNOUNCED_POLICIES.some((one) => one === slug);
}

export type BlankValues = Readonly<Record<string, string>>;

// `{{name of the court}}` of templates or `[name of the court]`, but no Markdown link.
const namedBlank = /\{\{\s*([^{}\n]+?)\s*\}\}/g;
const openBlank = /\{\{[^{}\n]+\}\}|\[[^\]\n]+\](?![([])/g;

/** Distinct placeholders in order (SETTING-10). */
export function blanksOf(body: string): string[] {
  return [...new Set([...body.matchAll(namedBlank)].map(([, name = '']) => name))];
}

export function fillBlanks(body: string, values: BlankValues): string {
  return body.replace(namedBlank, (blank, name: string) => {
    const value = Object.hasOwn(values, name) ? (values[name]?.trim() ?? '') : '';
    return value === '' ? blank : value;
  });
}

/** Unfilled placeholders; such a policy stays hidden (SETTING-10). */
export function openBlanks(words: string): string[] {
  return [...new Set(words.match(openBlank) ?? [])];
}

const DAYS = /^\d{1,3}( to \d{1,3})?( (business )?days?)?$/;

/** By the kind that the name states (SETTING-10); empty stays open. */
export function blankProblem(name: string, value: string): string | null {
  const text = value.trim();
  if (text === '') return null;
  if (/\be-?mail\b/i.test(name) && !isEmail(text)) {
    return 'Enter an e-mail address, such as care@example.in';
  }
  if (/^days\b/i.test(name) && !DAYS.test(text)) return 'Enter a number of days, such as 2 or 2 to 4';
  return null;
}

export type OutdatedBlank = { readonly name: string; readonly published: string; readonly value: string };

/** Filled placeholders that differ from the settings (SETTING-24); `value` is empty where the setting is. */
export function outdatedBlanks(
  { body, blanks }: { readonly body: string; readonly blanks: BlankValues },
  facts: BlankValues,
): OutdatedBlank[] {
  return blanksOf(body).flatMap((name) => {
    const published = Object.hasOwn(blanks, name) ? (blanks[name]?.trim() ?? '') : '';
    const value = Object.hasOwn(facts, name) ? facts[name]?.trim() : undefined;
    return value === undefined || published === '' || published === value ? [] : [{ name, published, value }];
  });
}

/** Staff page that opens a draft filled from the settings (SETTING-24). */
export function policyDraftPage(slug: PolicySlug): string {
  return `/settings/policies/${slug}?fill=settings`;
}

/** Policies missing or with placeholders (SETTING-6). */
export function unfinishedPolicies(bodies: ReadonlyMap<string, string>): string[] {
  return POLICY_SLUGS.flatMap((slug) => {
    const body = bodies.get(slug);
    return body === undefined || openBlanks(body).length > 0 ? [POLICIES[slug]] : [];
  });
}
