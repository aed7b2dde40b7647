const DAY_MS = 86_400_000;
/** RFC 9116 advises less than a year; the page is computed, so that it never runs out. */
const COUNTS_DAYS = 180;
/** Names that nobody can own (RFC 2606). */
const NOBODYS = /\.(example|invalid|test|localhost)$/;

/** Where weaknesses are reported; null where nobody would read it. */
export function securityContact(email: string): string | null {
  return email.includes('@') && !NOBODYS.test(email) ? email : null;
}

/** How to report a weakness of the shop (SECURITY-7), in the form of RFC 9116. */
export function securityTxt({
  contact,
  publicUrl,
  now,
}: {
  readonly contact: string;
  readonly publicUrl: string;
  readonly now: Date;
}): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + COUNTS_DAYS * DAY_MS).toISOString().replace('.000', '');
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, ml',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\r\n');
}
