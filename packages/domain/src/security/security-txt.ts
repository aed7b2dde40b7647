import { languagesOf } from '../account/notice-language.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 advises less than a year; rendered on request, so it never expires. */
const COUNTS_DAYS = 180;
/** Reserved names (RFC 2606). */
const NOBODYS = /\.(example|invalid|test|localhost)$/;

/** Null for a reserved domain. */
export function securityContact(email: string): string | null {
  return email.includes('@') && !NOBODYS.test(email) ? email : null;
}

/** RFC 9116 (SECURITY-7). */
export function securityTxt({
  contact,
  publicUrl,
  state,
  now,
}: {
  readonly contact: string;
  readonly publicUrl: string;
  /** Of the seller. */
  readonly state: string;
  readonly now: Date;
}): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + COUNTS_DAYS * DAY_MS).toISOString().replace('.000', '');
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${['en', ...languagesOf(state)].join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\r\n');
}
